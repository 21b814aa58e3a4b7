import type { Figures } from '../../products/figures.ts';
import { byKeys, leastThat, onSale, type Products, type SizedProduct, sumOf } from '../result.ts';
import type { Line } from './ipsec.ts';
import type { PlannedValues } from './planning.ts';
import type { WanRow } from './wan-form.ts';

/** Load of the router of one site; traffic is limited by the speed of the line. Rates in Mbps. */
export function siteLoad({ users, speed }: WanRow, { perUser, vpn, spare, mobile, sessions }: PlannedValues) {
  const mbps = Math.min((users * perUser) / 1_000, speed);
  const vpnMbps = (mbps * vpn) / 100;
  return {
    vpnMbps,
    internetMbps: mbps - vpnMbps,
    /** In the table of its NAT. */
    sessions: users * sessions,
    tunnels: vpn === 0 ? 0 : (spare ? 2 : 1) * (mobile ? 2 : 1),
  };
}
export type RouterLoad = ReturnType<typeof siteLoad>;

/** Use of a router at the end of a line. */
export function siteUse(line: Line, { frame, reserve, cipher, inspect, mobile, cbcShare }: PlannedValues) {
  return {
    line,
    frameBytes: Number(frame),
    /** Share of the rated IPsec rate that the cipher reaches, 0 to 1. */
    cipherShare: cipher === 'gcm' ? 1 : cbcShare / 100,
    /** Share of each capacity to be left free, 0 to 1. */
    reserve: reserve / 100,
    /** Traffic to the internet is inspected. */
    inspects: inspect,
    /** Requires a built-in modem for a mobile line. */
    mobile,
  };
}
export type RouterUse = ReturnType<typeof siteUse>;

const HUBS_MAX = 100;
/** Frames with which routers are rated. */
const RATED_FRAME = 1_518;

/**
 * Share of its rated rates that a router reaches with frames of a length, 0 to 1. It forwards a limited number of frames
 * per second: shorter frames than the rate divided by that number make it slower. Without that number in the record
 * only the longest ones reach the rates.
 */
export function shareAt(figures: Figures, frameBytes: number): number {
  const { forwardingRateMpps = 0, natThroughputMbps = 0 } = figures;
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

/** Keys of an order: those without unused functions first, then the smallest. */
function sizeOf({ id, figures }: SizedProduct, { inspects, mobile }: RouterUse): number[] {
  const canInspect = figures.inspectionThroughputMbps !== undefined;
  const unused = Number(!inspects && canInspect) + Number(!mobile && hasModem(figures));
  return [unused, figures.ipsecThroughputMbps ?? 0, id];
}

/** Routers that carry the load of one site, the smallest first. */
export function chooseRouters(products: Products, load: RouterLoad, use: RouterUse): SizedProduct[] {
  return onSale(products)
    .filter((product) => carries(product, load, use))
    .sort(byKeys((product) => sizeOf(product, use)));
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

/** Load of the first router when sites of each kind are distributed round robin: no other router has a higher one. */
export function hubLoad(shares: readonly HubShare[], routers: number, tunnels: HubTunnels): RouterLoad {
  const perSite = tunnels.lines * (tunnels.spare ? 2 : 1);
  const ends = routers + Number(tunnels.spare);
  return {
    vpnMbps: sumOf(shares, ({ sites, vpnMbps }) => Math.ceil(sites / routers) * vpnMbps),
    internetMbps: 0,
    sessions: 0,
    tunnels: sumOf(shares, ({ sites }) => Math.ceil((sites * perSite) / ends)),
  };
}

/** Routers for the hub without the spare one, the fewest first, then the smallest, with the highest load of one of them. */
export function chooseHubs(
  products: Products,
  shares: readonly HubShare[],
  use: RouterUse,
  tunnels: HubTunnels,
) {
  return onSale(products)
    .flatMap((product) => {
      const enough = (routers: number) => carries(product, hubLoad(shares, routers, tunnels), use);
      const quantity = leastThat(enough, HUBS_MAX);
      return quantity === undefined ? [] : [{ product, quantity, load: hubLoad(shares, quantity, tunnels) }];
    })
    .sort(byKeys(({ quantity, product }) => [quantity, ...sizeOf(product, use)]));
}
export type HubChoice = ReturnType<typeof chooseHubs>[number];
