import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

export const CONTENT_TOKEN_HEADER = 'x-content-token';

/** Answers nobody but who knows the token. */
export function requireToken(token: string): RequestHandler {
  const expected = Buffer.from(token);
  return (req, res, next) => {
    const given = Buffer.from(req.get(CONTENT_TOKEN_HEADER) ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return next();
    res.status(403).json({ code: 403, message: 'このAPIは、サイトだけが利用できます。', data: null });
  };
}
