import { choice, flag, number, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';

/** Traffic of one active device in Mbps, and the share of devices that are active at the same time. */
export const USES = {
  office: { label: '業務システムとWeb', mbps: 2, active: 0.5 },
  light: { label: 'Webとメール', mbps: 1, active: 0.3 },
  meeting: { label: 'Web会議が多い', mbps: 4, active: 0.5 },
  lesson: { label: '授業や研修の動画', mbps: 5, active: 0.8 },
} as const;

/** Input of the tool for access points, with their channels and the switches that feed them. */
export const WIRELESS_FORM = {
  fields: {
    place: choice('設置場所', { indoor: '屋内', outdoor: '屋外' }),
    generation: choice('規格', { '6': 'Wi-Fi 6以降', '7': 'Wi-Fi 7', '5': '指定しない' }),
    width: choice('5GHz帯のチャネル幅', { '40': '40MHz', '20': '20MHz', '80': '80MHz' }),
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
      area: number('面積', 100, { unit: 'm²', min: 1, max: 20_000 }),
      ceiling: number('天井の高さ', 2.7, { unit: 'm', min: 2, max: 8 }),
      people: number('人数', 10, { unit: '人', min: 1, max: 2_000, whole: true }),
      each: number('1人あたりの端末', 2, { unit: '台', min: 0.5, max: 5 }),
      use: choice('使い方', {
        office: USES.office.label,
        light: USES.light.label,
        meeting: USES.meeting.label,
        lesson: USES.lesson.label,
      }),
      wall: choice('室内の間仕切り', {
        none: 'なし(見通せる)',
        board: '石こうボード、家具',
        brick: 'れんが、ブロック',
        concrete: 'コンクリート',
      }),
    },
  },
} as const satisfies ToolForm;

export type WirelessValues = ValuesOf<typeof WIRELESS_FORM.fields>;
export type WirelessRow = ValuesOf<typeof WIRELESS_FORM.rows.fields>;
