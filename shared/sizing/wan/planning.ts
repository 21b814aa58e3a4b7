import type { Products } from '../result.ts';
import { plannedValue, type Say } from '../tool.ts';
import { mtuOf, sharesAddress, type Tunnel } from './ipsec.ts';
import { chooseRouters, siteLoad, siteUse } from './routers.ts';
import type { WanRow, WanValues } from './wan-form.ts';

/** Parses the planning values in the page's content: `150件`, `50本`, `70%`. */
export function wanPlanning(say: Say) {
  return {
    /** Entries of one person in the table of a router's NAT, with those that wait for their end. */
    sessions: plannedValue(say, 'sessions', 150),
    /** Simultaneous connections of one person to the internet, each with a port. */
    connections: plannedValue(say, 'connections', 50),
    /** Share of the rated IPsec rate with a cipher other than AES-GCM, in percent. */
    cbcShare: plannedValue(say, 'cbcShare', 100),
  };
}
export type WanPlanning = ReturnType<typeof wanPlanning>;
/** The values of the form and of the page. */
export type PlannedValues = WanValues & WanPlanning;

/** The tunnel of a site; a shared or mobile IPv4 address needs NAT traversal. */
function tunnelOf(site: WanRow, { hub, vpn, outer, cipher, traversal, mobile }: WanValues): Tunnel {
  const ends = vpn > 0 ? [site.line, hub] : [site.line];
  const forced = outer === 'ipv4' && (mobile || ends.some(sharesAddress));
  const mtu = Math.min(...ends.map((line) => mtuOf(line, outer)));
  return { mtu, outer, cipher, natTraversal: traversal || forced };
}

/** The sites of one row, the load of each and the routers that carry it, the smallest first. */
export function planOf(row: WanRow, name: string, values: PlannedValues, products: Products) {
  const load = siteLoad(row, values);
  const twice = siteLoad({ ...row, users: row.users * 2 }, values);
  const use = siteUse(row.line, values);
  return {
    ...{ row, name, load, use },
    tunnel: tunnelOf(row, values),
    routers: chooseRouters(products, load, use),
    /** Those that carry twice the traffic. */
    ample: chooseRouters(products, twice, use),
    /** Simultaneous connections to the internet. */
    connections: values.vpn === 100 ? 0 : row.users * values.connections,
  };
}
export type SitePlan = ReturnType<typeof planOf>;
