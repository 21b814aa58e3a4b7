import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Ids accepted from a proxy: short, printable, harmless in a log and a header. */
const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** Takes the proxy's X-Request-Id if it is well formed, else generates one; every response carries it. */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    res.locals.requestId = idOf(req);
    next();
  };
}

function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}
