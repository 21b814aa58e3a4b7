import { writtenSpeed } from '../../topology/common-speed.ts';
import type { TopologyPart } from '../../topology/part.ts';
import { productPart } from '../../topology/parts.ts';
import type { Tiers } from '../../topology/tiers.ts';
import type { SwitchChoice } from '../poe/poe-switches.ts';
import { type SizedNetwork, type SizedProduct, written } from '../result.ts';
import type { AccessPointChoice } from './access-points.ts';
import { titleOf } from './wireless-tables.ts';

const TIERS: Tiers = [
  { id: 'core', name: '上位' },
  { id: 'floor', name: 'フロア' },
  { id: 'access', name: 'アクセスポイント' },
  { id: 'device', name: '部屋' },
];
const UPPER = 'upper';

/** The fastest uplink of a product; undefined where its record has none. */
function uplinkText({ figures: { uplinkPorts = [] } }: SizedProduct): string | undefined {
  const mbps = Math.max(0, ...uplinkPorts.map((port) => port.mbps));
  return mbps > 0 ? writtenSpeed(mbps) : undefined;
}

function switchParts({ product, quantity }: SwitchChoice): TopologyPart[] {
  const speed = uplinkText(product);
  return [
    { key: UPPER, tier: 'core', name: '上位のネットワーク' },
    {
      ...productPart(product, 'floor'),
      count: quantity,
      role: '給電と接続',
      connectsTo: [UPPER],
      ...(speed && { lineTexts: { [UPPER]: speed } }),
    },
  ];
}

/** Rooms with their access points, and the switches of these; without a feeding switch there is no uplink. */
export function wirelessNetwork(found: AccessPointChoice, switches: SwitchChoice | undefined): SizedNetwork {
  const above = switches ? switchParts(switches) : [];
  const access: TopologyPart = {
    ...productPart(found.product, 'access'),
    count: found.quantity,
    connectsTo: above.slice(-1).map(({ key }) => key),
  };
  const places = found.rooms.map(
    ({ room, count }, index): TopologyPart => ({
      ...{ key: `room ${index}`, tier: 'device', sign: 'place', name: titleOf(room) },
      facts: [`端末${written(room.devices * room.rooms)}台`],
      connectsTo: [access.key],
      lineTexts: { [access.key]: `${written(count * room.rooms)}台` },
    }),
  );
  return { parts: [...above, access, ...places], tiers: TIERS };
}
