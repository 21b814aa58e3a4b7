import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { fail } from './envelope.ts';

/** Limits the requests of one address per minute. Each call creates a limit of its own. */
export function perMinute(limit: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_req, res) =>
      fail(res, 429, '短い時間に多くの操作がありました。1分ほどおいて、もう一度お試しください。'),
  });
}
