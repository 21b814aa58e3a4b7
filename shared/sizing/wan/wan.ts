import {
  type ChosenProduct,
  chosen,
  type Proposal,
  type SizedProduct,
  type ToolResult,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import { innerMtu, LINES, mssOf, mtuOf, PORT_SETS, sharesAddress, type Tunnel } from './ipsec.ts';
import { type WanPlanning, wanPlanning } from './planning.ts';
import {
  chooseHubs,
  chooseRouters,
  type HubChoice,
  type RouterLoad,
  type RouterUse,
  utilisation,
} from './routers.ts';
import { WAN_FORM, type WanRow, type WanValues } from './wan-form.ts';
import { wanNetwork } from './wan-network.ts';
import { formulasOf, frameTable, type SitePlan, siteTable } from './wan-tables.ts';

/** Load of the router of one site; traffic is limited by the speed of the line. */
function siteLoad(
  { users, speed }: WanRow,
  { perUser, vpn, spare, mobile }: WanValues,
  { sessions }: WanPlanning,
): RouterLoad {
  const mbps = Math.min((users * perUser) / 1_000, speed);
  const vpnMbps = (mbps * vpn) / 100;
  const tunnels = vpn === 0 ? 0 : (spare ? 2 : 1) * (mobile ? 2 : 1);
  return { vpnMbps, internetMbps: mbps - vpnMbps, sessions: users * sessions, tunnels };
}

function siteUse(
  line: RouterUse['line'],
  { frame, reserve, cipher, inspect, mobile }: WanValues,
  { cbcShare }: WanPlanning,
): RouterUse {
  const shares = { cipherShare: cipher === 'gcm' ? 1 : cbcShare / 100, reserve: reserve / 100 };
  return { line, frameBytes: Number(frame), ...shares, inspects: inspect, mobile };
}

/** The tunnel of a site; a shared or mobile IPv4 address needs NAT traversal. */
function tunnelOf(site: WanRow, { hub, vpn, outer, cipher, traversal, mobile }: WanValues): Tunnel {
  const ends = vpn > 0 ? [site.line, hub] : [site.line];
  const forced = outer === 'ipv4' && (mobile || ends.some(sharesAddress));
  const mtu = Math.min(...ends.map((line) => mtuOf(line, outer)));
  return { mtu, outer, cipher, natTraversal: traversal || forced };
}

function plansOf(
  values: WanValues,
  rows: readonly WanRow[],
  products: readonly SizedProduct[],
  planning: WanPlanning,
): SitePlan[] {
  return rows.map((row, index) => {
    const [load, use] = [siteLoad(row, values, planning), siteUse(row.line, values, planning)];
    const twice = siteLoad({ ...row, users: row.users * 2 }, values, planning);
    return {
      ...{ row, name: row.site || `拠点${index + 1}`, load, use },
      tunnel: tunnelOf(row, values),
      routers: chooseRouters(products, load, use),
      ample: chooseRouters(products, twice, use),
      connections: values.vpn === 100 ? 0 : row.users * planning.connections,
    };
  });
}

/** Whether the centre's line cannot receive tunnels. */
function isUnreachable({ hub, outer, vpn }: WanValues): boolean {
  return vpn > 0 && outer === 'ipv4' && sharesAddress(hub);
}

/** Routers for the centre of this many times the sites. */
function hubsOf(
  values: WanValues,
  plans: readonly SitePlan[],
  products: readonly SizedProduct[],
  planning: WanPlanning,
  times: number,
): HubChoice[] {
  if (values.vpn === 0 || isUnreachable(values)) return [];
  const use = { ...siteUse(values.hub, values, planning), inspects: false, mobile: false };
  const shares = plans.map(({ row, load }) => ({ sites: row.sites * times, vpnMbps: load.vpnMbps }));
  return chooseHubs(products, shares, use, { lines: values.mobile ? 2 : 1, spare: values.spare });
}

function siteItem({ name, row, load, use }: SitePlan, router: SizedProduct): ChosenProduct {
  const share = Math.round(utilisation(router, load, use) * 100);
  return chosen(router, row.sites, `${name}:VPN ${written(load.vpnMbps)}Mbps、合計の負荷${share}%`);
}

function hubItem({ product, quantity, load }: HubChoice, { spare }: WanValues, title: string): ChosenProduct {
  const extra = spare ? '、うち予備1台' : '';
  return chosen(
    product,
    quantity + Number(spare),
    `${title}:1台で${written(load.tunnels)}対地、${written(load.vpnMbps)}Mbps${extra}`,
  );
}

/** The smallest sufficient routers, and those that carry twice the load, if they exist for every place. */
function proposalsOf(
  plans: readonly SitePlan[],
  [hub, moreHub]: readonly (HubChoice | undefined)[],
  values: WanValues,
): Proposal[] {
  const first = plans.flatMap((plan) => (plan.routers[0] ? [siteItem(plan, plan.routers[0])] : []));
  const more = plans.flatMap((plan) => (plan.ample[0] ? [siteItem(plan, plan.ample[0])] : []));
  const items = [...first, ...(hub ? [hubItem(hub, values, 'センター')] : [])];
  const next = [...more, ...(moreHub ? [hubItem(moreHub, values, 'センター(倍の拠点まで)')] : [])];
  const said = (list: ChosenProduct[]) => list.map(({ id, quantity }) => `${quantity}x${id}`).join();
  const isNew = next.length === items.length && said(next) !== said(items);
  return [
    ...(items.length > 0 ? [{ title: 'おすすめ', items }] : []),
    ...(isNew ? [{ title: '余裕のある候補', items: next }] : []),
  ];
}

function portNotice({ name, row, connections }: SitePlan): string[] {
  const short = PORT_SETS.filter(({ ports }) => row.line === 'map-e' && connections > ports);
  const limits = short.map(({ ports }) => written(ports)).join('、');
  return short.length === 0
    ? []
    : [`「${name}」の同時の接続${written(connections)}本は、MAP-Eの${limits}ポートの契約では足りません。`];
}

function noticesOf(
  plans: readonly SitePlan[],
  hub: HubChoice | undefined,
  values: WanValues,
  hasProducts: boolean,
): string[] {
  const slow = plans.filter(({ row }) => (row.users * values.perUser) / 1_000 > row.speed);
  const without = hasProducts ? plans.filter(({ routers }) => routers.length === 0) : [];
  const isRefused = isUnreachable(values);
  const lacksHub = hasProducts && values.vpn > 0 && !isRefused && !hub;
  const { short } = LINES[values.hub];
  return [
    ...(isRefused ? [`センターは${short}に置けません。共有のIPv4アドレスでは待ち受けられません。`] : []),
    ...slow.map(({ name }) => `「${name}」の通信量は、回線の速度を超えます。回線の速度で計算しました。`),
    ...plans.flatMap(portNotice),
    ...without.map(({ name }) => `「${name}」の条件を満たす機種は、掲載製品にありません。`),
    ...(lacksHub ? ['センターの条件を満たす機種は、掲載製品にありません。'] : []),
  ];
}

/** Explanations that apply, by their names in the page's content. */
function wordsOf(values: WanValues, plans: readonly SitePlan[]): string[] {
  const { outer, vpn, hub, spare, mobile } = values;
  const applies = {
    centre: isUnreachable(values),
    assumes: true,
    shared: plans.some(({ row }) => sharesAddress(row.line)),
    fixed: vpn > 0 && outer === 'ipv4' && (hub === 'pppoe' || hub === 'dhcp'),
    ipv6: vpn > 0 && outer === 'ipv6',
    ...{ spare, mobile },
  };
  return Object.entries(applies).flatMap(([name, does]) => (does ? [name] : []));
}

/** Chooses routers for the sites and their hub, and calculates the packet sizes of the tunnels. */
export function sizeWan(
  values: WanValues,
  rows: readonly [WanRow, ...WanRow[]],
  products: readonly SizedProduct[],
  planning: WanPlanning,
): ToolResult {
  const plans = plansOf(values, rows, products, planning);
  const [hub, moreHub] = [1, 2].map((times) => hubsOf(values, plans, products, planning, times)[0]);
  const sites = rows.reduce((sum, row) => sum + row.sites, 0);
  const centre = plans.reduce((sum, { row, load }) => sum + row.sites * load.vpnMbps, 0);
  const narrowest = plans
    .map(({ tunnel }) => tunnel)
    .reduce((least, tunnel) => (innerMtu(tunnel) < innerMtu(least) ? tunnel : least));
  const [plan] = plans;
  return {
    figures: [
      { label: '拠点', value: written(sites), unit: '拠点' },
      { label: 'センターのVPN', value: written(centre), unit: 'Mbps' },
      { label: 'VPNのMSS', value: `${mssOf(innerMtu(narrowest))}`, unit: 'バイト' },
    ],
    notices: noticesOf(plans, hub, values, products.length > 0),
    words: wordsOf(values, plans),
    tables: [siteTable(plans), frameTable(narrowest, plan?.use.cipherShare ?? 1, plan?.routers[0])],
    proposals: proposalsOf(plans, [hub, moreHub], values),
    network: wanNetwork(plans, hub, values),
    formulas: formulasOf(values, plans, narrowest, planning),
  };
}

/** The tool for routers of sites and their hub. */
export const WAN_TOOL = defineTool({
  form: WAN_FORM,
  calculate: ({ values, rows: [first, ...rest] }, products, say) => ({
    result: first ? sizeWan(values, [first, ...rest], products, wanPlanning(say)) : null,
  }),
});
