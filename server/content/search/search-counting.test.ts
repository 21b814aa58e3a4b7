import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../../../test/support/content/fixture-content.ts';
import { recordingLogger } from '../../../test/support/log.ts';
import { until } from '../../../test/support/until.ts';
import { listenContent } from '../process/listen.ts';
import { openDatabase } from '../store/database.ts';
import { StoreUnavailable } from '../store/late-store.ts';
import type { SearchCount } from '../store/search-counts.ts';
import { startSearchCounting } from './search-counting.ts';
import { createSearchTally } from './search-tally.ts';

const HOUR_MS = 60 * 60_000;
const MORNING = Date.parse('2020-06-01T00:00:00.000Z');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'searches-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Hours of a day, one after the other. */
function clock() {
  let hour = 0;
  return {
    now: () => MORNING + hour * HOUR_MS,
    next() {
      hour += 1;
    },
  };
}

test('the service counts searches, and no personal data reaches its files', async () => {
  const { now, next } = clock();
  jest.spyOn(Date, 'now').mockImplementation(now);
  const service = await listenContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    store: { dataDir: folder },
  });
  const ask = async (call: string, keywords: string) => {
    const query = new URLSearchParams({ keywords });
    const response = await fetch(`http://127.0.0.1:${service.port}/api/search/${call}?${query}`, {
      headers: { 'x-forwarded-for': '203.0.113.77', cookie: 'visitor=marker-cookie' },
    });
    expect(await response.json()).toMatchObject({ code: 200 });
  };
  const secrets = ['marker@example.jp', '0312349876', 'MN26010A0417', 'marker.example.com'];
  for (let hour = 0; hour < 4; hour += 1) {
    for (const keywords of ['ＰｏＥ', '存在しないことば', ...secrets]) await ask('getSearchTotal', keywords);
    await ask('getSearchList', '無線LAN');
    if (hour < 2) await ask('getSearchTotal', '山田花子');
    next();
  }
  // A request that the service rejects is not counted as a search.
  await fetch(`http://127.0.0.1:${service.port}/api/search/getSearchTotal?keywords=`);
  await service.close();

  const db = await openDatabase({ dataDir: folder });
  expect(await db.selectFrom('searches').selectAll().orderBy('found').execute()).toEqual([
    {
      id: '2020-06-01 存在シナイコトバ',
      day: '2020-06-01',
      keyword: '存在シナイコトバ',
      found: 0,
      missed: 4,
    },
    { id: '2020-06-01 poe', day: '2020-06-01', keyword: 'poe', found: 4, missed: 0 },
  ]);
  await db.destroy();
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))));
  const written = Buffer.concat(files).toString('utf8').toLowerCase();
  expect(written).toContain('poe');
  for (const marker of ['marker', '0312349876', '26010a0417', '山田', '203.0.113', '無線'])
    expect(written).not.toContain(marker);
});

/** A counter over a store that a test can make fail. */
function counting(everyMs: number) {
  const { now, next } = clock();
  const { logger, lines } = recordingLogger();
  const written: SearchCount[] = [];
  const state = { isAway: false, attempts: 0 };
  const addSearches = async (counts: SearchCount[]) => {
    state.attempts += 1;
    if (state.isAway) throw new StoreUnavailable();
    written.push(...counts);
  };
  const counter = startSearchCounting({
    store: { addSearches },
    logger,
    tally: createSearchTally(now),
    everyMs,
  });
  const search = (keyword: string) => counter.count(keyword, true);
  for (const keyword of ['poe', 'poe', 'poe']) {
    search(keyword);
    next();
  }
  return { search, counter, state, lines, written };
}

test('counts are lost during an outage of the database, which is logged once, and written again afterwards', async () => {
  const { search, counter, state, lines, written } = counting(5);
  state.isAway = true;
  for (const attempts of [1, 2, 3]) {
    search('poe');
    await until('it was tried', () => state.attempts >= attempts);
  }
  state.isAway = false;
  search('poe');
  await until('it is written', () => written.length > 0);
  await counter.stop();
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'searches cannot be counted at present',
      reason: 'the database cannot be reached',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('poe');
});

test('remaining counts are written at the end, and without searches there is no write', async () => {
  const { counter, state, written } = counting(60_000);
  expect(state.attempts).toBe(0);
  await counter.stop();
  expect(written).toEqual([{ day: '2020-06-01', keyword: 'poe', found: 3, missed: 0 }]);
  await counter.stop();
  expect(state.attempts).toBe(1);
});
