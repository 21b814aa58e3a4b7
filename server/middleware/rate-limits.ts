import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { API_BASE } from '../../shared/constants.ts';
import { sendEnvelopeError } from './api-proxy.ts';

export interface RateLimitOptions {
  /** Writes of one address within a minute; a person fills in a form or two. */
  writesPerMinute: number;
}

export const TOO_MANY = '短い時間に多くの送信がありました。1分ほどおいて、もう一度お試しください。';

/** Keeps one address from flooding the inbox. Reading is never limited: it is answered from memory. */
export function rateLimits({ writesPerMinute }: RateLimitOptions): RequestHandler {
  const limit = rateLimit({
    windowMs: 60_000,
    limit: writesPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: (req) => req.method !== 'POST',
    handler: (req, res, next) => {
      if (req.path.startsWith(`${API_BASE}/`)) sendEnvelopeError(res, 429, TOO_MANY);
      else next(Object.assign(new Error('too many posts'), { status: 429 }));
    },
  });
  // Who has hung up meanwhile has no address any more to be counted by: nothing goes on in their name.
  return (req, res, next) => {
    if (req.ip === undefined) res.destroy();
    else limit(req, res, next);
  };
}
