import type { Request, Response } from 'express';
import { COMPRESSIONS, type Document } from './document.ts';

/**
 * Sends a document in the best encoding that the browser takes, or 304 when the browser has it already.
 * `res.send` is not used: it would hash the body anew for each visitor.
 */
export async function sendDocument(req: Request, res: Response, document: Document): Promise<void> {
  // Asked one by one: a list would be answered in the order in which the browser happens to name its own.
  const encoding = COMPRESSIONS.find((name) => req.acceptsEncodings(name)) ?? 'identity';
  const { bytes, etag } = await document.encoded(encoding);
  res.status(document.status);
  for (const [name, value] of Object.entries(document.headers)) {
    if (name !== 'Vary') res.setHeader(name, value);
  }
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
