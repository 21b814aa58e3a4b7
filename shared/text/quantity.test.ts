import { expect, test } from '@jest/globals';
import { quantity } from './quantity.ts';

test.each([
  ['200', 'Gbps', '200 Gbps'],
  ['24', 'ポート', '24ポート'],
  ['0〜50', '℃', '0〜50℃'],
  ['RJ45', undefined, 'RJ45'],
])('%s and %s read as one', (value, unit, text) => {
  expect(quantity(value, unit)).toBe(text);
});
