import type { RequestHandler } from 'express';
import { secretTest } from '../secret-test.ts';

/** Lets through who knows the token; everybody else gets 401. */
export function requireBearer(token: string): RequestHandler {
  const isRight = secretTest(`Bearer ${token}`);
  return (req, res, next) => {
    if (isRight(req.get('authorization'))) return next();
    res.status(401).set({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end();
  };
}
