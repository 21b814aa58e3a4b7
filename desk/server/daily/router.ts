import path from 'node:path';
import { Router } from 'express';
import { z } from 'zod';
import { ROWS_PER_DAY_MAX } from '../../../server/content/store/search-counts.ts';
import { type DailyCounts, SEARCH_PERIOD, SEARCH_PERIODS } from '../../shared/daily.ts';
import { callsOf, noInput, parse } from '../calls.ts';
import type { DeskDatabase } from '../database.ts';
import type { DeskParts } from '../drafts/desk-parts.ts';
import { deskFolder } from '../settings.ts';
import { certificateReader, namedOrigins } from './certificates.ts';
import { readDeadlines } from './deadlines.ts';
import { linksOf } from './links.ts';
import { outsideLinks } from './outside-links.ts';
import { searchesCsv, searchesOf, searchReport } from './searches.ts';
import { surveyor } from './survey.ts';

const searchesQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...SEARCH_PERIODS]))
    .default(SEARCH_PERIOD),
});

/**
 * Opens the API of the daily overview and starts its scheduled checks; `desk/shared/daily.ts` defines its responses.
 */
export function openDaily(
  { settings, repository, index, siteOrigin, logger }: DeskParts,
  database: DeskDatabase,
): { router: Router; close(): void } {
  const workDir = deskFolder(settings);
  const survey = surveyor(repository, workDir);
  const outside = outsideLinks({
    survey,
    file: path.join(workDir, 'outside-links.json'),
    schedule: settings.DESK_LINK_CHECK,
    siteOrigin,
    logger,
    now: Date.now,
  });
  const certificates = certificateReader(namedOrigins(settings, siteOrigin), Date.now);
  const deadlines = async () => readDeadlines(await survey(), index, repository);
  const router = Router();
  const { get, post } = callsOf(router);

  get('/daily', noInput, counts);
  get('/daily/links', noInput, async () => linksOf(await survey()));
  get('/daily/outside', noInput, outside.state);
  get('/daily/deadlines', noInput, deadlines);
  get('/daily/certificates', noInput, certificates);

  get('/daily/searches', searchesQuery, async ({ days }) =>
    searchesOf(database, days, await repository.files()),
  );

  router.get('/daily/searches.csv', async ({ query }, res) => {
    const { days } = parse(searchesQuery, query);
    const csv = await searchesCsv(database, days);
    res.attachment(`searches-${days}.csv`).type('text/csv').send(csv);
  });

  const check = async () => {
    await outside.begin();
    return outside.state();
  };
  post('/daily/outside/check', noInput, check, 202);

  return { router, close: outside.close };

  /** Number of open tasks. Counts that fail are left out: the page of each shows the reason. */
  async function counts(): Promise<DailyCounts> {
    const [links, broken, dates, searches] = await Promise.all([
      survey().catch(() => undefined),
      outside.brokenCount().catch(() => undefined),
      deadlines().catch(() => undefined),
      searchReport(database, SEARCH_PERIOD, ROWS_PER_DAY_MAX).catch(() => undefined),
    ]);
    return {
      searches: searches?.withoutResult.length,
      links: links?.links?.broken.length,
      outside: broken,
      // Those that have passed or will within 30 days.
      deadlines: dates && dates.groups.past.length + dates.groups.month.length,
    };
  }
}
