import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { SITE_CALLS } from '../../../shared/paths/resources.ts';
import { type PurgeRequest, purgeRequest } from '../../cache/purge.ts';
import type { Logger } from '../../monitoring/logger.ts';
import { operatorCall } from './operator-call.ts';

interface PurgeDeps {
  /** Without a token the address does not exist. */
  token: string | undefined;
  /**
   * Removes entries in this process and in those that share its pages; `everywhere` is false if some may have missed
   * it.
   */
  purge(request: PurgeRequest): Promise<{ pages: number; everywhere: boolean }>;
  logger: Logger;
}

const RETRY_AFTER_S = '5';

/**
 * `POST /-/purge`: removes cached pages. `{}` all of them, `{ "path": "/products" }` one page, `{ "kind": "goods",
 * "id": 203 }` those that contain a record or a list of its kind. Responds with `{ "pages": n }`, the number of pages
 * that this process had cached; 401 for a wrong token, 400 for another body, 503 if the second level could not be
 * reached and has to be purged again.
 */
export function purge({ token, purge, logger }: PurgeDeps): RequestHandler {
  const take: RequestHandler = async (req, res) => {
    res.locals.route = 'purge';
    res.set('Cache-Control', 'no-store');
    const body = purgeRequest.safeParse(req.body ?? {});
    if (!body.success) {
      res.status(400).json({ error: 'Send {}, {"path": "/…"} or {"kind": "…", "id": …}.' });
      return;
    }
    const { pages, everywhere } = await purge(body.data);
    logger.info({ purge: body.data, pages, everywhere }, 'cache purged');
    if (everywhere) res.json({ pages });
    else
      res
        .status(503)
        .set('Retry-After', RETRY_AFTER_S)
        .json({ pages, error: 'Redis cannot be reached: purge once more.' });
  };
  return operatorCall(SITE_CALLS.purge, token, express.json({ limit: '2kb' }), take).use(
    SITE_CALLS.purge,
    unreadable,
  );
}

const unreadable: ErrorRequestHandler = (_error, _req, res, _next) => {
  res.status(400).json({ error: 'The body is not JSON of at most 2 KB.' });
};
