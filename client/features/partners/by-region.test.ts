import { expect, test } from '@jest/globals';
import type { Partner } from '../../../shared/api/partner.ts';
import { PREFECTURES } from '../../../shared/prefectures.ts';
import { regionRows } from './by-region.ts';

const partner = (prefecture: string, kinds: string[]): Partner => ({
  id: 1,
  name: `${prefecture}地区`,
  prefecture,
  kinds,
  areas: [prefecture],
  industries: [],
});

test('every prefecture stands in one region', () => {
  const rows = regionRows(PREFECTURES.map((prefecture) => partner(prefecture, ['販売'])));
  expect(rows.map(([, sales]) => sales).join('、')).toBe(PREFECTURES.join('、'));
  expect(rows[1]?.[1]).toBe('茨城県、栃木県、群馬県、埼玉県、千葉県、東京都、神奈川県');
});

test('several partners of a prefecture are counted, and a region without one says so', () => {
  const rows = regionRows([partner('愛知県', ['販売', '運用']), partner('愛知県', ['販売'])]);
  expect(rows[3]).toEqual(['東海', '愛知県(2社)', '近くの地域から伺います', '愛知県']);
});
