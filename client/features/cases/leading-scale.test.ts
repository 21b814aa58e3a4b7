import { expect, test } from '@jest/globals';
import { leadingScale } from './leading-scale.ts';

test('what a scale names first leads the page; the rest stands among the facts', () => {
  expect(leadingScale('84店舗、ルーター84台、スイッチ103台').value).toBe('84店舗');
  expect(leadingScale('320床').value).toBe('320床');
});
