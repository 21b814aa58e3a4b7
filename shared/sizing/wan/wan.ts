import {
  type ChosenProduct,
  chosen,
  type Proposal,
  type SizedProduct,
  type ToolResult,
  written,
} from '../result.ts';
import { defineTool } from '../tool.ts';
import { innerMtu, LINES, mssOf } from './ipsec.ts';
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
function siteLoad({ users, speed }: WanRow, { perUser, vpn, spare }: WanValues): RouterLoad {
  const mbps = Math.min((users * perUser) / 1_000, speed);
  const vpnMbps = (mbps * vpn) / 100;
  return { vpnMbps, internetMbps: mbps - vpnMbps, users, tunnels: vpn === 0 ? 0 : spare ? 2 : 1 };
}

function siteUse({ line }: WanRow, { frame, reserve, inspect, mobile }: WanValues): RouterUse {
  return { line, frameBytes: Number(frame), reserve: reserve / 100, inspects: inspect, mobile };
}

function hubUse({ hub, frame, reserve }: WanValues): RouterUse {
  return { line: hub, frameBytes: Number(frame), reserve: reserve / 100, inspects: false, mobile: false };
}

function plansOf(values: WanValues, rows: readonly WanRow[], products: readonly SizedProduct[]): SitePlan[] {
  return rows.map((row, index) => {
    const [load, use] = [siteLoad(row, values), siteUse(row, values)];
    const name = row.site || `拠点${index + 1}`;
    return { row, name, load, use, routers: chooseRouters(products, load, use) };
  });
}

function siteItem({ name, row, load, use }: SitePlan, router: SizedProduct): ChosenProduct {
  const share = Math.round(utilisation(router, load, use) * 100);
  return chosen(router, row.sites, `${name}:VPN ${written(load.vpnMbps)}Mbps、合計の負荷${share}%`);
}

function hubItem({ product, quantity, load }: HubChoice, { spare }: WanValues): ChosenProduct {
  const extra = spare ? '、うち予備1台' : '';
  return chosen(
    product,
    quantity + Number(spare),
    `センター:1台で${load.tunnels}対地、${written(load.vpnMbps)}Mbps${extra}`,
  );
}

const TITLES = ['おすすめ', '余裕のある候補'] as const;

/** Complete proposals: the smallest sufficient routers, and the next larger ones if there are any. */
function proposalsOf(plans: readonly SitePlan[], hubs: readonly HubChoice[], values: WanValues): Proposal[] {
  return TITLES.flatMap((title, index) => {
    const sites = plans.flatMap((plan) => {
      const router = plan.routers[index] ?? plan.routers.at(-1);
      return router ? [siteItem(plan, router)] : [];
    });
    const hub = hubs[index] ?? hubs.at(-1);
    const isNew = index === 0 || hubs.length > index || plans.some(({ routers }) => routers.length > index);
    const items = [...sites, ...(hub ? [hubItem(hub, values)] : [])];
    return isNew && items.length > 0 ? [{ title, items }] : [];
  });
}

function noticesOf(
  plans: readonly SitePlan[],
  hubs: readonly HubChoice[],
  values: WanValues,
  hasProducts: boolean,
): string[] {
  const slow = plans.filter(({ row }) => (row.users * values.perUser) / 1_000 > row.speed);
  const without = hasProducts ? plans.filter(({ routers }) => routers.length === 0) : [];
  return [
    ...slow.map(({ name }) => `「${name}」の通信量は、回線の速度を超えます。回線の速度で計算しました。`),
    ...without.map(({ name }) => `「${name}」の条件を満たす機種は、掲載製品にありません。`),
    ...(hasProducts && values.vpn > 0 && hubs.length === 0
      ? ['センターの条件を満たす機種は、掲載製品にありません。']
      : []),
  ];
}

/** Lines on which many visitors share one address. */
const SHARED_ADDRESS = ['map-e', 'ds-lite'];

/** Chooses routers for the sites and their hub, and calculates the packet sizes of the tunnels. */
export function sizeWan(
  values: WanValues,
  rows: readonly WanRow[],
  products: readonly SizedProduct[],
): ToolResult {
  const plans = plansOf(values, rows, products);
  const shares = plans.map(({ row, load }) => ({ sites: row.sites, vpnMbps: load.vpnMbps }));
  const hubs = values.vpn > 0 ? chooseHubs(products, shares, hubUse(values)) : [];
  const sites = rows.reduce((sum, row) => sum + row.sites, 0);
  const centre = shares.reduce((sum, { sites: count, vpnMbps }) => sum + count * vpnMbps, 0);
  const least = Math.min(
    ...plans.map(({ row }) => innerMtu(LINES[row.line].mtu, values.cipher, values.traversal)),
  );
  const isShared = rows.some(({ line }) => SHARED_ADDRESS.includes(line));
  return {
    figures: [
      { label: '拠点', value: written(sites), unit: '拠点' },
      { label: 'センターのVPN', value: written(centre), unit: 'Mbps' },
      { label: 'VPNのMSS', value: `${plans.length > 0 ? mssOf(least) : 0}`, unit: 'バイト' },
    ],
    notices: noticesOf(plans, hubs, values, products.length > 0),
    words: [...(isShared ? ['shared'] : []), ...(values.spare ? ['spare'] : [])],
    tables: [siteTable(plans, values), frameTable(values, plans[0]?.routers[0])],
    proposals: proposalsOf(plans, hubs, values),
    network: wanNetwork(plans, hubs[0], values),
    formulas: formulasOf(values, rows),
  };
}

/** The tool for routers of sites and their hub. */
export const WAN_TOOL = defineTool({
  form: WAN_FORM,
  calculate: ({ values, rows }, products) => ({
    result: rows.length > 0 ? sizeWan(values, rows, products) : null,
  }),
});
