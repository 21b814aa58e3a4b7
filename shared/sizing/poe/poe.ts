import { choice, flag, number, optionalNumber, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';
import { chosen, type Proposal, type SizedProduct, type ToolResult, written } from '../result.ts';
import { defineTool } from '../tool.ts';
import { poeNetwork } from './poe-network.ts';
import {
  CABLES,
  CHANNEL_MAX_M,
  CHANNEL_OHM_PER_M,
  cableOhms,
  classFor,
  type FedDevice,
  feed,
  loopOhms,
  POE_CLASSES,
  type PoeClassNumber,
} from './poe-power.ts';
import { chooseSwitches, type Load, priceOrderOf, type SwitchChoice, type Wanted } from './poe-switches.ts';

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
  /** Loss in the cable alone, without connectors and cords, in W. */
  cableLossW: number;
  /** Power of each at its port, in W: as measured or requested by LLDP, and as its class reserves it. */
  portW: number;
  reservedW: number;
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
  const line = [cable, row.length, temperature, poeClass.fourPairs] as const;
  const fed = feed(deviceW, poeClass, loopOhms(...line));
  const cableLossW = feed(deviceW, poeClass, cableOhms(...line)).lossW;
  const reservedW = poeClass.portW;
  // Without a figure of its own, the port reserves the maximum of the class.
  const portW = row.watts === null ? reservedW : fed.portW;
  return { ...row, needed, deviceW, fed, cableLossW, portW, reservedW };
}

function wantedOf({ speed, survive, place, reserve }: PoeValues, priceOrder: readonly string[]): Wanted {
  return {
    mbps: Number(speed),
    survivesSupply: survive,
    harsh: place === 'harsh',
    reserve: reserve / 100,
    priceOrder,
  };
}

type Allocation = 'portW' | 'reservedW';

function loadsOf(rows: readonly FedRow[], by: Allocation): Load[] {
  return rows.map((row) => ({ port: POE_CLASSES[row.needed].port, watts: row[by], count: row.count }));
}

function sumOf(rows: readonly FedRow[], watts: (row: FedRow) => number): number {
  return rows.reduce((sum, row) => sum + watts(row) * row.count, 0);
}

const PROPOSALS = ['おすすめ', '次の候補', 'その次の候補'] as const;
const BY_CLASS = 'クラスで枠を取る場合';

/** The reason for proposing a switch. */
function reasonOf({ quantity, loadW, budgetW, ports, product }: SwitchChoice, wanted: Wanted): string {
  const each = quantity > 1 ? '1台あたり最大' : '';
  const budget = wanted.survivesSupply ? '電源1台での給電容量' : '給電容量';
  const whole = wanted.survivesSupply ? product.figures.poeBudgetSingleSupplyW : product.figures.poeBudgetW;
  return `${each}${written(loadW)}W(使える${written(budgetW)}W、${budget}${written(whole ?? 0)}W)、給電ポート${ports}`;
}

function proposalOf(title: string, option: SwitchChoice | undefined, wanted: Wanted): Proposal[] {
  return option
    ? [
        {
          title,
          items: [
            {
              ...chosen(option.product, option.quantity, reasonOf(option, wanted)),
              ...(wanted.survivesSupply && { supplies: 2 }),
            },
          ],
        },
      ]
    : [];
}

/** Proposals by the power of the devices, and the one by their classes where it differs from the first. */
function proposalsOf(
  choices: readonly SwitchChoice[],
  byClass: SwitchChoice | undefined,
  wanted: Wanted,
): Proposal[] {
  const isSame = byClass?.product === choices[0]?.product && byClass?.quantity === choices[0]?.quantity;
  return [
    ...PROPOSALS.flatMap((title, index) => proposalOf(title, choices[index], wanted)),
    ...(isSame ? [] : proposalOf(BY_CLASS, byClass, wanted)),
  ];
}

/** The row of the table for one kind of device. */
function tableRow(row: FedRow, index: number): string[] {
  const { fed, cableLossW, needed, deviceW, portW, reservedW, count, length } = row;
  return [
    row.device || `機器${index + 1}`,
    `クラス${needed}`,
    `${written(deviceW, 2)}W`,
    `${written(length)}m`,
    `${written(fed.lossW, 2)}W`,
    `${written(cableLossW, 2)}W`,
    `${written(fed.deviceV)}V`,
    `${written(portW, 2)}W`,
    `${written(reservedW, 2)}W`,
    `${count}`,
    `${written(portW * count)}W`,
  ];
}

const LOSSES = ['損失(規格の上限)', '損失(ケーブルのみ)'];
const HEAD = [
  ...['機器', 'クラス', '受電側', '長さ', ...LOSSES],
  ...['受電電圧', '給電側', 'クラスの枠', '台数', '小計'],
];

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
  priceOrder: readonly string[] = [],
): ToolResult {
  const rows = asked.map((row) => feedRow(row, values));
  const wanted = wantedOf(values, priceOrder);
  const free = 1 - wanted.reserve;
  const total = sumOf(rows, ({ portW }) => portW);
  const isTyped = rows.some(({ watts }) => watts !== null);
  const choices = chooseSwitches(products, loadsOf(rows, 'portW'), wanted);
  const [byClass] = isTyped ? chooseSwitches(products, loadsOf(rows, 'reservedW'), wanted) : choices;
  const { ohmPerM, source } = CABLES[values.cable];
  return {
    figures: [
      { label: '給電する機器', value: written(sumOf(rows, () => 1)), unit: '台' },
      { label: '必要な給電容量', value: written(total / free), unit: 'W' },
      ...(isTyped
        ? [{ label: BY_CLASS, value: written(sumOf(rows, ({ reservedW }) => reservedW) / free), unit: 'W' }]
        : []),
      { label: '配線での損失', value: written(sumOf(rows, ({ fed }) => fed.lossW)), unit: 'W' },
    ],
    notices: noticesOf(rows, values, choices.length > 0 || products.length === 0),
    words: [
      ...['assumes', isTyped ? 'measured' : 'reserved'],
      ...(values.survive ? ['survive'] : []),
      ...(wanted.harsh ? ['harsh'] : []),
    ],
    tables: [{ caption: '機器ごとの給電', head: HEAD, rows: rows.map(tableRow) }],
    proposals: proposalsOf(choices, byClass, wanted),
    network: choices[0] ? poeNetwork(choices[0], rows, values) : null,
    formulas: [
      {
        name: '配線の抵抗',
        text: `規格の上限 ${CHANNEL_OHM_PER_M}Ω/m × 長さ、ケーブルのみ ${written(ohmPerM, 4)}Ω/m × 長さ × (1 + 0.00393 × (${values.temperature} - 20))の大きい方、4対給電では半分`,
        source: `IEEE 802.3-2022 表33-1、表145-1(100mで12.5Ω)、${source}`,
      },
      {
        name: '電流と損失',
        text: 'I = 2P ÷ (V + √(V² - 4RP))、損失 = R × I²',
        source: 'IEEE 802.3-2022 33章、145章(Vは給電側の最低電圧)',
      },
      {
        name: '必要な給電容量',
        text: `${written(total)}W ÷ (1 - ${written(wanted.reserve, 2)}) = ${written(total / free)}W`,
        source: '消費電力が空欄の機器は、クラスの給電側の上限で数えます',
      },
    ],
  };
}

/** The tool for power over Ethernet. */
export const POE_TOOL = defineTool({
  form: POE_FORM,
  calculate: ({ values, rows }, products, say) => ({
    result: rows.length > 0 ? sizePoe(values, rows, products, priceOrderOf(say('priceOrder'))) : null,
  }),
});
