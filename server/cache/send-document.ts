import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { bestEncoding } from './best-encoding.ts';
import type { Document, EncodedBody } from './document.ts';

export interface Sent {
  document: Document;
  /** Cache state of the response, for operators and for caches in front; undefined for uncached responses. */
  state?: 'HIT' | 'STALE' | 'MISS' | 'BYPASS';
  /** Time since it was generated. */
  ageMs?: number;
  /** Other request headers that the response depends on. */
  vary?: string;
  /** Entries of `Server-Timing` in addition to the state: the trace of the render. */
  timing?: string | undefined;
}

/**
 * Sends a document in the best encoding that the browser accepts, or 304 if the browser has it cached. Synchronous
 * unless the encoding has to be generated first.
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
  // The usual headers of browsers, compared without parsing.
  return (known === etag && headers['cache-control'] === undefined) || fresh(headers, { etag });
}

/**
 * Headers that differ between two responses with the same bytes. Names and values alternate, the fastest form for Node.
 */
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
