import { type RequestHandler, Router } from 'express';
import { secretTest } from '../../security/secret-test.ts';
import { sendShortNotFound } from '../pages/short-not-found.ts';

/** Router of a call of operators: POST with the bearer token. Without a token the address does not exist. */
export function operatorCall(path: string, token: string | undefined, ...handlers: RequestHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (token) router.post(path, requireBearer(token), ...handlers);
  else router.all(path, (_req, res) => sendShortNotFound(res, 'resource'));
  return router;
}

/** Requires the bearer token; answers 401 without it. */
function requireBearer(token: string): RequestHandler {
  const isRight = secretTest(`Bearer ${token}`);
  return (req, res, next) => {
    if (isRight(req.get('authorization'))) return next();
    res.status(401).set({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end();
  };
}
