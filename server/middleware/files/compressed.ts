import type { ServerResponse } from 'node:http';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses text responses while they are sent. Adds two things that `compression` leaves out (RFC 9110): `Vary` in
 * 304, which has no type to decide by, and no length in the response to HEAD, which would be that of the uncompressed
 * text.
 */
export function compressed(): RequestHandler {
  const compress = compression();
  return (req, res, next) => {
    res.vary('Accept-Encoding');
    if (req.method === 'HEAD') sendWithoutLength(res);
    compress(req, res, next);
  };
}

function sendWithoutLength(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = (...head: unknown[]) => {
    res.removeHeader('Content-Length');
    return writeHead(...head);
  };
}
