import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_BASE } from '../../shared/constants.ts';
import { arrivedText } from '../support/arrived-text.ts';
import { matchesCall } from '../support/contract-paths.ts';
import { type FakeUpstream, startFakeUpstream } from '../support/fake-upstream.ts';
import { fixtureService } from '../support/fixture-service.ts';
import { CRAWLER, createListeningSite, type ListeningSite, PERSON } from '../support/listening-site.ts';
import { ASKED_PAGES, PAGE_CALLS } from '../support/page-calls.ts';
import { samplePaths } from '../support/sample-paths.ts';

/** Longer than the pages of this site wait for what they could do without, which is no time at all. */
const LATE_MS = 50;

interface Arrival {
  path: string;
  status: number;
  /** What the page says when nothing is late, and when everything is. */
  expected: string;
  arrived: string;
}

type Answering = (call: string) => 'fail' | Promise<unknown> | undefined;

let upstream: FakeUpstream;
let site: ListeningSite;
let answering: Answering = () => undefined;
const arrivals: Arrival[] = [];

beforeAll(async () => {
  upstream = await startFakeUpstream(async (req, res) => {
    const { url = '' } = req;
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
    env: { SIDE_DATA_MS: '0' },
  });
  for (const page of [...(await samplePaths(site.origin)), ...ASKED_PAGES]) arrivals.push(await arrive(page));
});

afterAll(async () => {
  await site.close();
  await upstream.close();
});

/** Reads a page as a person whose page the API is slow with. What the page may do without is missing both times. */
async function arrive({ id, path }: (typeof ASKED_PAGES)[number]): Promise<Arrival> {
  const { main, optional = [] } = PAGE_CALLS[id];
  const isMain = matchesCall(main);
  const isOptional = matchesCall(optional);
  const fails = (call: string) => isOptional(call) && !isMain(call);
  answering = (call) => (fails(call) ? 'fail' : undefined);
  const expected = arrivedText(await (await site.read(path, CRAWLER)).text());
  answering = (call) => (fails(call) ? 'fail' : setTimeout(LATE_MS));
  const response = await site.read(path, PERSON);
  return { path, status: response.status, expected, arrived: arrivedText(await response.text()) };
}

test('however late the calls of a page are, all of its main part arrives, with its status', () => {
  expect(arrivals.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  expect(arrivals.length).toBeGreaterThan(70);
  for (const { path, arrived, expected } of arrivals)
    expect({ path, arrived }).toEqual({ path, arrived: expected });
});
