import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { COMPRESSIONS, type Document, type Encoding } from './document.ts';

/** Says what became of a request in the cache, for operators and for caches in front. */
export function setCacheState(res: Response, { state, ageMs }: { state: string; ageMs: number }): void {
  res.setHeader('X-Cache', state);
  res.setHeader('Server-Timing', `cache;desc="${state}"`);
  if (ageMs >= 1_000) res.setHeader('Age', Math.floor(ageMs / 1_000));
}

/** Browsers send a dozen different ones, and reading one costs more than sending a page that is kept. */
const bestEncodings = new LRUCache<string, Encoding>({ max: 256 });
const HEADER_MAX_LENGTH = 256;

function bestEncoding(req: Request): Encoding {
  const accepted = req.get('accept-encoding') ?? '';
  const known = bestEncodings.get(accepted);
  if (known) return known;
  // Asked one by one: a list would be answered in the order in which the browser happens to name its own.
  const best = COMPRESSIONS.find((name) => req.acceptsEncodings(name)) ?? 'identity';
  if (accepted.length <= HEADER_MAX_LENGTH) bestEncodings.set(accepted, best);
  return best;
}

/**
 * Sends a document in the best encoding that the browser takes, or 304 when the browser has it already.
 * `res.send` is not used: it would hash the body anew for each visitor.
 */
export async function sendDocument(req: Request, res: Response, document: Document): Promise<void> {
  const encoding = document.compressible ? bestEncoding(req) : 'identity';
  const { bytes, etag } = await document.encoded(encoding);
  res.status(document.status);
  for (const [name, value] of Object.entries(document.headers)) res.setHeader(name, value);
  res.vary('Accept-Encoding');
  res.setHeader('ETag', etag);
  if (document.status === 200 && req.fresh) {
    res.status(304).removeHeader('Content-Type');
    res.end();
    return;
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', bytes.length);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
