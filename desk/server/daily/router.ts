import { Router } from 'express';
import { z } from 'zod';
import { ROWS_PER_DAY_MAX } from '../../../server/content/store/search-counts.ts';
import { readSearchReport } from '../../../server/content/store/search-report.ts';
import { type DailyCounts, SEARCH_PERIOD, SEARCH_PERIODS } from '../../shared/daily.ts';
import type { DeskDatabase } from '../database.ts';
import { parse } from '../parse.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { Certificates } from './certificates.ts';
import { linksOf } from './links.ts';
import type { OutsideLinks } from './outside-links.ts';
import { searchesCsv, searchesOf } from './searches.ts';
import { type UpcomingDeps, upcoming, urgentCount } from './upcoming.ts';

interface DailyDeps extends UpcomingDeps {
  database: DeskDatabase;
  repository: Pick<ContentRepository, 'files' | 'history'>;
  certificates: Certificates;
  outside: OutsideLinks;
}

const searchesQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...SEARCH_PERIODS]))
    .default(SEARCH_PERIOD),
});

/** API of the daily overview; `desk/shared/daily.ts` defines its responses. */
export function dailyApi(deps: DailyDeps): Router {
  const { database, surveys, repository, outside, now } = deps;
  const daily = Router();

  daily.get('/daily', async (_req, res) => {
    res.json(await countsOf(deps));
  });

  daily.get('/daily/searches', async (req, res) => {
    const { days } = parse(searchesQuery, req.query);
    res.json(await searchesOf(database, { days, now: now() }, await repository.files()));
  });

  daily.get('/daily/searches.csv', async (req, res) => {
    const { days } = parse(searchesQuery, req.query);
    const csv = await searchesCsv(database, { days, now: now() });
    res.attachment(`searches-${days}.csv`).type('text/csv').send(csv);
  });

  daily.get('/daily/links', async (_req, res) => {
    res.json(linksOf(await surveys.read()));
  });

  daily.get('/daily/outside', async (_req, res) => {
    res.json(await outside.state());
  });

  daily.post('/daily/outside/check', async (_req, res) => {
    await outside.begin();
    res.status(202).json(await outside.state());
  });

  daily.get('/daily/deadlines', async (_req, res) => {
    res.json(await upcoming(deps));
  });

  daily.get('/daily/certificates', async (_req, res) => {
    res.json(await deps.certificates.read());
  });

  return daily;
}

/** Number of open tasks. Counts that fail are left out: the page of each shows the reason. */
async function countsOf(deps: DailyDeps): Promise<DailyCounts> {
  const { database, surveys, outside, now } = deps;
  const counted = { days: SEARCH_PERIOD, now: now(), limit: ROWS_PER_DAY_MAX };
  const [survey, broken, deadlines, searches] = await Promise.all([
    surveys.read().catch(() => undefined),
    outside.brokenCount().catch(() => undefined),
    upcoming(deps).catch(() => undefined),
    database.use((db) => readSearchReport(db, counted)).catch(() => undefined),
  ]);
  return {
    searches: searches?.withoutResult.length,
    links: survey?.links?.broken.length,
    outside: broken,
    deadlines: deadlines && urgentCount(deadlines),
  };
}
