import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_BASE } from '../../../shared/constants.ts';
import { arrivedText } from '../../support/browser/arrived-text.ts';
import { matchesCall } from '../../support/content/contract-paths.ts';
import { samplePaths } from '../../support/content/sample-paths.ts';
import { HANG_MS } from '../../support/patience.ts';
import { ASKED_PAGES, PAGE_CALLS } from '../../support/requests/page-calls.ts';
import { type FakeUpstream, startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { fixtureService } from '../../support/services/fixture-service.ts';
import {
  CRAWLER,
  createListeningSite,
  type ListeningSite,
  PERSON,
} from '../../support/sites/listening-site.ts';
import { until } from '../../support/until.ts';

/** Longer than the pages of this site wait for optional data, which is not at all. */
const LATE_MS = 50;

interface Arrival {
  path: string;
  status: number;
  /** Text of the page when no call is late, and when all calls are. */
  expected: string;
  arrived: string;
}

type Answering = (call: string) => 'fail' | Promise<unknown> | undefined;

let upstream: FakeUpstream;
let site: ListeningSite;
/** Number of open calls. */
let open = 0;
let answering: Answering = () => undefined;
const arrivals: Arrival[] = [];

beforeAll(async () => {
  upstream = await startFakeUpstream(async (req, res) => {
    const { url = '' } = req;
    open += 1;
    res.once('close', () => {
      open -= 1;
    });
    const way = answering(url.slice(API_BASE.length).replace(/\?.*$/s, ''));
    if (way === 'fail') return void res.writeHead(500).end();
    const response = await fetch(fixtureService() + url);
    const body = await response.text();
    await way;
    res.writeHead(response.status, { 'Content-Type': 'application/json' }).end(body);
  });
  site = await createListeningSite({
    upstream: upstream.origin,
    production: true,
    freshMs: 0,
    // A call times out later than the page that waits for it.
    env: { SIDE_DATA_MS: '0', API_TIMEOUT_MS: String(2 * HANG_MS) },
  });
  for (const page of [...(await samplePaths(site.origin)), ...ASKED_PAGES]) arrivals.push(await arrive(page));
});

afterAll(async () => {
  await site.close();
  await upstream.close();
});

/**
 * Reads a page as a person while the API is slow: main calls are late, and all others are delayed until the
 * first byte has arrived. Optional data is missing both times.
 *
 * @throws {Error} when the page waits for any call other than its main calls
 */
async function arrive({ id, path }: (typeof ASKED_PAGES)[number]): Promise<Arrival> {
  const { main, optional = [] } = PAGE_CALLS[id];
  const isMain = matchesCall(main);
  const isOptional = matchesCall(optional);
  answering = (call) => (isOptional(call) && !isMain(call) ? 'fail' : undefined);
  const expected = arrivedText(await (await site.read(path, CRAWLER)).text());

  const { promise: firstByte, resolve: release } = Promise.withResolvers<void>();
  const held = new Set<string>();
  answering = (call) => {
    if (isMain(call)) return setTimeout(LATE_MS);
    held.add(call);
    return firstByte;
  };
  const hung = AbortSignal.timeout(HANG_MS);
  hung.addEventListener('abort', () => release());
  const response = await site.read(path, PERSON);
  if (hung.aborted) throw new Error(`${path} waits for one of ${[...held].join(', ')}`);
  release();
  const arrived = arrivedText(await response.text());
  // Remaining calls of this page must not count as calls of the next one.
  await until('all calls are answered', () => open === 0);
  return { path, status: response.status, expected, arrived };
}

test("the first byte waits for a page's main calls alone, and then all of its main part arrives", () => {
  expect(arrivals.length).toBeGreaterThan(70);
  expect(arrivals.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  for (const { path, arrived, expected } of arrivals)
    expect({ path, arrived }).toEqual({ path, arrived: expected });
});
