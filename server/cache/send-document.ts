import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { bestEncoding } from './best-encoding.ts';
import type { Document, EncodedBody } from './document.ts';

export interface Sent {
  document: Document;
  /** What became of the request in the cache, for operators and for caches in front; undefined for what is in none. */
  state?: 'HIT' | 'STALE' | 'MISS' | 'BYPASS';
  /** Since it was made. */
  ageMs?: number;
  /** The other headers of the request that it depends on. */
  vary?: string;
  /** Entries of `Server-Timing` beside the state: the trace of the render. */
  timing?: string | undefined;
}

/**
 * Sends a document in the best encoding that the browser takes, or 304 when the browser has it already. At once, unless
 * the encoding has to be made first.
 */
export function sendDocument(req: Request, res: Response, sent: Sent): void | Promise<void> {
  const { document } = sent;
  const encoding = document.compressible ? bestEncoding(req) : 'identity';
  const { etag, headers } = document.head(encoding);
  if (document.status === 200 && isKnown(req.headers, etag)) {
    res.writeHead(304, [...headers, ...varyingHeaders(res, sent)]).end();
    return;
  }
  const made = document.made(encoding);
  if (made) return send(req, res, made, sent);
  return document.encoded(encoding).then((body) => send(req, res, body, sent));
}

function send(req: Request, res: Response, body: EncodedBody, sent: Sent): void {
  const { status } = sent.document;
  res.writeHead(status, [...body.headers, ...body.contentHeaders, ...varyingHeaders(res, sent)]);
  res.end(req.method === 'HEAD' ? undefined : body.bytes);
}

function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  // What browsers send, without a list to be read.
  return (known === etag && headers['cache-control'] === undefined) || fresh(headers, { etag });
}

/** What differs between two responses of the same bytes. Names and values by turns, as Node sends them fastest. */
function varyingHeaders({ locals }: Response, { state, ageMs = 0, vary, timing }: Sent): string[] {
  const headers = [
    'Vary',
    vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
    'X-Request-Id',
    locals.requestId,
  ];
  if (state) {
    locals.cacheState = state;
    headers.push('X-Cache', state, 'Server-Timing', `cache;desc="${state}"${timing ? `, ${timing}` : ''}`);
  }
  if (ageMs >= 1_000) headers.push('Age', String(Math.floor(ageMs / 1_000)));
  return headers;
}
