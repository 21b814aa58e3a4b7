import { writtenSpeed } from '../../topology/common-speed.ts';
import { MOBILE_LINE } from '../../topology/graph.ts';
import type { TopologyPart } from '../../topology/part.ts';
import { productPart } from '../../topology/parts.ts';
import type { Tiers } from '../../topology/tiers.ts';
import { type SizedNetwork, type SizedProduct, written } from '../result.ts';
import { LINES, type Line } from './ipsec.ts';
import type { SitePlan } from './planning.ts';
import type { HubChoice } from './routers.ts';
import type { WanValues } from './wan-form.ts';

const TIERS: Tiers = [
  { id: 'center', name: 'センター', role: 'hub' },
  { id: 'line', name: '回線', role: 'line', sign: 'cloud' },
  { id: 'router', name: '拠点側の出口', role: 'router' },
  { id: 'device', name: '拠点' },
];
const CENTRE = 'centre';
const INTERNET = 'internet';

/** Label of a line at a router's port: the lower of both speeds, or that of the port when the line's is unknown. */
function lineText(line: Line, router: SizedProduct, lineMbps = Infinity): string {
  const { wanPorts = [] } = router.figures;
  const mbps = Math.min(lineMbps, Math.max(0, ...wanPorts.map((port) => port.mbps)));
  return mbps > 0 ? `${LINES[line].short} ${writtenSpeed(mbps)}` : LINES[line].short;
}

function centreParts(hub: HubChoice | undefined, { spare }: WanValues): TopologyPart[] {
  if (!hub) return [];
  const count = hub.quantity + Number(spare);
  const part = { ...productPart(hub.product, 'center'), key: CENTRE, count };
  return [{ ...part, connectsTo: [], ...(spare && { facts: ['うち予備1台'] }) }];
}

/** Lines of carriers: the internet, and a mobile line where the routers have a modem. */
function lineParts(hub: HubChoice | undefined, values: WanValues): TopologyPart[] {
  const toCentre = hub && {
    connectsTo: [CENTRE],
    lineTexts: { [CENTRE]: lineText(values.hub, hub.product) },
  };
  const internet: TopologyPart = { key: INTERNET, tier: 'line', name: 'インターネット', ...toCentre };
  if (!values.mobile) return [internet];
  const mobile: TopologyPart = { key: MOBILE_LINE, tier: 'line', name: 'モバイル回線' };
  return [internet, { ...mobile, connectsTo: hub ? [CENTRE] : [] }];
}

/** The routers of one row, and the sites behind them. */
function siteParts({ row, name, routers }: SitePlan, index: number, { mobile }: WanValues): TopologyPart[] {
  const [router] = routers;
  if (!router) return [];
  const key = `router ${index}`;
  return [
    {
      ...productPart(router, 'router'),
      ...{ key, count: row.sites, facts: [name] },
      connectsTo: mobile ? [INTERNET, MOBILE_LINE] : [INTERNET],
      lineTexts: { [INTERNET]: lineText(row.line, router, row.speed) },
    },
    {
      ...{ key: `site ${index}`, tier: 'device', sign: 'place', name, count: row.sites, unit: '拠点' },
      facts: [`1拠点${written(row.users)}人`],
      connectsTo: [key],
    },
  ];
}

/** Sites, the routers of their lines and the hub that they are connected to. */
export function wanNetwork(
  plans: readonly SitePlan[],
  hub: HubChoice | undefined,
  values: WanValues,
): SizedNetwork | null {
  const sites = plans.flatMap((plan, index) => siteParts(plan, index, values));
  const centre = centreParts(hub, values);
  const parts = [...centre, ...lineParts(hub, values), ...sites];
  return sites.length + centre.length > 0 ? { parts, tiers: TIERS } : null;
}
