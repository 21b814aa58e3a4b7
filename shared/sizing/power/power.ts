import { btuPerHour } from '../../products/derived-figures.ts';
import { choice, number, optionalNumber, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';
import { type ChosenProduct, chosen, type ToolResult, written } from '../result.ts';
import { addUp, batteryWh, powerNeed, runtimeMinutes, type Selected } from './power-sums.ts';

/** Continuous load of a circuit: 80 % of its rating (JEAC 8001, the wiring code of Japan). */
const CONTINUOUS_LOAD = 0.8;
/** Planned share of a UPS's rating, so that a start or one more device does not overload it. */
const UPS_LOAD = 0.8;

const CIRCUITS = {
  '100-15': { volt: 100, ampere: 15, label: 'AC100V 15A' },
  '100-20': { volt: 100, ampere: 20, label: 'AC100V 20A' },
  '200-20': { volt: 200, ampere: 20, label: 'AC200V 20A' },
} as const;

/** Rows of a list of products. */
const ROWS_MAX = 50;

/** Input of the tool for power, heat, rack and UPS of a selection of products. */
export const POWER_FORM = {
  fields: {
    poe: number('PoE給電の使用率', 100, { unit: '%', min: 0, max: 100 }),
    other: number('そのほかの機器', 0, { unit: 'W', min: 0, max: 20_000 }),
    circuit: choice('電源回路', {
      '100-15': CIRCUITS['100-15'].label,
      '100-20': CIRCUITS['100-20'].label,
      '200-20': CIRCUITS['200-20'].label,
    }),
    factor: number('力率', 0.95, { min: 0.5, max: 1 }),
    minutes: number('停電中に動かす時間', 10, { unit: '分', min: 1, max: 1_440 }),
    efficiency: number('UPSの変換効率', 90, { unit: '%', min: 50, max: 99 }),
    battery: optionalNumber('お持ちの電池の容量', { unit: 'Wh', min: 1, max: 1_000_000 }),
  },
  rows: {
    name: '製品',
    max: ROWS_MAX,
    fields: {
      model: words('型番', '品番も入力できます'),
      count: number('台数', 1, { unit: '台', min: 1, max: 9_999, whole: true }),
    },
  },
} as const satisfies ToolForm;

type PowerValues = ValuesOf<typeof POWER_FORM.fields>;

/** Circuits that carry a load; at least one for any load. */
export function circuitsFor(va: number, circuit: PowerValues['circuit']): number {
  const { volt, ampere } = CIRCUITS[circuit];
  return Math.ceil(va / (volt * ampere * CONTINUOUS_LOAD));
}

const HEAD = ['製品', '台数', '1台の消費電力', '本体の消費電力', '給電の分', '発熱量', 'ラック', '質量'];

function tableRow({ product, quantity }: Selected, used: number): string[] {
  const { ownW, feedsW, fedW } = powerNeed(product);
  const { rackUnits, weightKg, maxConsumptionW } = product.figures;
  const inWatts = (watts: number) => (maxConsumptionW === undefined ? '—' : `${written(watts)}W`);
  const heat = btuPerHour((ownW + fedW) * quantity);
  return [
    product.model,
    written(quantity),
    inWatts(ownW + fedW + feedsW * used),
    inWatts((ownW + fedW) * quantity),
    fedW > 0 ? 'PoE受電' : inWatts(feedsW * used * quantity),
    maxConsumptionW === undefined ? '—' : `${written(heat, 0)}BTU/h`,
    rackUnits === undefined ? '—' : `${written(rackUnits * quantity)}U`,
    weightKg === undefined ? '—' : `${written(weightKg * quantity)}kg`,
  ];
}

function itemOf({ product, quantity, sku }: Selected): ChosenProduct {
  const { maxConsumptionW } = product.figures;
  const reason =
    maxConsumptionW === undefined ? '消費電力の記載なし' : `1台の最大消費電力 ${written(maxConsumptionW)}W`;
  return { ...chosen(product, quantity, reason), ...(sku && { sku }) };
}

/** Calculates the mains power, heat and weight of a selection, and its UPS. */
export function sizePower(values: PowerValues, selected: readonly Selected[]): ToolResult {
  const sums = addUp(selected, values);
  const { watts, heatW, rackUnits, weightKg } = sums;
  const { volt, ampere, label } = CIRCUITS[values.circuit];
  const efficiency = values.efficiency / 100;
  const va = watts / values.factor;
  const needWh = batteryWh(watts, values.minutes, efficiency);
  const lasts = values.battery === null ? undefined : runtimeMinutes(values.battery, watts, efficiency);
  const used = values.poe / 100;
  return {
    figures: [
      { label: '最大消費電力', value: written(watts), unit: 'W' },
      { label: '皮相電力', value: written(va), unit: 'VA' },
      { label: '発熱量(給電先を除く)', value: written(btuPerHour(heatW), 0), unit: 'BTU/h' },
      { label: 'ラック', value: written(rackUnits), unit: 'U' },
    ],
    notices: [
      ...(sums.unknown > 0 ? [`消費電力のない製品${sums.unknown}台は、電力に含めていません。`] : []),
      ...(sums.fedW > 0 ? ['PoEで受電する製品の電力は、給電する側の分として数えました。'] : []),
      ...(sums.outsideRack > 0 ? [`ラックに載らない製品${sums.outsideRack}台は、Uに含めていません。`] : []),
      ...(lasts !== undefined && lasts < values.minutes
        ? ['お持ちの電池では、希望の時間に届きません。']
        : []),
    ],
    words: values.battery === null ? ['ups'] : ['ups', 'battery'],
    tables: [
      { caption: '製品ごとの電力', head: HEAD, rows: selected.map((one) => tableRow(one, used)) },
      {
        caption: '電源とUPS',
        head: ['項目', '値'],
        rows: [
          [`電流(AC${volt}V)`, `${written(va / volt)}A`],
          [`${label}の回路`, `${written(circuitsFor(va, values.circuit))}回路`],
          ['UPSの定格出力', `${written(watts / UPS_LOAD, 0)}W、${written(va / UPS_LOAD, 0)}VA以上`],
          [`${written(values.minutes)}分の電池`, `${written(needWh, 0)}Wh以上`],
          ...(lasts === undefined ? [] : [['お持ちの電池で動く時間', `${written(Math.floor(lasts), 0)}分`]]),
          ['質量の合計', `${written(weightKg)}kg`],
        ],
      },
    ],
    network: null,
    proposals: selected.length > 0 ? [{ title: 'この構成', items: selected.map(itemOf) }] : [],
    formulas: [
      {
        name: '消費電力',
        text: `本体の合計 + 給電の分(給電容量 × ${written(used, 2)} と受電機器の合計の大きい方) = ${written(watts)}W`,
        source: '各製品の仕様(最大消費電力は給電分を含む)',
      },
      {
        name: '発熱量',
        text: `本体の消費電力 × 3.412 = ${written(btuPerHour(heatW), 0)}BTU/h`,
        source: '1W = 3.412BTU/h(給電した電力は給電先で熱になる)',
      },
      {
        name: '皮相電力と回路',
        text: `${written(watts)}W ÷ ${written(values.factor, 2)} = ${written(va)}VA、1回路は ${volt}V × ${ampere}A × 0.8`,
        source: '内線規程 JEAC 8001(連続負荷は定格の80%まで)',
      },
      {
        name: '電池の容量',
        text: `${written(watts)}W × ${written(values.minutes)}分 ÷ 60 ÷ ${written(efficiency, 2)} ÷ 0.8 = ${written(needWh, 0)}Wh`,
        source: '電池工業会 SBA S 0601(保守率0.8)',
      },
      {
        name: 'ラック',
        text: '高さ ÷ 44.45mm を切り上げ',
        source: 'JIS C 62966、IEC 60297-3-100(1U = 44.45mm)',
      },
    ],
  };
}
