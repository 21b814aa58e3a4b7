import type { RequestHandler } from 'express';
import { secretTest } from '../security/secret-test.ts';
import { fail } from './envelope.ts';

export const CONTENT_TOKEN_HEADER = 'x-content-token';

/** Rejects requests without the token. */
export function requireToken(token: string): RequestHandler {
  const isRight = secretTest(token);
  return (req, res, next) => {
    if (isRight(req.get(CONTENT_TOKEN_HEADER))) return next();
    fail(res, 403, 'このAPIは、サイトだけが利用できます。');
  };
}
