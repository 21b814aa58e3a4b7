import { expect, test } from '@jest/globals';
import { PREFECTURES } from '../../../shared/address/prefectures.ts';
import { REGIONS } from './regions.ts';
import { TILES } from './tiles.ts';

test('every prefecture has one tile, and no two share a place', () => {
  expect(TILES.map(({ prefecture }) => prefecture)).toEqual([...PREFECTURES]);
  expect(new Set(TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(PREFECTURES.length);
});

test('tiles lie as the prefectures do: Aomori north of Tokyo, Fukuoka west of Osaka', () => {
  const at = (name: string) => TILES.find(({ prefecture }) => prefecture === name);
  expect(at('青森県')?.row).toBeLessThan(at('東京都')?.row ?? 0);
  expect(at('福岡県')?.column).toBeLessThan(at('大阪府')?.column ?? 0);
  expect(at('北海道')?.short).toBe('北海道');
  expect(at('京都府')?.short).toBe('京都');
});

test('every prefecture stands in one region', () => {
  expect(REGIONS.flatMap(({ prefectures }) => prefectures)).toEqual([...PREFECTURES]);
  expect(REGIONS[1]?.prefectures.join('、')).toBe('茨城県、栃木県、群馬県、埼玉県、千葉県、東京都、神奈川県');
});
