import { writtenSpeed } from '../../topology/common-speed.ts';
import type { TopologyPart } from '../../topology/part.ts';
import { productPart } from '../../topology/parts.ts';
import { applying, type SizedNetwork, type SizedProduct, written } from '../result.ts';
import type { OpticalInterface } from './interfaces.ts';
import { type OpticalLine, PON_NAMES } from './optical-loss.ts';
import type { PonChoice } from './pon.ts';

const PLACES = ['splitter', 'branch'] as const;

function kilometres(km: number): string {
  return `最長${written(km, 2)}km`;
}

/** The technology with the lower downstream rate of both ends. */
function ponText({ olt, onu }: PonChoice): string {
  const { ponTechnology, ponDownMbps } = olt.figures;
  const rates = [ponDownMbps, onu?.figures.ponDownMbps].filter((rate) => rate !== undefined);
  return applying([
    ponTechnology && PON_NAMES[ponTechnology].label,
    rates.length > 0 && `下り${writtenSpeed(Math.min(...rates))}`,
  ]).join(' ');
}

/** Splitters of each stage: the first at the exchange's ports, each further one behind branches that are in use. */
function splitterParts(splits: readonly number[], { ports }: PonChoice, onus: number): TopologyPart[] {
  const stages = splits.filter((branches) => branches > 1);
  return stages.map((branches, index): TopologyPart => {
    const below = stages.slice(index).reduce((product, split) => product * split, 1);
    return {
      ...{ key: `splitter ${index}`, tier: PLACES[index] ?? 'branch', sign: 'splitter' },
      name: `${branches}分岐`,
      count: index === 0 ? ports : Math.ceil(onus / below),
      unit: '個',
    };
  });
}

/** Connects each part to the previous one; the first line is labelled with the technology, the last with its length. */
function inSeries(parts: readonly TopologyPart[], first: string, last: string): TopologyPart[] {
  return parts.map((part, index) => {
    const above = parts[index - 1]?.key;
    if (above === undefined) return part;
    const texts = applying([index === 1 && first, index === parts.length - 1 && last]);
    return { ...part, connectsTo: [above], lineTexts: { [above]: texts.join(' ') } };
  });
}

/** A PON: the devices of the exchange, the splitters and the subscribers' devices. */
export function ponNetwork(choice: PonChoice, { splits, km }: OpticalLine, onus: number): SizedNetwork {
  const { olt, onu, olts, ports } = choice;
  const subscriber: TopologyPart = onu
    ? productPart(onu, 'subscriber')
    : { key: 'onu', tier: 'subscriber', name: '宅内装置' };
  const splitters = splitterParts(splits, choice, onus);
  const parts = [
    { ...productPart(olt, 'olt'), count: olts, facts: [`PON ${written(ports)}ポート`] },
    ...splitters,
    { ...subscriber, count: onus },
  ];
  return {
    parts: inSeries(parts, ponText(choice), `局から${kilometres(km)}`),
    tiers: [
      { id: 'olt', name: '局側装置' },
      { id: 'splitter', name: splitters.length > 1 ? '1段目のスプリッター' : 'スプリッター' },
      { id: 'branch', name: '2段目のスプリッター' },
      { id: 'subscriber', name: '宅内装置' },
    ],
  };
}

/** Two devices of one kind at the ends of a fibre. */
export function directNetwork(
  product: SizedProduct,
  { name, mbps }: OpticalInterface,
  km: number,
): SizedNetwork {
  const end = { ...productPart(product, 'end'), count: 1, facts: [name] };
  const other: TopologyPart = { ...end, key: 'other end', tier: 'other' };
  return {
    parts: inSeries([end, other], writtenSpeed(mbps), kilometres(km)),
    tiers: [
      { id: 'end', name: '一方の端' },
      { id: 'other', name: 'もう一方の端' },
    ],
  };
}
