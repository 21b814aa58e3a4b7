import { Router } from 'express';
import type { Webinar } from '../../../shared/api/webinar.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint } from '../envelope.ts';
import { webinarView } from '../views/webinar.ts';

/** An addition of this service: an upstream without these calls answers 404, and the pages show no webinars. */
export function webinarRoutes(catalogue: Catalogue, now: () => Date = () => new Date()): Router {
  const router = Router();
  const byDay = catalogue.webinars.toSorted((a, b) => a.date.localeCompare(b.date));
  router.get(
    '/webinar/list',
    endpoint((): Webinar[] =>
      byDay
        .filter(({ date }) => date >= todayInJapan(now()))
        .map((webinar) => webinarView(webinar, catalogue)),
    ),
  );
  router.get(
    '/webinar/pastList',
    endpoint((): Webinar[] =>
      byDay
        .filter(({ date }) => date < todayInJapan(now()))
        .reverse()
        .map((webinar) => webinarView(webinar, catalogue)),
    ),
  );
  return router;
}
