import { PARTNER_KINDS, type Partner } from '../../../shared/api/partner.ts';
import { PREFECTURES } from '../../../shared/prefectures.ts';
import type { BriefSection } from '../brief/types.ts';

/** Regions from north to south, each up to its last prefecture in the order of JIS X 0401. */
const REGIONS = [
  ['北海道・東北', '福島県'],
  ['関東', '神奈川県'],
  ['甲信越・北陸', '長野県'],
  ['東海', '三重県'],
  ['近畿', '和歌山県'],
  ['中国', '山口県'],
  ['四国', '高知県'],
  ['九州・沖縄', '沖縄県'],
] as const;

/** The table of partners: for each region and kind, where their offices are. */
export function regionRows(partners: Partner[]): string[][] {
  let start = 0;
  return REGIONS.map(([name, last]) => {
    const end = PREFECTURES.indexOf(last) + 1;
    const prefectures = PREFECTURES.slice(start, end);
    start = end;
    return [name, ...PARTNER_KINDS.map((kind) => officesOf(partners, prefectures, kind))];
  });
}

function officesOf(partners: Partner[], prefectures: readonly string[], kind: string): string {
  const offices = prefectures.flatMap((prefecture) => {
    const count = partners.filter(
      (item) => item.prefecture === prefecture && item.kinds.includes(kind),
    ).length;
    if (count === 0) return [];
    return [count === 1 ? prefecture : `${prefecture}(${count}社)`];
  });
  return offices.join('、') || '近くの地域から伺います';
}

export function partnersSection(partners: Partner[]): BriefSection {
  return {
    id: 'regions',
    title: '全国のパートナー',
    lead: '所在地の都道府県です。近くの都道府県も分担して受け持ち、47都道府県のすべてに対応します。',
    blocks: [
      {
        kind: 'table',
        caption: '地域と区分ごとの、パートナーの所在地',
        head: ['地域', ...PARTNER_KINDS.map((kind) => `${kind}パートナー`)],
        rows: regionRows(partners),
      },
      {
        kind: 'notice',
        text: '所在地と製品をお書き添えのうえ[お問い合わせ](/sales)からご連絡いただければ、お近くの会社をご紹介します。',
      },
    ],
  };
}
