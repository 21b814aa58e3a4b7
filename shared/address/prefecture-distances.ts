import { PREFECTURES, type Prefecture } from './prefectures.ts';

/**
 * Latitude and longitude of the 47 prefectural offices in the order of PREFECTURES, in degrees, accurate to about a
 * kilometre. From the Geospatial Information Authority of Japan, 「都道府県庁の経度緯度」.
 */
const OFFICES: readonly (readonly [latitude: number, longitude: number])[] = [
  [43.06, 141.35],
  [40.82, 140.74],
  [39.7, 141.15],
  [38.27, 140.87],
  [39.72, 140.1],
  [38.24, 140.36],
  [37.75, 140.47],
  [36.34, 140.45],
  [36.57, 139.88],
  [36.39, 139.06],
  [35.86, 139.65],
  [35.6, 140.12],
  [35.69, 139.69],
  [35.45, 139.64],
  [37.9, 139.02],
  [36.7, 137.21],
  [36.59, 136.63],
  [36.07, 136.22],
  [35.66, 138.57],
  [36.65, 138.18],
  [35.39, 136.72],
  [34.98, 138.38],
  [35.18, 136.91],
  [34.73, 136.51],
  [35.0, 135.87],
  [35.02, 135.76],
  [34.69, 135.52],
  [34.69, 135.18],
  [34.69, 135.83],
  [34.23, 135.17],
  [35.5, 134.24],
  [35.47, 133.05],
  [34.66, 133.94],
  [34.4, 132.46],
  [34.19, 131.47],
  [34.07, 134.56],
  [34.34, 134.04],
  [33.84, 132.77],
  [33.56, 133.53],
  [33.61, 130.42],
  [33.25, 130.3],
  [32.74, 129.87],
  [32.79, 130.74],
  [33.24, 131.61],
  [31.91, 131.42],
  [31.56, 130.56],
  [26.21, 127.68],
];

/** Land borders, each listed with the first prefecture of the pair. */
const BORDERS: Readonly<Partial<Record<Prefecture, readonly Prefecture[]>>> = {
  青森県: ['岩手県', '秋田県'],
  岩手県: ['宮城県', '秋田県'],
  宮城県: ['秋田県', '山形県', '福島県'],
  秋田県: ['山形県'],
  山形県: ['福島県', '新潟県'],
  福島県: ['茨城県', '栃木県', '群馬県', '新潟県'],
  茨城県: ['栃木県', '埼玉県', '千葉県'],
  栃木県: ['群馬県', '埼玉県'],
  群馬県: ['埼玉県', '新潟県', '長野県'],
  埼玉県: ['千葉県', '東京都', '山梨県', '長野県'],
  千葉県: ['東京都'],
  東京都: ['神奈川県', '山梨県'],
  神奈川県: ['山梨県', '静岡県'],
  新潟県: ['富山県', '長野県'],
  富山県: ['石川県', '長野県', '岐阜県'],
  石川県: ['福井県', '岐阜県'],
  福井県: ['岐阜県', '滋賀県', '京都府'],
  山梨県: ['長野県', '静岡県'],
  長野県: ['岐阜県', '静岡県', '愛知県'],
  岐阜県: ['愛知県', '三重県', '滋賀県'],
  静岡県: ['愛知県'],
  愛知県: ['三重県'],
  三重県: ['滋賀県', '京都府', '奈良県', '和歌山県'],
  滋賀県: ['京都府'],
  京都府: ['大阪府', '兵庫県', '奈良県'],
  大阪府: ['兵庫県', '奈良県', '和歌山県'],
  兵庫県: ['鳥取県', '岡山県'],
  奈良県: ['和歌山県'],
  鳥取県: ['島根県', '岡山県', '広島県'],
  島根県: ['広島県', '山口県'],
  岡山県: ['広島県'],
  広島県: ['山口県'],
  徳島県: ['香川県', '愛媛県', '高知県'],
  香川県: ['愛媛県'],
  愛媛県: ['高知県'],
  福岡県: ['佐賀県', '熊本県', '大分県'],
  佐賀県: ['長崎県'],
  熊本県: ['大分県', '宮崎県', '鹿児島県'],
  大分県: ['宮崎県'],
  宮崎県: ['鹿児島県'],
};

const EARTH_RADIUS_KM = 6371;

function officeOf(prefecture: string) {
  const office = OFFICES[PREFECTURES.indexOf(prefecture as Prefecture)];
  return office && { latitude: radians(office[0]), longitude: radians(office[1]) };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Distance of two prefectural offices as the crow flies, in km, by haversine; infinite for an unknown name. */
export function distanceKm(from: string, to: string): number {
  const one = officeOf(from);
  const other = officeOf(to);
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const north = Math.sin((other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin((other.longitude - one.longitude) / 2) ** 2;
  const share = north + Math.cos(one.latitude) * Math.cos(other.latitude) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
}

/** Whether two prefectures share a border on land. */
export function areNeighbours(one: string, other: string): boolean {
  const has = (a: string, b: string) => BORDERS[a as Prefecture]?.some((name) => name === b) ?? false;
  return has(one, other) || has(other, one);
}

/** Sorts the nearest first; items of one prefecture keep their order. */
export function nearestFirst<Item extends { prefecture: string }>(
  items: readonly Item[],
  from: string,
): Item[] {
  const away = new Map(items.map((item) => [item, distanceKm(from, item.prefecture)]));
  const of = (item: Item) => Math.min(away.get(item) ?? Number.MAX_VALUE, Number.MAX_VALUE);
  return items.toSorted((a, b) => of(a) - of(b));
}
