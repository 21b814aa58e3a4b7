import { btuPerHour } from '../../products/derived-figures.ts';
import { choice, number, type ValuesOf, words } from '../fields.ts';
import type { ToolForm } from '../read-form.ts';
import { applying, type ChosenProduct, chosen, figure, type ToolResult, written } from '../result.ts';
import { plannedValue, type Say } from '../tool.ts';
import { energyFormula, energyTable, YEAR_HOURS, yearlyKwh } from './energy.ts';
import { addUp, batteryWh, type FactorOf, powerNeed, runtimeMinutes, type Selected } from './power-sums.ts';

/** Continuous load of a circuit: 80 % of its rating (JEAC 8001, the wiring code of Japan). */
export const CONTINUOUS_LOAD = 0.8;
/** Planned share of a UPS's rating, so that a start or one more device does not overload it. */
const UPS_LOAD = 0.8;

const CIRCUITS = {
  '100-15': { volt: 100, ampere: 15, label: 'AC100V 15A' },
  '100-20': { volt: 100, ampere: 20, label: 'AC100V 20A' },
  '200-20': { volt: 200, ampere: 20, label: 'AC200V 20A' },
} as const;

/** Input of the tool for power, heat, rack and UPS of a selection of products. */
export const POWER_FORM = {
  fields: {
    poe: number('PoE給電の使用率', 100, { unit: '%', min: 0, max: 100 }),
    other: number('そのほかの機器', 0, { unit: 'W', min: 0, max: 20_000 }),
    circuit: choice('電源回路', CIRCUITS),
    factor: number('力率', null, { min: 0.5, max: 1, hint: '空欄なら電源の大きさから' }),
    minutes: number('停電中に動かす時間', 10, { unit: '分', min: 1, max: 1_440 }),
    efficiency: number('UPSの変換効率', 90, { unit: '%', min: 50, max: 99 }),
    battery: number('お持ちの電池の容量', null, { unit: 'Wh', min: 1, max: 1_000_000 }),
    hours: number('通常時の時間(1年)', 2_600, { unit: '時間', min: 0, max: YEAR_HOURS, whole: true }),
    years: number('電気代の年数', 5, { unit: '年', min: 1, max: 20, whole: true }),
    price: number('電気料金の単価', null, { unit: '円/kWh', min: 1, max: 500, hint: '空欄なら目安の単価' }),
  },
  rows: {
    name: '製品',
    // Rows of a list of products.
    max: 50,
    fields: {
      model: words('型番', '品番も入力できます'),
      count: number('台数', 1, { unit: '台', min: 1, max: 9_999, whole: true, mayBeEmpty: true }),
    },
  },
} as const satisfies ToolForm;

type PowerValues = ValuesOf<typeof POWER_FORM.fields>;

/** Circuits that carry a load; at least one for any load. */
export function circuitsFor(va: number, circuit: PowerValues['circuit']): number {
  const { volt, ampere } = CIRCUITS[circuit];
  return Math.ceil(va / (volt * ampere * CONTINUOUS_LOAD));
}

/** Devices up to this consumption need no correction of the power factor (IEC 61000-3-2, JIS C 61000-3-2), in W. */
const UNCORRECTED_W = 75;

/** Parses the power factors and the price of energy in the page's content; without them, typical ones count. */
export function factorsOf(say: Say) {
  return {
    corrected: plannedValue(say, 'factor', 0.95, 1),
    small: plannedValue(say, 'smallFactor', 0.6, 1),
    yenPerKwh: plannedValue(say, 'yenPerKwh', 31),
  };
}
type Factors = ReturnType<typeof factorsOf>;
export const TYPICAL_FACTORS = factorsOf(() => '');

/** The typed power factor for all devices, or the usual one of a supply of this size. */
function factorBy({ factor }: PowerValues, { corrected, small }: Factors): FactorOf {
  return (watts = Infinity) => factor ?? (watts > UNCORRECTED_W ? corrected : small);
}

function factorText({ factor }: PowerValues, { corrected, small }: Factors): string {
  return factor === null
    ? `力率${written(corrected, 2)}(1台75W以下は力率${written(small, 2)})`
    : `力率${written(factor, 2)}`;
}

const KILOJOULE_PER_WATT_HOUR = 3.6;

function hourly(watts: number): string {
  return `${written(watts * KILOJOULE_PER_WATT_HOUR)}kJ/h`;
}

/** Circuits of each feed: one of two alone carries every device that is connected to it. */
function circuitText(va: number, secondVa: number, circuit: PowerValues['circuit']): string {
  const [first, second] = [circuitsFor(va, circuit), circuitsFor(secondVa, circuit)];
  return second > 0
    ? `${written(first + second)}回路(A系統${written(first)}、B系統${written(second)})`
    : `${written(first)}回路`;
}

const HEAD = ['製品', '台数', '1台の消費電力', '本体の消費電力', '給電の分', '発熱量', 'ラック', '質量'];

function tableRow({ product, quantity }: Selected, used: number): string[] {
  const { ownW, feedsW, fedW } = powerNeed(product);
  const { rackUnits, weightKg, maxConsumptionW } = product.figures;
  const inWatts = (watts: number) => (maxConsumptionW === undefined ? '—' : `${written(watts)}W`);
  return [
    product.model,
    written(quantity),
    inWatts(ownW + fedW + feedsW * used),
    inWatts((ownW + fedW) * quantity),
    fedW > 0 ? 'PoE受電' : inWatts(feedsW * used * quantity),
    maxConsumptionW === undefined ? '—' : hourly((ownW + fedW) * quantity),
    rackUnits === undefined ? '—' : `${written(rackUnits * quantity)}U`,
    weightKg === undefined ? '—' : `${written(weightKg * quantity)}kg`,
  ];
}

function itemOf({ product, quantity, sku, accessory }: Selected): ChosenProduct {
  const { maxConsumptionW } = product.figures;
  const known = maxConsumptionW !== undefined && `1台の最大消費電力 ${written(maxConsumptionW)}W`;
  const reason = accessory?.facts ?? (known || '消費電力の記載なし');
  return { ...chosen(product, quantity, reason), ...(sku && { sku }) };
}

/** Calculates the mains power, heat and weight of a selection, and its UPS. */
export function sizePower(
  values: PowerValues,
  selected: readonly Selected[],
  factors: Factors = TYPICAL_FACTORS,
): ToolResult {
  const sums = addUp(selected, values, factorBy(values, factors));
  const { watts, heatW, va, secondVa, dcW, fedW, portW, budgetW, unknown, outsideRack } = sums;
  const mainsW = watts - dcW;
  const { volt, ampere, label } = CIRCUITS[values.circuit];
  const efficiency = values.efficiency / 100;
  const needWh = batteryWh(mainsW, values.minutes, efficiency);
  const lasts = values.battery === null ? undefined : runtimeMinutes(values.battery, mainsW, efficiency);
  const used = values.poe / 100;
  const { hours, years, price } = values;
  const plan = { hours, years, yenPerKwh: price ?? factors.yenPerKwh };
  const hasEnergy = selected.some(({ product: { figures } }) => yearlyKwh(figures, hours) !== undefined);
  return {
    figures: [
      figure('最大消費電力', watts, 'W'),
      figure('皮相電力', va, 'VA'),
      figure('発熱量(給電先を除く)', heatW, `W(${hourly(heatW)})`),
      figure('ラック', sums.rackUnits, 'U'),
    ],
    notices: applying([
      unknown > 0 && `消費電力のない製品${unknown}台は、電力に含めていません。`,
      budgetW > 0 &&
        portW > budgetW &&
        `受電する製品に要る${written(portW)}Wが、給電容量の合計${written(budgetW)}Wを超えています。`,
      fedW > 0 && 'PoEで受電する製品の電力は、給電する側の分として数えました。',
      outsideRack > 0 && `ラックに載らない製品${outsideRack}台は、Uに含めていません。`,
      lasts !== undefined && lasts < values.minutes && 'お持ちの電池では、希望の時間に届きません。',
    ]),
    words: applying([
      'assumes',
      secondVa > 0 && 'feeds',
      dcW > 0 && 'dc',
      'ups',
      values.battery !== null && 'battery',
      hasEnergy && 'energy',
    ]),
    tables: applying([
      { caption: '製品ごとの電力', head: HEAD, rows: selected.map((one) => tableRow(one, used)) },
      hasEnergy && energyTable(selected, plan),
      {
        caption: '電源とUPS',
        head: ['項目', '値'],
        rows: applying([
          [`電流(AC${volt}V)`, `${written(va / volt)}A`],
          [`${label}の回路`, circuitText(va, secondVa, values.circuit)],
          dcW > 0 && ['DC入力の製品', `${written(dcW)}W`],
          ['発熱量', `${written(heatW)}W、${hourly(heatW)}、${written(btuPerHour(heatW), 0)}BTU/h`],
          ['UPSの定格出力', `${written(mainsW / UPS_LOAD, 0)}W、${written(va / UPS_LOAD, 0)}VA以上`],
          [`${written(values.minutes)}分の電池`, `${written(needWh, 0)}Wh以上`],
          lasts !== undefined && ['お持ちの電池で動く時間', `${written(Math.floor(lasts), 0)}分`],
          ['質量の合計', `${written(sums.weightKg)}kg`],
        ]),
      },
    ]),
    network: null,
    proposals: selected.length > 0 ? [{ title: 'この構成', items: selected.map(itemOf) }] : [],
    formulas: applying([
      {
        name: '消費電力',
        text: `本体の合計 + 給電の分(給電容量 × ${written(used, 2)} と受電機器の合計の大きい方) = ${written(watts)}W`,
        source: '各製品の仕様(最大消費電力は給電分を含む)',
      },
      {
        name: '発熱量',
        text: `本体の消費電力 ${written(heatW)}W × 3.6 = ${hourly(heatW)}`,
        source: '1W = 3.6kJ/h = 3.412BTU/h(給電した電力は給電先で熱になる)',
      },
      {
        name: '皮相電力と回路',
        text: `${written(mainsW)}W ÷ ${factorText(values, factors)} = ${written(va)}VA、1回路は ${volt}V × ${ampere}A × 0.8`,
        source: '内線規程 JEAC 8001(連続負荷は定格の80%まで)、JIS C 61000-3-2(力率の改善は75Wを超える電源)',
      },
      hasEnergy && energyFormula(plan),
      {
        name: '電池の容量',
        text: `${written(mainsW)}W × ${written(values.minutes)}分 ÷ 60 ÷ ${written(efficiency, 2)} ÷ 0.8 = ${written(needWh, 0)}Wh`,
        source: '電池工業会 SBA S 0601(保守率0.8)',
      },
      {
        name: 'ラック',
        text: '高さ ÷ 44.45mm を切り上げ',
        source: 'JIS C 6012-3-100:2015(IEC 60297-3-100、1U = 44.45mm)',
      },
    ]),
  };
}
