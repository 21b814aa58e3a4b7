import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import { COMPRESSIONS, type Encoding } from './document.ts';

/** Browsers send a dozen different ones, and reading one costs more than sending a page that is kept. */
const bestEncodings = new LRUCache<string, Encoding>({ max: 256 });
const HEADER_MAX_LENGTH = 256;

/** The smallest encoding of a text that a request takes. */
export function bestEncoding(req: IncomingMessage): Encoding {
  const accepted = req.headers['accept-encoding'];
  // RFC 9110, 12.5.3 allows anything then; who says nothing may not know what to do with it.
  if (typeof accepted !== 'string') return 'identity';
  const known = bestEncodings.get(accepted);
  if (known) return known;
  // Asked one by one: a list would be answered in the order in which the browser happens to name its own.
  const best = COMPRESSIONS.find((name) => accepts(req).encoding(name)) ?? 'identity';
  if (accepted.length <= HEADER_MAX_LENGTH) bestEncodings.set(accepted, best);
  return best;
}
