import { PREFECTURES, type Prefecture } from '../../../shared/address/prefectures.ts';

/** Rows of tiles from north to south; a dot is sea. */
const ROWS = [
  '.  .  .  .  .  .  .  .  .  .  .  北 .',
  '.  .  .  .  .  .  .  .  .  .  .  青 .',
  '.  .  .  .  .  .  .  .  .  .  .  秋 岩',
  '.  .  .  .  .  .  .  .  .  .  .  山形 宮城',
  '.  .  .  .  .  .  .  .  石 富 新 福島 .',
  '.  .  .  島根 鳥 .  .  福井 岐 長野 群 栃 茨',
  '.  .  山口 広 岡 兵 京 滋 愛知 山梨 埼 千 .',
  '.  .  .  .  .  .  大阪 奈 三 静 東 .  .',
  '佐 福岡 大分 .  愛媛 香 和 .  .  .  神 .  .',
  '長崎 熊 宮崎 .  高 徳 .  .  .  .  .  .  .',
  '.  鹿 .  .  .  .  .  .  .  .  .  .  .',
  '沖 .  .  .  .  .  .  .  .  .  .  .  .',
] as const;

interface Tile {
  prefecture: Prefecture;
  /** Name without 都, 府 and 県. */
  short: string;
  /** Column and row in a CSS grid, from 1. */
  column: number;
  row: number;
}

function shortName(prefecture: Prefecture): string {
  return prefecture === '北海道' ? prefecture : prefecture.slice(0, -1);
}

/** Prefectures on the map, in the order of JIS X 0401, so that the Tab key moves from north to south. */
export const TILES: readonly Tile[] = ROWS.flatMap((line, row) =>
  line.split(/ +/).flatMap((start, column): Tile[] =>
    PREFECTURES.filter((prefecture) => start !== '.' && prefecture.startsWith(start)).map((prefecture) => ({
      prefecture,
      short: shortName(prefecture),
      column: column + 1,
      row: row + 1,
    })),
  ),
).toSorted((a, b) => PREFECTURES.indexOf(a.prefecture) - PREFECTURES.indexOf(b.prefecture));
