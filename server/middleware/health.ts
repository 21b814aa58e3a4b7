import { Router } from 'express';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { LiveMedia } from '../live-media.ts';

export interface HealthDeps {
  /** Whether the process can serve pages now. */
  isReady(): boolean;
  media: Pick<LiveMedia, 'state'>;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve pages; 503 before the first content and while it drains. Says as well
 * when pictures or documents are missing still: pages are served without them.
 */
export function health({ isReady, media }: HealthDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(RESOURCES.health, (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get(RESOURCES.readiness, (_req, res) => {
    const ready = isReady();
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: ready ? 'ready' : 'unavailable',
        ...(media.state !== 'complete' && { media: media.state }),
      });
  });
  return router;
}
