import { expect, test } from '@jest/globals';
import type { PageRecord } from '../../../shared/pages/page-schema.ts';
import { checkAnswerDays } from './answer-days.ts';

/** Fields of the problems of a form's page. */
function fieldsWith(page: Pick<PageRecord, 'lead' | 'words'>): string[] {
  const pages = [page] as PageRecord[];
  return [...checkAnswerDays({ pages }, () => 'x.yaml')].map(({ field }) => field);
}

const next = ['1営業日以内にご連絡します。', '冊子は、当日または翌営業日に発送します。'];

test('a lead and words with the days of the steps after sending are accepted', () => {
  expect(
    fieldsWith({ lead: '1営業日以内にご連絡します。', words: { next, note: '数分で終わります。' } }),
  ).toEqual([]);
  expect(fieldsWith({ words: { next, delivery: '当日または翌営業日に発送します。' } })).toEqual([]);
});

test('other days are reported with the field that promises them', () => {
  expect(fieldsWith({ lead: '2営業日以内にご連絡します。', words: { next } })).toEqual(['lead']);
  expect(fieldsWith({ words: { next, apply: '11営業日以内、翌営業日も可' } })).toEqual([
    'words.apply',
    'words.apply',
  ]);
});

test('a page without a form may name any days', () => {
  expect(fieldsWith({ lead: '診断は2営業日以内です。' })).toEqual([]);
});
