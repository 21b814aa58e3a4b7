import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spokenModel } from './spoken-model.ts';

test.each([
  ['えむえーさんごーいちいち', 'MA3511'],
  ['エムエス2310', 'MS2310'],
  ['ｴﾑｴｰ３５１１', 'MA3511'],
  ['えむえすにーさんいちぜろ', 'MS2310'],
  ['エム・エー・サン・ゴー・イチ・イチ', 'MA3511'],
  ['エスイーエーアール2100', 'SEAR2100'],
  ['さんごいちいち', '3511'],
  ['まさんごーいちいち', '3511'],
  ['まー3511', '3511'],
])('%s is read as %s', (typed, expected) => {
  expect(spokenModel(typed)).toBe(expected);
});

test.each(['', 'ルーター', 'さんご', 'さんごしょう', 'MA3511', '無線LAN 802', 'シリアル番号123', 'ー・ー'])(
  '%j is no spoken part number',
  (typed) => {
    expect(spokenModel(typed)).toBe('');
  },
);

test('any text is read as letters and digits of Latin script, no longer than itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'えむさんごーいち3a・ ﾞ'), maxLength: 60 }), (typed) => {
      const read = spokenModel(typed);
      expect(read).toMatch(/^[A-Z0-9]*$/);
      expect(read.length).toBeLessThanOrEqual(typed.length);
    }),
  );
});
