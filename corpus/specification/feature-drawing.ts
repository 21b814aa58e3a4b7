import type { FeatureDrawing, FeatureFigure } from '../../shared/api/feature-drawing.ts';
import type { Figures, PortFigure } from '../../shared/products/figures.ts';
import { highestClassOf, POE_CLASSES } from '../../shared/sizing/poe/poe-power.ts';

/**
 * A small drawing next to a feature of a product. The record selects it (`features[].figure`); every number in it comes
 * from the figures of the record's specification (shared/products/figures.ts), the watts of a class of PoE from the
 * standard. Texts are never read. Without the figures it needs there is no drawing.
 */

type Bar = NonNullable<FeatureDrawing['bars']>[number];

type Amount = readonly [label: string, amount: number | undefined];

/** Bars for amounts of one unit; the largest amount has the longest bar. */
function barsOf(amounts: readonly Amount[], written: (amount: number) => string) {
  const known = amounts.flatMap(([label, amount = 0]) => (amount > 0 ? [{ label, amount }] : []));
  if (known.length < 2) return undefined;
  const most = Math.max(...known.map(({ amount }) => amount));
  return {
    bars: known.map(
      ({ label, amount }): Bar => ({ label, value: written(amount), from: 0, to: share(amount / most) }),
    ),
  };
}

function bars(unit: string, ...amounts: Amount[]) {
  return barsOf(amounts, (amount) => `${written(amount)}${unit}`);
}

/** Bars for rates in Mbps. */
function rates(...amounts: Amount[]) {
  return barsOf(amounts, rate);
}

function share(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Formats a number as in tables: with thousands separators, without the noise of binary fractions. */
function written(amount: number): string {
  return (Math.round(amount * 1000) / 1000).toLocaleString('en');
}

/** A rate as it is spoken of, in Mbps or Gbps. */
function rate(mbps: number): string {
  return mbps < 1000 ? `${written(mbps)}Mbps` : `${written(mbps / 1000)}Gbps`;
}

/** Ports of one kind together, whichever class of PoE they feed. */
function portRates(side: string, ports: PortFigure[]) {
  const counts = new Map<string, { count: number; mbps: number }>();
  for (const { name, count, mbps } of ports) {
    counts.set(name, { count: (counts.get(name)?.count ?? 0) + count, mbps });
  }
  return [...counts].map(([name, { count, mbps }]): Amount => [`${side} ${name} × ${count}`, count * mbps]);
}

/** Load of all ports of a switch, each at the limit of its class, in W. */
function fullLoadW(ports: PortFigure[]): number {
  return ports.reduce(
    (sum, { count, poeOut }) => sum + (poeOut ? count * POE_CLASSES[highestClassOf(poeOut)].portW : 0),
    0,
  );
}

/** The scale of the temperature bar, in ℃. */
const COLDEST = -40;
const WARMEST = 80;

function temperature({ operatingMinC: min, operatingMaxC: max }: Figures): FeatureDrawing | undefined {
  if (min === undefined || max === undefined) return undefined;
  const at = (celsius: number) => share(Math.min(1, Math.max(0, (celsius - COLDEST) / (WARMEST - COLDEST))));
  return { bars: [{ label: '動作温度', value: `${min}〜${max}℃`, from: at(min), to: at(max) }] };
}

/** More units than this would no longer be legible. */
const UNITS_MAX = 128;

function units(
  count: number | undefined,
  label: string,
  unit: string,
  ring: boolean,
): FeatureDrawing | undefined {
  if (count === undefined || !Number.isInteger(count) || count < 2 || count > UNITS_MAX) return undefined;
  return { units: { count, label, value: `${count}${unit}`, ring } };
}

const DRAW: Record<FeatureFigure, (figures: Figures) => FeatureDrawing | undefined> = {
  'power-budget': ({ poeBudgetW, accessPorts = [] }) =>
    bars('W', ['給電容量', poeBudgetW], ['全ポートの上限の合計', fullLoadW(accessPorts)]),
  'power-in': ({ maxConsumptionW, poeInClass }) =>
    poeInClass &&
    bars(
      'W',
      ['最大消費', maxConsumptionW],
      [`${poeInClass}の受電`, POE_CLASSES[highestClassOf(poeInClass)].deviceW],
    ),
  'redundant-power': ({ redundantSupply, poeBudgetW, poeBudgetSingleSupplyW, supplyW, maxConsumptionW }) => {
    if (!redundantSupply) return undefined;
    return poeBudgetW !== undefined && poeBudgetSingleSupplyW !== undefined
      ? bars('W', ['給電容量', poeBudgetW], ['電源1台のとき', poeBudgetSingleSupplyW])
      : bars('W', ['電源1台の出力', supplyW], ['最大消費', maxConsumptionW]);
  },
  stack: ({ stackUnits }) => units(stackUnits, 'スタック', '台', true),
  uplink: ({ accessPorts = [], linePorts = [], uplinkPorts = [] }) =>
    uplinkPorts.length === 0 || accessPorts.length + linePorts.length === 0
      ? undefined
      : rates(...portRates('端末側', [...accessPorts, ...linePorts]), ...portRates('上位', uplinkPorts)),
  switching: ({ accessPorts = [], uplinkPorts = [], switchingCapacityGbps }) => {
    if (switchingCapacityGbps === undefined) return undefined;
    const ports = [...accessPorts, ...uplinkPorts];
    const mbps = ports.reduce((sum, port) => sum + 2 * port.count * port.mbps, 0);
    return rates(['全ポートの双方向', mbps], ['スイッチング容量', switchingCapacityGbps * 1000]);
  },
  temperature,
  radios: ({ radios = [] }) =>
    rates(...radios.map(({ bandGhz, maxRateMbps }): Amount => [`${bandGhz}GHz`, maxRateMbps])),
  clients: ({ recommendedClients, maxClients }) =>
    bars('台', ['推奨の台数', recommendedClients], ['最大の台数', maxClients]),
  throughput: ({ natThroughputMbps, ipsecThroughputMbps, inspectionThroughputMbps }) =>
    rates(['NAT', natThroughputMbps], ['IPsec', ipsecThroughputMbps], ['検査あり', inspectionThroughputMbps]),
  'pon-split': ({ ponSplitMax }) => units(ponSplitMax, '1ポートの分岐', '台', false),
  'pon-rates': ({ ponDownMbps, ponUpMbps }) => rates(['下り', ponDownMbps], ['上り', ponUpMbps]),
  'ghn-reach': ({ ghnReachM, ghnPhoneReachM }) =>
    bars('m', ['同軸ケーブル', ghnReachM], ['電話線', ghnPhoneReachM]),
};

/** @returns undefined where the record lacks a figure that the drawing needs */
export function drawFeature(figure: FeatureFigure | undefined, figures: Figures): FeatureDrawing | undefined {
  return figure && DRAW[figure](figures);
}
