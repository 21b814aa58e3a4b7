import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * Refuses what is no request for a path of this site: other forms of the request target (`http://host/…`, `*`), a target
 * that reads as a host (`//host/…`), and more than one Host header (RFC 9112, 3.2). Stands before everything that reads
 * the target, so that no part of the site has to ask itself what a scheme in it would mean.
 */
export function requestTarget(): RequestHandler {
  return (req, res, next) => {
    if (isPath(req.originalUrl) && hostsOf(req) < 2) return next();
    res.locals.route = 'rejected';
    res
      .status(400)
      .set('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('アドレスの形式が正しくありません。');
  };
}

function isPath(target: string): boolean {
  return target[0] === '/' && target[1] !== '/';
}

/** Node keeps the first one alone. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}
