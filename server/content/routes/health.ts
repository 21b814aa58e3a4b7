import { Router } from 'express';
import { RESOURCES } from '../../../shared/paths/resources.ts';
import type { StoreWatch } from '../store/store-watch.ts';

/** Health checks of a service that runs alone, at the same addresses as the site's own. */
export function healthRoutes({ canWrite }: Pick<StoreWatch, 'canWrite'>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(RESOURCES.health, (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get(RESOURCES.readiness, (_req, res) => {
    const isReady = canWrite();
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(isReady ? { status: 'ready' } : { status: 'unavailable', database: 'cannot be written' });
  });
  return router;
}
