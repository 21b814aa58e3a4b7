import { leastThat, onSale, type SizedProduct } from '../result.ts';
import { type Line, throughputAt } from './ipsec.ts';

/** Load of one router; rates in Mbps. */
export interface RouterLoad {
  vpnMbps: number;
  internetMbps: number;
  users: number;
  tunnels: number;
}

export interface RouterUse {
  line: Line;
  frameBytes: number;
  /** Share of its capacity to be left free, 0 to 1. */
  reserve: number;
  /** Traffic to the internet is inspected. */
  inspects: boolean;
  /** Requires a built-in modem for a mobile line. */
  mobile: boolean;
}

/** Sessions that one person's devices keep open. */
export const SESSIONS_PER_USER = 150;
const HUBS_MAX = 100;

/** Share of a router's capacity that a load uses for encryption and forwarding. Infinite if it lacks a function. */
export function utilisation({ figures }: SizedProduct, load: RouterLoad, use: RouterUse): number {
  const { ipsecThroughputMbps = 0, natThroughputMbps = 0, inspectionThroughputMbps = 0 } = figures;
  const forwarding = use.inspects ? inspectionThroughputMbps : natThroughputMbps;
  const share = (mbps: number, rated: number) =>
    mbps === 0 ? 0 : mbps / throughputAt(rated, use.frameBytes);
  return share(load.vpnMbps, ipsecThroughputMbps) + share(load.internetMbps, forwarding);
}

function connects({ figures }: SizedProduct, { line, mobile }: RouterUse): boolean {
  const { carrierLines = [] } = figures;
  return (
    carrierLines.includes(line) && (!mobile || carrierLines.includes('lte') || carrierLines.includes('5g'))
  );
}

export function carries(product: SizedProduct, load: RouterLoad, use: RouterUse): boolean {
  const { natSessions = 0, vpnTunnels = 0 } = product.figures;
  return (
    connects(product, use) &&
    utilisation(product, load, use) <= 1 - use.reserve &&
    natSessions >= load.users * SESSIONS_PER_USER &&
    vpnTunnels >= load.tunnels
  );
}

/** Sorts the smallest first. */
function bySize(a: SizedProduct, b: SizedProduct): number {
  const sizeOf = ({ figures }: SizedProduct) => figures.ipsecThroughputMbps ?? 0;
  return sizeOf(a) - sizeOf(b) || a.id - b.id;
}

/** Routers that carry the load of one site, the smallest first. */
export function chooseRouters(
  products: readonly SizedProduct[],
  load: RouterLoad,
  use: RouterUse,
): SizedProduct[] {
  return onSale(products)
    .filter((product) => carries(product, load, use))
    .sort(bySize);
}

/** Load of sites of one kind on the hub. */
export interface HubShare {
  sites: number;
  vpnMbps: number;
}

export interface HubChoice {
  product: SizedProduct;
  quantity: number;
  /** Of the router with the highest load. */
  load: RouterLoad;
}

/** Load of the first router when sites of each kind are distributed round robin: no other router has a higher one. */
export function hubLoad(shares: readonly HubShare[], routers: number): RouterLoad {
  const own = shares.map(({ sites, vpnMbps }) => ({ sites: Math.ceil(sites / routers), vpnMbps }));
  return {
    vpnMbps: own.reduce((sum, { sites, vpnMbps }) => sum + sites * vpnMbps, 0),
    internetMbps: 0,
    users: 0,
    tunnels: own.reduce((sum, { sites }) => sum + sites, 0),
  };
}

/** Routers for the hub, the fewest first, then the smallest. */
export function chooseHubs(
  products: readonly SizedProduct[],
  shares: readonly HubShare[],
  use: RouterUse,
): HubChoice[] {
  return onSale(products)
    .flatMap((product): HubChoice[] => {
      const quantity = leastThat((routers) => carries(product, hubLoad(shares, routers), use), HUBS_MAX);
      return quantity === undefined ? [] : [{ product, quantity, load: hubLoad(shares, quantity) }];
    })
    .sort((a, b) => a.quantity - b.quantity || bySize(a.product, b.product));
}
