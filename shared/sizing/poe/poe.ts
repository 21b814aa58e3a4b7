import { choice, flag, number, optionalNumber, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';
import { chosen, type Proposal, type SizedProduct, type ToolResult, written } from '../result.ts';
import { defineTool } from '../tool.ts';
import { poeNetwork } from './poe-network.ts';
import {
  CABLES,
  CHANNEL_MAX_M,
  classFor,
  type FedDevice,
  feed,
  loopOhms,
  POE_CLASSES,
  type PoeClassNumber,
} from './poe-power.ts';
import { chooseSwitches, type Load, type SwitchChoice, type Wanted } from './poe-switches.ts';

const CLASS_LABELS: Readonly<Record<PoeClassNumber, string>> = {
  '3': 'クラス3:802.3af(12.95W)',
  '1': 'クラス1:802.3af(3.84W)',
  '2': 'クラス2:802.3af(6.49W)',
  '4': 'クラス4:802.3at、PoE+(25.5W)',
  '5': 'クラス5:802.3bt Type 3(40W)',
  '6': 'クラス6:802.3bt Type 3(51W)',
  '7': 'クラス7:802.3bt Type 4(62W)',
  '8': 'クラス8:802.3bt Type 4(71.3W)',
};

const PORT_SPEEDS = {
  '1000': '1Gbps以上',
  '100': '指定しない',
  '2500': '2.5Gbps以上',
  '5000': '5Gbps以上',
  '10000': '10Gbps以上',
} as const;

/** Input of the PoE tool, which finds the switches that feed these devices over these cables. */
export const POE_FORM = {
  fields: {
    cable: choice('ケーブル', {
      '5e': 'カテゴリ5e',
      '6': 'カテゴリ6',
      '6a': 'カテゴリ6A',
      thin: '細径コード(28AWG)',
    }),
    speed: choice('ポートの速度', PORT_SPEEDS),
    temperature: number('ケーブル周囲の温度', 30, { unit: '℃', min: -20, max: 60 }),
    reserve: number('残しておく余裕', 10, { unit: '%', min: 0, max: 50 }),
    place: choice('給電する機器の設置場所', {
      indoor: '室内(ラックや棚)',
      harsh: '盤内や半屋外(-20℃から動作)',
    }),
    survive: flag('電源が1台故障しても給電を続ける'),
  },
  rows: {
    name: '機器',
    max: 8,
    first: { device: 'アクセスポイント', class: '4', watts: '', count: '12', length: '60' },
    fields: {
      device: words('名前'),
      class: choice('PoEのクラス', CLASS_LABELS, { initial: '4' }),
      watts: optionalNumber('最大消費電力', { unit: 'W', min: 0.5, max: 71.3, hint: '空欄ならクラスの上限' }),
      count: number('台数', 1, { unit: '台', min: 1, max: 500, whole: true }),
      length: number('配線の長さ', 50, { unit: 'm', min: 1, max: CHANNEL_MAX_M }),
    },
  },
} as const satisfies ToolForm;

export type PoeValues = ValuesOf<typeof POE_FORM.fields>;
export type PoeRow = ValuesOf<typeof POE_FORM.rows.fields>;

export interface FedRow extends PoeRow {
  /** The class that it needs: the visitor's, or a higher one if the power requires it. */
  needed: PoeClassNumber;
  deviceW: number;
  fed: FedDevice;
  portW: number;
}

/** Calculates the power that each device of a row draws from its port, cable included. */
export function feedRow(
  row: PoeRow,
  { cable, temperature }: Pick<PoeValues, 'cable' | 'temperature'>,
): FedRow {
  const asked = POE_CLASSES[row.class];
  const needed = row.watts !== null && row.watts > asked.deviceW ? (classFor(row.watts) ?? '8') : row.class;
  const poeClass = POE_CLASSES[needed];
  const deviceW = Math.min(row.watts ?? poeClass.deviceW, poeClass.deviceW);
  const fed = feed(deviceW, poeClass, loopOhms(cable, row.length, temperature, poeClass.fourPairs));
  // Without a figure of its own, the port reserves the maximum of the class.
  return { ...row, needed, deviceW, fed, portW: row.watts === null ? poeClass.portW : fed.portW };
}

function wantedOf({ speed, survive, place, reserve }: PoeValues): Wanted {
  return {
    mbps: Number(speed),
    survivesSupply: survive,
    harsh: place === 'harsh',
    reserve: reserve / 100,
  };
}

function loadsOf(rows: readonly FedRow[]): Load[] {
  return rows.map(({ needed, portW, count }) => ({ port: POE_CLASSES[needed].port, watts: portW, count }));
}

const PROPOSALS = ['おすすめ', '次の候補', 'その次の候補'] as const;

/** The reason for proposing a switch. */
function reasonOf({ quantity, loadW, budgetW, ports, product }: SwitchChoice, wanted: Wanted): string {
  const each = quantity > 1 ? '1台あたり最大' : '';
  const budget = wanted.survivesSupply ? '電源1台での給電容量' : '給電容量';
  const whole = wanted.survivesSupply ? product.figures.poeBudgetSingleSupplyW : product.figures.poeBudgetW;
  return `${each}${written(loadW)}W(使える${written(budgetW)}W、${budget}${written(whole ?? 0)}W)、給電ポート${ports}`;
}

function proposalsOf(choices: readonly SwitchChoice[], wanted: Wanted): Proposal[] {
  return PROPOSALS.flatMap((title, index) => {
    const option = choices[index];
    return option
      ? [{ title, items: [chosen(option.product, option.quantity, reasonOf(option, wanted))] }]
      : [];
  });
}

/** The row of the table for one kind of device. */
function tableRow(row: FedRow, index: number): string[] {
  const { fed, needed, deviceW, portW, count, length } = row;
  return [
    row.device || `機器${index + 1}`,
    `クラス${needed}`,
    `${written(deviceW, 2)}W`,
    `${written(length)}m`,
    `${written(fed.lossW, 2)}W`,
    `${written(fed.deviceV)}V`,
    `${written(portW, 2)}W`,
    `${count}`,
    `${written(portW * count)}W`,
  ];
}

const HEAD = ['機器', 'クラス', '受電側', '長さ', '損失', '受電電圧', '給電側', '台数', '小計'];

function noticesOf(rows: readonly FedRow[], values: PoeValues, hasChoice: boolean): string[] {
  const raised = rows.filter((row) => row.needed !== row.class);
  const starved = rows.filter(({ fed }) => !fed.isFed);
  const { mbps } = CABLES[values.cable];
  return [
    ...raised.map(
      ({ device, watts, needed }) =>
        `「${device || '機器'}」の${written(watts ?? 0)}Wには、クラス${needed}が必要です。`,
    ),
    ...starved.map(({ device }) => `「${device || '機器'}」は、この配線では電圧か電力が不足します。`),
    ...(Number(values.speed) > mbps ? ['このケーブルは、選んだ速度では100mまで届きません。'] : []),
    ...(hasChoice ? [] : ['この条件をすべて満たす機種は、掲載製品にありません。']),
  ];
}

/** Calculates the consumption of the devices and chooses switches. */
export function sizePoe(
  values: PoeValues,
  asked: readonly PoeRow[],
  products: readonly SizedProduct[],
): ToolResult {
  const rows = asked.map((row) => feedRow(row, values));
  const wanted = wantedOf(values);
  const total = rows.reduce((sum, { portW, count }) => sum + portW * count, 0);
  const lost = rows.reduce((sum, { fed, count }) => sum + fed.lossW * count, 0);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const choices = chooseSwitches(products, loadsOf(rows), wanted);
  const { ohmPerM, source } = CABLES[values.cable];
  return {
    figures: [
      { label: '給電する機器', value: written(count), unit: '台' },
      { label: '必要な給電容量', value: written(total / (1 - wanted.reserve)), unit: 'W' },
      { label: '配線での損失', value: written(lost), unit: 'W' },
    ],
    notices: noticesOf(rows, values, choices.length > 0 || products.length === 0),
    words: values.survive ? ['survive'] : [],
    tables: [{ caption: '機器ごとの給電', head: HEAD, rows: rows.map(tableRow) }],
    proposals: proposalsOf(choices, wanted),
    network: choices[0] ? poeNetwork(choices[0], rows, values) : null,
    formulas: [
      {
        name: '配線の抵抗',
        text: `R = ${written(ohmPerM, 4)}Ω/m × 長さ × (1 + 0.00393 × (${values.temperature} - 20))、4対給電では半分`,
        source,
      },
      {
        name: '電流と損失',
        text: 'I = 2P ÷ (V + √(V² - 4RP))、損失 = R × I²',
        source: 'IEEE 802.3-2022 33章、145章(Vは給電側の最低電圧)',
      },
      {
        name: '必要な給電容量',
        text: `${written(total)}W ÷ (1 - ${written(wanted.reserve, 2)}) = ${written(total / (1 - wanted.reserve))}W`,
        source: '消費電力が空欄の機器は、クラスの給電側の上限で数えます',
      },
    ],
  };
}

/** The tool for power over Ethernet. */
export const POE_TOOL = defineTool({
  form: POE_FORM,
  calculate: ({ values, rows }, products) => ({
    result: rows.length > 0 ? sizePoe(values, rows, products) : null,
  }),
});
