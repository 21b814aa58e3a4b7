import type { Request, Response } from 'express';
import { COMPRESSIONS, type Document } from './document.ts';

/** Says what became of a request in the cache, for operators and for caches in front. */
export function setCacheState(res: Response, { state, ageMs }: { state: string; ageMs: number }): void {
  res.setHeader('X-Cache', state);
  res.setHeader('Server-Timing', `cache;desc="${state}"`);
  if (ageMs >= 1_000) res.setHeader('Age', Math.floor(ageMs / 1_000));
}

/**
 * Sends a document in the best encoding that the browser takes, or 304 when the browser has it already.
 * `res.send` is not used: it would hash the body anew for each visitor.
 */
export async function sendDocument(req: Request, res: Response, document: Document): Promise<void> {
  // Asked one by one: a list would be answered in the order in which the browser happens to name its own.
  const offered = document.compressible ? COMPRESSIONS : [];
  const encoding = offered.find((name) => req.acceptsEncodings(name)) ?? 'identity';
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
