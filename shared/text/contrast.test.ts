import { expect, test } from '@jest/globals';
import { contrast } from './contrast.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
});
