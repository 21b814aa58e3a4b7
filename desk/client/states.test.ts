import { expect, test } from '@jest/globals';
import { minuteInJapan, statesOf } from './states.ts';

const NOW = '2026-11-20 12:00';
const textsOf = (listed: object) =>
  statesOf({ file: 'a.yaml', title: 'a', ...listed }, NOW).map(({ text }) => text);

test('a record says what visitors see of it, and what is being written', () => {
  expect(textsOf({})).toEqual(['公開中']);
  expect(textsOf({ isHidden: true })).toEqual(['非表示']);
  expect(textsOf({ publishFrom: '2026-12-01 09:00' })).toEqual(['予約 2026-12-01 09:00']);
  expect(textsOf({ publishFrom: '2026-11-01 09:00', publishUntil: NOW })).toEqual(['期間終了']);
  const draft = { author: '', savedAt: '' };
  expect(textsOf({ draft: { ...draft, state: 'review' } })).toEqual(['承認待ち', '公開中']);
  expect(textsOf({ isNew: true, draft: { ...draft, state: 'writing' } })).toEqual(['下書き']);
});

test('times are those of Japan', () => {
  expect(minuteInJapan(new Date('2026-11-30T15:05:00Z'))).toBe('2026-12-01 00:05');
});
