import type { Router } from 'express';
import type { PageDocument } from '../../server/content/search/document.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind, Services } from '../../server/content/served-kind.ts';
import { webinarPath } from '../../shared/paths/params.ts';
import { formatDay, todayInJapan } from '../../shared/text/date.ts';
import type { WebinarRecord } from './record.ts';
import { webinarCalls } from './wire.ts';

export const webinars: ServedKind = {
  routes: webinarRoutes,
  pages: ({ webinars: records }) => records.map(pageOf),
};

/**
 * Serves webinars, an addition of this service: an upstream without these calls answers 404, and the pages show none.
 */
export function webinarRoutes({ catalogue, now }: Pick<Services, 'catalogue' | 'now'>): Router {
  const byDay = catalogue.webinars
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ photos, ...record }) => ({ ...record, ...catalogue.pictures.photograph(photos) }));
  return serve(webinarCalls, {
    upcoming: () => byDay.filter(({ date }) => date >= todayInJapan(now())),
    past: () => byDay.filter(({ date }) => date < todayInJapan(now())).reverse(),
  });
}

function pageOf({ date, title, lead, audience, chapters }: WebinarRecord): PageDocument {
  const name = date.replaceAll('-', '');
  return {
    urlName: name,
    url: webinarPath(name),
    name: title,
    keywords: ['ウェビナー', 'セミナー', audience],
    lead,
    body: chapters.flatMap((chapter) => [chapter.title, chapter.text]).join('\n'),
    note: `ウェビナー ${formatDay(date)}`,
  };
}
