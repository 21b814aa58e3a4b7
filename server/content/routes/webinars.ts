import type { Router } from 'express';
import { webinarCalls } from '../../../shared/api/webinar.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { Catalogue } from '../catalogue.ts';
import { serve } from '../serve.ts';
import { webinarView } from '../views/webinar.ts';

/**
 * Serves webinars, an addition of this service: an upstream without these calls answers 404, and the pages show none.
 */
export function webinarRoutes(catalogue: Catalogue, now: () => Date): Router {
  const byDay = catalogue.webinars.toSorted((a, b) => a.date.localeCompare(b.date));
  return serve(webinarCalls, {
    upcoming: () =>
      byDay
        .filter(({ date }) => date >= todayInJapan(now()))
        .map((webinar) => webinarView(webinar, catalogue)),
    past: () =>
      byDay
        .filter(({ date }) => date < todayInJapan(now()))
        .reverse()
        .map((webinar) => webinarView(webinar, catalogue)),
  });
}
