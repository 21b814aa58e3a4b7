import { PREFECTURES, type Prefecture } from '../../../shared/address/prefectures.ts';

interface Region {
  name: string;
  prefectures: readonly Prefecture[];
}

/** Regions from north to south, each with its last prefecture in the order of JIS X 0401. */
const LAST: readonly (readonly [name: string, last: Prefecture])[] = [
  ['北海道・東北', '福島県'],
  ['関東', '神奈川県'],
  ['甲信越・北陸', '長野県'],
  ['東海', '三重県'],
  ['近畿', '和歌山県'],
  ['中国', '山口県'],
  ['四国', '高知県'],
  ['九州・沖縄', '沖縄県'],
];

export const REGIONS: readonly Region[] = LAST.map(([name, last], index) => {
  const before = LAST[index - 1]?.[1];
  const start = before ? PREFECTURES.indexOf(before) + 1 : 0;
  return { name, prefectures: PREFECTURES.slice(start, PREFECTURES.indexOf(last) + 1) };
});
