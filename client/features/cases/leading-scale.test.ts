import { expect, test } from '@jest/globals';
import { leadingScale } from './leading-scale.ts';

test('the first part of a scale leads the page; the rest is among the facts', () => {
  expect(leadingScale('84店舗、ルーター84台、スイッチ103台').value).toBe('84店舗');
  expect(leadingScale('320床').value).toBe('320床');
});
