import type { Figures } from '../../products/figures.ts';
import { type Formula, type ResultTable, written } from '../result.ts';
import type { Selected } from './power-sums.ts';

/** Hours of a year of 365 days. */
export const YEAR_HOURS = 8_760;

/** Use of the devices, and the price of their energy. */
interface EnergyPlan {
  /** Hours of a year at the typical power; in the others the devices idle. */
  hours: number;
  years: number;
  yenPerKwh: number;
}

/** Energy of one device in a year, in kWh; undefined without its typical and idle power. */
export function yearlyKwh({ typicalW, idleW }: Figures, hours: number): number | undefined {
  if (typicalW === undefined || idleW === undefined) return undefined;
  return (typicalW * hours + idleW * (YEAR_HOURS - hours)) / 1_000;
}

function energyRow({ product, quantity }: Selected, { hours, years, yenPerKwh }: EnergyPlan): string[] {
  const { typicalW = 0, idleW = 0 } = product.figures;
  const kwh = yearlyKwh(product.figures, hours);
  if (kwh === undefined) return [product.model, ...Array<string>(6).fill('—')];
  const yen = kwh * yenPerKwh;
  const each = [`${written(typicalW)}W`, `${written(idleW)}W`, `${written(kwh)}kWh`, `${written(yen, 0)}円`];
  return [product.model, ...each, written(quantity), `${written(yen * quantity * years, 0)}円`];
}

/** Energy and its price for each device, side by side; power fed to other devices is counted at these. */
export function energyTable(selected: readonly Selected[], plan: EnergyPlan): ResultTable {
  return {
    caption: '製品ごとの電気代',
    head: [
      ...['製品', '通常時', '待機時', '1台の1年', '1台の1年の電気代', '台数'],
      `${written(plan.years)}年の電気代`,
    ],
    rows: selected.filter(({ accessory }) => !accessory).map((one) => energyRow(one, plan)),
  };
}

export function energyFormula({ hours, yenPerKwh }: EnergyPlan): Formula {
  return {
    name: '電気代',
    text: `(通常時 × ${written(hours)}時間 + 待機時 × ${written(YEAR_HOURS - hours)}時間) ÷ 1,000 × ${written(yenPerKwh, 2)}円`,
    source: '各製品の仕様(通常時と待機時の消費電力は、PoEで給電する分を除く)',
  };
}
