import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

declare global {
  namespace Express {
    interface Locals {
      requestId: string;
    }
  }
}

/** What a proxy may send as an id: short, printable, harmless in a log and a header. */
const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** Takes the proxy's X-Request-Id when it is well formed, else makes one; every answer carries it. */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id');
    res.locals.requestId = given && ACCEPTED.test(given) ? given : randomUUID();
    res.set('X-Request-Id', res.locals.requestId);
    next();
  };
}
