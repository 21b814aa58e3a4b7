import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { ENDPOINTS } from '../../shared/api/contract.ts';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Logger } from '../logger.ts';
import type { Gateway } from '../upstream/gateway.ts';
import { sendShortNotFound } from './short-not-found.ts';

export interface PurgeDeps {
  /** Undefined: the address does not exist. */
  token: string | undefined;
  pageCache: PageCache | undefined;
  gateway: Pick<Gateway, 'purge'>;
  logger: Logger;
}

/** Kinds of content are what the API's paths begin with. */
const KINDS = new Set(ENDPOINTS.map(({ path }) => path.split('/')[1] ?? ''));
const LISTS = new Set<string>(ENDPOINTS.map(({ path }) => path).filter((path) => !path.endsWith('}')));

const purgeBody = z.union([
  z.strictObject({ path: z.string().startsWith('/') }),
  z.strictObject({
    kind: z.string().refine((kind) => KINDS.has(kind)),
    id: z.union([z.int().positive(), z.string().min(1)]).optional(),
  }),
  z.strictObject({}).transform(() => ({ all: true as const })),
]);

/**
 * `POST /-/purge`: forgets what was kept. `{}` everything, `{ "path": "/products" }` one page,
 * `{ "kind": "goods", "id": 203 }` what was made from a record or from a list of its kind. Answers `{ "pages": n }`, 401 for a wrong token, 400 for
 * another body.
 */
export function purge({ token, pageCache, gateway, logger }: PurgeDeps): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  if (!token) {
    router.all(SITE_CALLS.purge, (_req, res) => sendShortNotFound(res, 'resource'));
    return router;
  }
  router.post(SITE_CALLS.purge, requireBearer(token), express.json({ limit: '2kb' }), (req, res) => {
    res.locals.route = 'purge';
    const body = purgeBody.safeParse(req.body ?? {});
    if (!body.success) {
      res.status(400).json({ error: 'Send {}, {"path": "/…"} or {"kind": "…", "id": …}.' });
      return;
    }
    const pages = forget(body.data, { pageCache, gateway });
    logger.info({ purge: body.data, pages }, 'cache purged');
    res.set('Cache-Control', 'no-store').json({ pages });
  });
  router.use(SITE_CALLS.purge, unreadable);
  return router;
}

function forget(
  wanted: z.infer<typeof purgeBody>,
  { pageCache, gateway }: Pick<PurgeDeps, 'pageCache' | 'gateway'>,
): number {
  if ('path' in wanted) return pageCache?.purge((page) => page.path === wanted.path) ?? 0;
  if ('all' in wanted) {
    gateway.purge(() => true);
    return pageCache?.purge(() => true) ?? 0;
  }
  const concerns = concernedCalls(wanted);
  gateway.purge(concerns);
  return pageCache?.purge(({ calls }) => [...calls].some(concerns)) ?? 0;
}

/** Whether a call of the API, `/goods/detail/203`, may say something of a record: it does not name another one. */
function concernedCalls({ kind, id }: { kind: string; id?: number | string | undefined }) {
  return (path: string): boolean => {
    const [, first, ...rest] = path.split('/');
    return first === kind && (id === undefined || LISTS.has(path) || rest.at(-1) === String(id));
  };
}

function requireBearer(token: string): RequestHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return (req, res, next) => {
    if (timingSafeEqual(digest(req.get('authorization') ?? ''), expected)) return next();
    res.status(401).set({ 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end();
  };
}

const unreadable: ErrorRequestHandler = (_error, _req, res, _next) => {
  res.status(400).json({ error: 'The body is not JSON of at most 2 KB.' });
};
