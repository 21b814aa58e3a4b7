import {
  applying,
  type ChosenProduct,
  chosen,
  figure,
  type Products,
  type Proposal,
  type SizedProduct,
  sumOf,
  type ToolResult,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import { innerMtu, LINES, mssOf, PORT_SETS, sharesAddress } from './ipsec.ts';
import { type PlannedValues, planOf, type SitePlan, type WanPlanning, wanPlanning } from './planning.ts';
import { chooseHubs, type HubChoice, siteUse, utilisation } from './routers.ts';
import { WAN_FORM, type WanRow, type WanValues } from './wan-form.ts';
import { wanNetwork } from './wan-network.ts';
import { formulasOf, frameTable, siteTable } from './wan-tables.ts';

/** Whether the centre's line cannot receive tunnels. */
function isUnreachable({ hub, outer, vpn }: WanValues): boolean {
  return vpn > 0 && outer === 'ipv4' && sharesAddress(hub);
}

/** The best routers for the centre of this many times the sites. */
function hubOf(values: PlannedValues, plans: readonly SitePlan[], products: Products, times: number) {
  if (values.vpn === 0 || isUnreachable(values)) return undefined;
  const use = siteUse(values.hub, { ...values, inspect: false, mobile: false });
  const shares = plans.map(({ row, load }) => ({ sites: row.sites * times, vpnMbps: load.vpnMbps }));
  return chooseHubs(products, shares, use, { lines: values.mobile ? 2 : 1, spare: values.spare })[0];
}

function siteItem({ name, row, load, use }: SitePlan, router: SizedProduct): ChosenProduct {
  const share = Math.round(utilisation(router, load, use) * 100);
  return chosen(router, row.sites, `${name}:VPN ${written(load.vpnMbps)}Mbps、合計の負荷${share}%`);
}

function hubItem({ product, quantity, load }: HubChoice, { spare }: WanValues, title: string): ChosenProduct {
  const extra = spare ? '、うち予備1台' : '';
  const each = `1台で${written(load.tunnels)}対地、${written(load.vpnMbps)}Mbps`;
  return chosen(product, quantity + Number(spare), `${title}:${each}${extra}`);
}

/** The smallest sufficient routers, and those that carry twice the load, if they exist for every place. */
function proposalsOf(
  plans: readonly SitePlan[],
  [hub, moreHub]: readonly (HubChoice | undefined)[],
  values: WanValues,
): Proposal[] {
  const items = applying([
    ...plans.map((plan) => plan.routers[0] && siteItem(plan, plan.routers[0])),
    hub && hubItem(hub, values, 'センター'),
  ]);
  const next = applying([
    ...plans.map((plan) => plan.ample[0] && siteItem(plan, plan.ample[0])),
    moreHub && hubItem(moreHub, values, 'センター(倍の拠点まで)'),
  ]);
  const said = (list: ChosenProduct[]) => list.map(({ id, quantity }) => `${quantity}x${id}`).join();
  const isNew = next.length === items.length && said(next) !== said(items);
  return applying([
    items.length > 0 && { title: 'おすすめ', items },
    isNew && { title: '余裕のある候補', items: next },
  ]);
}

function portNotice({ name, row, connections }: SitePlan): string | false {
  const short = PORT_SETS.filter(({ ports }) => row.line === 'map-e' && connections > ports);
  const limits = short.map(({ ports }) => written(ports)).join('、');
  return (
    short.length > 0 &&
    `「${name}」の同時の接続${written(connections)}本は、MAP-Eの${limits}ポートの契約では足りません。`
  );
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
  return applying([
    isRefused && `センターは${short}に置けません。共有のIPv4アドレスでは待ち受けられません。`,
    ...slow.map(({ name }) => `「${name}」の通信量は、回線の速度を超えます。回線の速度で計算しました。`),
    ...plans.map(portNotice),
    ...without.map(({ name }) => `「${name}」の条件を満たす機種は、掲載製品にありません。`),
    lacksHub && 'センターの条件を満たす機種は、掲載製品にありません。',
  ]);
}

/** Explanations that apply, by their names in the page's content. */
function wordsOf(values: WanValues, plans: readonly SitePlan[]): string[] {
  const { outer, vpn, hub, spare, mobile } = values;
  return applying([
    isUnreachable(values) && 'centre',
    'assumes',
    plans.some(({ row }) => sharesAddress(row.line)) && 'shared',
    vpn > 0 && outer === 'ipv4' && (hub === 'pppoe' || hub === 'dhcp') && 'fixed',
    vpn > 0 && outer === 'ipv6' && 'ipv6',
    spare && 'spare',
    mobile && 'mobile',
  ]);
}

/** Chooses routers for the sites and their hub, and calculates the packet sizes of the tunnels. */
export function sizeWan(
  typed: WanValues,
  rows: readonly [WanRow, ...WanRow[]],
  products: Products,
  planning: WanPlanning,
): ToolResult {
  const values = { ...typed, ...planning };
  const plans = rows.map((row, index) => planOf(row, row.site || `拠点${index + 1}`, values, products));
  const [plan] = plans;
  const [hub, moreHub] = [1, 2].map((times) => hubOf(values, plans, products, times));
  const sites = sumOf(rows, (row) => row.sites);
  const centreMbps = sumOf(plans, ({ row, load }) => row.sites * load.vpnMbps);
  const narrowest = plans
    .map(({ tunnel }) => tunnel)
    .reduce((least, tunnel) => (innerMtu(tunnel) < innerMtu(least) ? tunnel : least));
  return {
    figures: [
      figure('拠点', sites, '拠点'),
      figure('センターのVPN', centreMbps, 'Mbps'),
      { label: 'VPNのMSS', value: `${mssOf(innerMtu(narrowest))}`, unit: 'バイト' },
    ],
    notices: noticesOf(plans, hub, values, products.length > 0),
    words: wordsOf(values, plans),
    tables: [siteTable(plans), frameTable(narrowest, plan?.use.cipherShare ?? 1, plan?.routers[0])],
    proposals: proposalsOf(plans, [hub, moreHub], values),
    network: wanNetwork(plans, hub, values),
    formulas: formulasOf(values, plans, narrowest),
  };
}

/** The tool for routers of sites and their hub. */
export const WAN_TOOL = defineTool({
  form: WAN_FORM,
  calculate: ({ values, rows: [first, ...rest] }, products, say) => ({
    result: first ? sizeWan(values, [first, ...rest], products, wanPlanning(say)) : null,
  }),
});
