import { Router } from 'express';
import type { Webinar } from '../../../shared/api/webinar.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { endpoint } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { webinarView } from '../views/webinar.ts';

/** An addition of this service: an upstream without it answers 404, and the pages show the recordings alone. */
export function webinarRoutes({ webinars }: Catalogue, now: () => Date = () => new Date()): Router {
  const router = Router();
  router.get(
    '/webinar/list',
    endpoint((): Webinar[] => {
      const today = todayInJapan(now());
      return webinars
        .filter(({ date }) => date >= today)
        .sort((a, b) => a.date.localeCompare(b.date))
        .map(webinarView);
    }),
  );
  return router;
}
