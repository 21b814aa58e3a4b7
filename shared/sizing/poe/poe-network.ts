import type { TopologyPart } from '../../topology/part.ts';
import { productPart } from '../../topology/parts.ts';
import type { Tiers } from '../../topology/tiers.ts';
import { applying, type SizedNetwork, type SizedProduct, written } from '../result.ts';
import type { FedRow } from './poe.ts';
import { POE_CLASSES } from './poe-power.ts';
import type { SwitchChoice } from './poe-switches.ts';

const TIERS: Tiers = [
  { id: 'power', name: '電源' },
  { id: 'supply', name: '電源装置' },
  { id: 'switch', name: '給電する側' },
  { id: 'device', name: '給電を受ける側' },
];
const POWER = 'power';
/** The slowest port that the form offers: its label is "not specified". */
const ANY_MBPS = 100;

/** Consumption of a switch, and whether its supply is redundant. @param efficiency of a supply before it */
function powerText({ figures: { maxConsumptionW, redundantSupply } }: SizedProduct, efficiency = 1): string {
  return applying([
    maxConsumptionW !== undefined && `1台最大${written(maxConsumptionW / efficiency)}W`,
    redundantSupply && '2系統',
  ]).join('、');
}

/** The devices of a row as one part of the network. */
function devicePart(row: FedRow, index: number, above: string, mbps: number): TopologyPart {
  const { device, needed, deviceW, count, length, fed } = row;
  const port = { name: '', media: 'rj45' as const, mbps, count: 1, poeIn: POE_CLASSES[needed].port };
  return {
    ...{ key: `device ${index}`, tier: 'device', name: device || `機器${index + 1}`, count },
    facts: applying([
      ...[`クラス${needed}`, `${written(deviceW, 2)}W`, `${written(length)}m`],
      !fed.isFed && '電圧か電力が不足',
    ]),
    connectors: { uplinkPorts: [port] },
    connectsTo: [above],
    ...(mbps <= ANY_MBPS && { lineTexts: { [above]: '' } }),
  };
}

/** The supply between the mains and a switch with DC inputs. */
function supplyPart(product: SizedProduct, quantity: number): TopologyPart | undefined {
  const supply = product.accessories?.find(({ usual, outputW }) => usual && outputW !== undefined);
  if (!supply) return undefined;
  const { name, sku = name, outputW = 0, efficiency, quantity: each } = supply;
  return {
    ...{ key: 'supply', tier: 'supply', name: sku, count: quantity * each },
    facts: [`出力${written(outputW)}W`],
    connectsTo: [POWER],
    lineTexts: { [POWER]: powerText(product, efficiency) },
  };
}

/** Devices, the switches that feed them and the consumption of these. */
export function poeNetwork(choice: SwitchChoice, rows: readonly FedRow[], mbps: number): SizedNetwork {
  const { product, quantity } = choice;
  const fed = productPart(product, 'switch');
  const supply = supplyPart(product, quantity);
  const above = supply?.key ?? POWER;
  return {
    parts: applying([
      { key: POWER, tier: 'power', name: 'コンセントやUPS', sign: 'power' },
      supply,
      { ...fed, count: quantity, connectsTo: [above], lineTexts: { [above]: powerText(product) } },
      ...rows.map((row, index) => devicePart(row, index, fed.key, mbps)),
    ]),
    tiers: TIERS,
  };
}
