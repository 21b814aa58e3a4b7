import { Router } from 'express';
import type { Webinar } from '../../../shared/api/webinar.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { endpoint } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { webinarView } from '../views/webinar.ts';

/** An addition of this service: an upstream without these calls answers 404, and the pages show no webinars. */
export function webinarRoutes({ webinars }: Catalogue, now: () => Date = () => new Date()): Router {
  const router = Router();
  const byDay = webinars.toSorted((a, b) => a.date.localeCompare(b.date));
  router.get(
    '/webinar/list',
    endpoint((): Webinar[] => byDay.filter(({ date }) => date >= todayInJapan(now())).map(webinarView)),
  );
  router.get(
    '/webinar/pastList',
    endpoint((): Webinar[] =>
      byDay
        .filter(({ date }) => date < todayInJapan(now()))
        .reverse()
        .map(webinarView),
    ),
  );
  return router;
}
