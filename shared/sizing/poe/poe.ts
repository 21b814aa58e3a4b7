import { choice, flag, number, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';
import {
  applying,
  type ChosenProduct,
  chosen,
  figure,
  type Products,
  ranked,
  sumOf,
  type ToolResult,
  tableOf,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import { poeNetwork } from './poe-network.ts';
import {
  CABLES,
  CHANNEL_MAX_M,
  CHANNEL_OHM_PER_M,
  cableOhms,
  classFor,
  feed,
  loopOhms,
  POE_CLASSES,
} from './poe-power.ts';
import { chooseSwitches, priceOrderOf, type SwitchChoice, type Wanted } from './poe-switches.ts';

/** Input of the PoE tool, which finds the switches that feed these devices over these cables. */
export const POE_FORM = {
  fields: {
    cable: choice('ケーブル', {
      '5e': 'カテゴリ5e',
      '6': 'カテゴリ6',
      '6a': 'カテゴリ6A',
      thin: '細径コード(28AWG)',
    }),
    speed: choice('ポートの速度', {
      '100': '指定しない',
      '1000': '1Gbps以上',
      '2500': '2.5Gbps以上',
      '5000': '5Gbps以上',
      '10000': '10Gbps以上',
    }),
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
      class: choice('PoEのクラス', POE_CLASSES, { initial: '4' }),
      watts: number('最大消費電力', null, { unit: 'W', min: 0.5, max: 71.3, hint: '空欄ならクラスの上限' }),
      count: number('台数', 1, { unit: '台', min: 1, max: 500, whole: true }),
      length: number('配線の長さ', 50, { unit: 'm', min: 1, max: CHANNEL_MAX_M }),
    },
  },
} as const satisfies ToolForm;

type PoeValues = ValuesOf<typeof POE_FORM.fields>;
export type PoeRow = ValuesOf<typeof POE_FORM.rows.fields>;

/** Calculates the power that each device of a row draws from its port, cable included. */
export function feedRow(row: PoeRow, { cable, temperature }: Pick<PoeValues, 'cable' | 'temperature'>) {
  const isHigher = row.watts !== null && row.watts > POE_CLASSES[row.class].deviceW;
  const needed = isHigher ? classFor(row.watts) : row.class;
  const poeClass = POE_CLASSES[needed];
  const deviceW = Math.min(row.watts ?? poeClass.deviceW, poeClass.deviceW);
  const line = [cable, row.length, temperature, poeClass.fourPairs] as const;
  const fed = feed(deviceW, poeClass, loopOhms(...line));
  return {
    ...row,
    /** The class that it needs: the visitor's, or a higher one if the power requires it. */
    needed,
    deviceW,
    fed,
    /** Loss in the cable alone, without connectors and cords, in W. */
    cableLossW: feed(deviceW, poeClass, cableOhms(...line)).lossW,
    /** Power of each at its port, in W, as measured or requested by LLDP; without a figure, as its class reserves it. */
    portW: row.watts === null ? poeClass.portW : fed.portW,
    reservedW: poeClass.portW,
  };
}
export type FedRow = ReturnType<typeof feedRow>;

const BY_CLASS = 'クラスで枠を取る場合';

/** A proposed switch, with the reason for it. */
function switchItem(choice: SwitchChoice, { survivesSupply }: Wanted): ChosenProduct {
  const { quantity, loadW, budgetW, ratedW, ports, product } = choice;
  const each = quantity > 1 ? '1台あたり最大' : '';
  const budget = survivesSupply ? '電源1台での給電容量' : '給電容量';
  const reason = `${each}${written(loadW)}W(使える${written(budgetW)}W、${budget}${written(ratedW)}W)、給電ポート${ports}`;
  return { ...chosen(product, quantity, reason), ...(survivesSupply && { supplies: 2 }) };
}

function feedTable(rows: readonly FedRow[]) {
  return tableOf('機器ごとの給電', rows, {
    機器: ({ device }, index) => device || `機器${index + 1}`,
    クラス: ({ needed }) => `クラス${needed}`,
    受電側: ({ deviceW }) => `${written(deviceW, 2)}W`,
    長さ: ({ length }) => `${written(length)}m`,
    '損失(規格の上限)': ({ fed }) => `${written(fed.lossW, 2)}W`,
    '損失(ケーブルのみ)': ({ cableLossW }) => `${written(cableLossW, 2)}W`,
    受電電圧: ({ fed }) => `${written(fed.deviceV)}V`,
    給電側: ({ portW }) => `${written(portW, 2)}W`,
    クラスの枠: ({ reservedW }) => `${written(reservedW, 2)}W`,
    台数: ({ count }) => `${count}`,
    小計: ({ portW, count }) => `${written(portW * count)}W`,
  });
}

function noticesOf(rows: readonly FedRow[], { cable, speed }: PoeValues, lacksProduct: boolean): string[] {
  const raised = rows.filter((row) => row.needed !== row.class);
  const starved = rows.filter(({ fed }) => !fed.isFed);
  return applying([
    ...raised.map(
      ({ device, watts, needed }) =>
        `「${device || '機器'}」の${written(watts ?? 0)}Wには、クラス${needed}が必要です。`,
    ),
    ...starved.map(({ device }) => `「${device || '機器'}」は、この配線では電圧か電力が不足します。`),
    Number(speed) > CABLES[cable].mbps && 'このケーブルは、選んだ速度では100mまで届きません。',
    lacksProduct && 'この条件をすべて満たす機種は、掲載製品にありません。',
  ]);
}

/** Calculates the consumption of the devices and chooses switches. */
export function sizePoe(
  values: PoeValues,
  asked: readonly PoeRow[],
  products: Products,
  priceOrder?: readonly string[],
): ToolResult {
  const rows = asked.map((row) => feedRow(row, values));
  const wanted: Wanted = {
    mbps: Number(values.speed),
    survivesSupply: values.survive,
    harsh: values.place === 'harsh',
    reserve: values.reserve / 100,
    priceOrder,
  };
  const choicesBy = (watts: 'portW' | 'reservedW') => {
    const loads = rows.map((row) => ({ ...row, port: POE_CLASSES[row.needed].port, watts: row[watts] }));
    return chooseSwitches(products, loads, wanted);
  };
  const free = 1 - wanted.reserve;
  const devices = sumOf(rows, ({ count }) => count);
  const lossW = sumOf(rows, ({ fed, count }) => fed.lossW * count);
  const total = sumOf(rows, ({ portW, count }) => portW * count);
  const isTyped = rows.some(({ watts }) => watts !== null);
  const choices = choicesBy('portW');
  const [first] = choices;
  const [byClass] = isTyped ? choicesBy('reservedW') : choices;
  const isSame = byClass?.product === first?.product && byClass?.quantity === first?.quantity;
  const { ohmPerM, source } = CABLES[values.cable];
  return {
    figures: applying([
      figure('給電する機器', devices, '台'),
      figure('必要な給電容量', total / free, 'W'),
      isTyped && figure(BY_CLASS, sumOf(rows, ({ reservedW, count }) => reservedW * count) / free, 'W'),
      figure('配線での損失', lossW, 'W'),
    ]),
    notices: noticesOf(rows, values, !first && products.length > 0),
    words: applying([
      ...['assumes', isTyped ? 'measured' : 'reserved'],
      wanted.survivesSupply && 'survive',
      wanted.harsh && 'harsh',
    ]),
    tables: [feedTable(rows)],
    proposals: applying([
      ...ranked(choices.map((one) => [switchItem(one, wanted)])),
      byClass && !isSame && { title: BY_CLASS, items: [switchItem(byClass, wanted)] },
    ]),
    network: first ? poeNetwork(first, rows, wanted.mbps) : null,
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
