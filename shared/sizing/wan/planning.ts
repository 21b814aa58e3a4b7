import { plannedValue } from '../planned.ts';
import type { Say } from '../tool.ts';

/** Used when the page's content has no values: `150件`, `50本`, `70%`. */
const TYPICAL = {
  /** Entries of one person in the table of a router's NAT, with those that wait for their end. */
  sessions: 150,
  /** Simultaneous connections of one person to the internet, each with a port. */
  connections: 50,
  /** Share of the rated IPsec rate with a cipher other than AES-GCM, in percent. */
  cbcShare: 100,
};
export type WanPlanning = typeof TYPICAL;

/** Parses the planning values in the page's content. */
export function wanPlanning(say: Say): WanPlanning {
  const read = (name: keyof WanPlanning) => plannedValue(say, name, TYPICAL[name]);
  return { sessions: read('sessions'), connections: read('connections'), cbcShare: read('cbcShare') };
}
