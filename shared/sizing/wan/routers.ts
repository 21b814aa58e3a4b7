import type { Figures } from '../../products/figures.ts';
import { leastThat, onSale, type SizedProduct } from '../result.ts';
import type { Line } from './ipsec.ts';

/** Load of one router; rates in Mbps. */
export interface RouterLoad {
  vpnMbps: number;
  internetMbps: number;
  /** In the table of its NAT. */
  sessions: number;
  tunnels: number;
}

export interface RouterUse {
  line: Line;
  frameBytes: number;
  /** Share of the rated IPsec rate that the cipher reaches, 0 to 1. */
  cipherShare: number;
  /** Share of each capacity to be left free, 0 to 1. */
  reserve: number;
  /** Traffic to the internet is inspected. */
  inspects: boolean;
  /** Requires a built-in modem for a mobile line. */
  mobile: boolean;
}

const HUBS_MAX = 100;
/** Frames with which routers are rated. */
const RATED_FRAME = 1_518;

/**
 * Share of its rated rates that a router reaches with frames of a length, 0 to 1. It forwards a limited number of frames
 * per second: shorter frames than the rate divided by that number make it slower. Without that number in the record
 * only the longest ones reach the rates.
 */
export function shareAt(
  {
    forwardingRateMpps = 0,
    natThroughputMbps = 0,
  }: Pick<Figures, 'forwardingRateMpps' | 'natThroughputMbps'>,
  frameBytes: number,
): number {
  const shortest = forwardingRateMpps > 0 ? natThroughputMbps / forwardingRateMpps / 8 : RATED_FRAME;
  return Math.min(1, frameBytes / Math.min(shortest, RATED_FRAME));
}

/** Share of a router's capacity that a load uses for encryption and forwarding. Infinite if it lacks a function. */
export function utilisation({ figures }: SizedProduct, load: RouterLoad, use: RouterUse): number {
  const { ipsecThroughputMbps = 0, natThroughputMbps = 0, inspectionThroughputMbps = 0 } = figures;
  const forwarding = use.inspects ? inspectionThroughputMbps : natThroughputMbps;
  const share = (mbps: number, rated: number) =>
    mbps === 0 ? 0 : mbps / (rated * shareAt(figures, use.frameBytes));
  return share(load.vpnMbps, ipsecThroughputMbps * use.cipherShare) + share(load.internetMbps, forwarding);
}

function hasModem({ carrierLines = [] }: Figures): boolean {
  return carrierLines.includes('lte') || carrierLines.includes('5g');
}

export function carries(product: SizedProduct, load: RouterLoad, use: RouterUse): boolean {
  const { natSessions = 0, vpnTunnels = 0, carrierLines = [] } = product.figures;
  const free = 1 - use.reserve;
  return (
    carrierLines.includes(use.line) &&
    (!use.mobile || hasModem(product.figures)) &&
    utilisation(product, load, use) <= free &&
    natSessions * free >= load.sessions &&
    vpnTunnels * free >= load.tunnels
  );
}

/** Sorts those without unused functions first, then the smallest. */
function bySize(use: RouterUse) {
  const unused = ({ figures }: SizedProduct) =>
    Number(!use.inspects && figures.inspectionThroughputMbps !== undefined) +
    Number(!use.mobile && hasModem(figures));
  const sizeOf = ({ figures }: SizedProduct) => figures.ipsecThroughputMbps ?? 0;
  return (a: SizedProduct, b: SizedProduct) => unused(a) - unused(b) || sizeOf(a) - sizeOf(b) || a.id - b.id;
}

/** Routers that carry the load of one site, the smallest first. */
export function chooseRouters(
  products: readonly SizedProduct[],
  load: RouterLoad,
  use: RouterUse,
): SizedProduct[] {
  return onSale(products)
    .filter((product) => carries(product, load, use))
    .sort(bySize(use));
}

/** Load of sites of one kind on the hub. */
export interface HubShare {
  sites: number;
  vpnMbps: number;
}

/** Connection of each site to the hub. */
interface HubTunnels {
  /** Lines of a site, each with a tunnel. */
  lines: number;
  /** One more router takes over; each site has tunnels to two routers. */
  spare: boolean;
}

export interface HubChoice {
  product: SizedProduct;
  /** Without the spare one. */
  quantity: number;
  /** Of the router with the highest load, while the spare one is not needed. */
  load: RouterLoad;
}

/** Load of the first router when sites of each kind are distributed round robin: no other router has a higher one. */
export function hubLoad(
  shares: readonly HubShare[],
  routers: number,
  { lines, spare }: HubTunnels,
): RouterLoad {
  const of = (sites: number) => Math.ceil((sites * lines * (spare ? 2 : 1)) / (routers + Number(spare)));
  return {
    vpnMbps: shares.reduce((sum, { sites, vpnMbps }) => sum + Math.ceil(sites / routers) * vpnMbps, 0),
    internetMbps: 0,
    sessions: 0,
    tunnels: shares.reduce((sum, { sites }) => sum + of(sites), 0),
  };
}

/** Routers for the hub, the fewest first, then the smallest. */
export function chooseHubs(
  products: readonly SizedProduct[],
  shares: readonly HubShare[],
  use: RouterUse,
  tunnels: HubTunnels,
): HubChoice[] {
  const order = bySize(use);
  return onSale(products)
    .flatMap((product): HubChoice[] => {
      const enough = (routers: number) => carries(product, hubLoad(shares, routers, tunnels), use);
      const quantity = leastThat(enough, HUBS_MAX);
      return quantity === undefined ? [] : [{ product, quantity, load: hubLoad(shares, quantity, tunnels) }];
    })
    .sort((a, b) => a.quantity - b.quantity || order(a.product, b.product));
}
