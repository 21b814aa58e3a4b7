import { choice, flag, number, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';
import type { Use } from './wireless-plan.ts';

export const USE_LABELS = {
  office: '業務システムとWeb',
  light: 'Webとメール、資料を見る',
  meeting: 'Web会議が多い',
  lesson: '授業や研修の動画',
} as const satisfies Record<Use, string>;

/** Input of the tool for access points, with their channels and the switches that feed them. */
export const WIRELESS_FORM = {
  fields: {
    place: choice('設置場所', {
      indoor: '屋内(オフィス、教室、ホール)',
      guest: '客室や住戸(1室に1台)',
      warehouse: '倉庫の棚の通路',
      outdoor: '屋外',
    }),
    generation: choice('規格', { '6': 'Wi-Fi 6以降', '7': 'Wi-Fi 7', '5': '指定しない' }),
    // Keys that are numbers come in ascending order: the default is named.
    width: choice('5GHz帯のチャネル幅', { '20': '20MHz', '40': '40MHz', '80': '80MHz' }, { initial: '40' }),
    six: flag('6GHz帯も使う(端末が対応)'),
    radar: flag('DFSを避ける(W52だけを使う)'),
    growth: number('増加の見込み', 20, { unit: '%', min: 0, max: 200 }),
    survive: flag('電源が1台故障しても給電を続ける'),
  },
  rows: {
    name: '部屋',
    max: 8,
    first: { room: '執務室', area: '400', ceiling: '2.7', people: '60', each: '2' },
    fields: {
      room: words('名前'),
      rooms: number('同じ部屋の数', null, { unit: '室', hint: '空欄は1室', min: 1, max: 2_000, whole: true }),
      area: number('1室の面積', 100, { unit: 'm²', min: 1, max: 300_000 }),
      ceiling: number('天井の高さ', 2.7, { unit: 'm', hint: '屋外は取り付けの高さ', min: 2, max: 15 }),
      people: number('1室の人数', 10, { unit: '人', min: 1, max: 2_000, whole: true }),
      each: number('1人あたりの端末', 2, { unit: '台', min: 0.5, max: 5 }),
      use: choice('使い方', USE_LABELS),
      wall: choice('室内の間仕切り', {
        none: 'なし(見通せる)',
        board: '石こうボード、家具',
        brick: 'れんが、ブロック',
        concrete: 'コンクリート',
        hall: 'なし(体育館、ホールの大空間)',
      }),
    },
  },
} as const satisfies ToolForm;

export type WirelessValues = ValuesOf<typeof WIRELESS_FORM.fields>;
export type WirelessRow = ValuesOf<typeof WIRELESS_FORM.rows.fields>;
