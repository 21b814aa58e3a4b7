import { expect, test } from '@jest/globals';
import { asksForContact } from './asks-for-contact.ts';

const WORDS = ['電話', 'TEL', '営業時間', '夜間'];

test.each(['電話', 'サポート　電話', 'ＴＥＬ', 'tel.', '営業時間外', '今日の営業時間は', '夜間 故障'])(
  '%j looks for a contact',
  (value) => {
    expect(asksForContact(value, WORDS)).toBe(true);
  },
);

test.each(['', 'IP電話', '電話線', 'hotel', 'telemetry', '営業', '夜間ジョブ'])(
  '%j does not look for a contact',
  (value) => {
    expect(asksForContact(value, WORDS)).toBe(false);
  },
);

test('a vendor without words has no such queries', () => {
  expect(asksForContact('電話', [])).toBe(false);
});
