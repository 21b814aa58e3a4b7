import type { RequestHandler } from 'express';
import { secretTest } from '../../security/secret-test.ts';

/** Requires the bearer token; answers 401 without it. */
export function requireBearer(token: string): RequestHandler {
  const isRight = secretTest(`Bearer ${token}`);
  return (req, res, next) => {
    if (isRight(req.get('authorization'))) return next();
    res.status(401).set({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end();
  };
}
