import { Router } from 'express';
import { RESOURCES } from '../../../shared/paths/resources.ts';
import type { LiveMedia } from '../../live-media.ts';

export interface Readiness {
  /** Whether the process can serve visitors now. */
  isReady: boolean;
  /** Problems by the name of the failing part. */
  problems: Readonly<Record<string, string>>;
}

interface HealthDeps {
  readiness(): Readiness;
  media?: Pick<LiveMedia, 'state'>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve visitors; 503 before the first content and while it drains.
 * The response also lists problems, and whether pictures or documents are still missing: pages are served without them.
 */
export function health({ readiness, media }: HealthDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(RESOURCES.health, (_req, res) => {
    res.locals.route = 'health';
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get(RESOURCES.readiness, (_req, res) => {
    res.locals.route = 'health';
    const { isReady, problems } = readiness();
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: isReady ? 'ready' : 'unavailable',
        ...problems,
        ...(media && media.state !== 'complete' && { media: media.state }),
      });
  });
  return router;
}
