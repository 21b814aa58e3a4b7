import { beforeAll, expect, test } from '@jest/globals';
import { isApiError } from '../../../shared/api/error.ts';
import { NAMED_SOLUTIONS } from '../../support/content/solution-names.ts';
import { FAULT_BYTES, FAULT_MODES, type FaultMode } from '../../support/services/fault-modes.ts';
import { startFaultyUpstream } from '../../support/services/faulty-upstream.ts';
import { fixtureService } from '../../support/services/fixture-service.ts';
import { PURGE_TOKEN } from '../../support/sites/caching-site.ts';
import {
  CRAWLER,
  createListeningSite,
  type ListeningSite,
  PERSON,
} from '../../support/sites/listening-site.ts';
import { until } from '../../support/until.ts';

interface PageKind {
  kind: string;
  path: string;
  /** Allowed statuses of the page when its data is not cached and every call fails in this way. */
  statuses(mode: FaultMode): readonly number[];
}

const asItsData: PageKind['statuses'] = ({ statuses }) => statuses;
const whatever: PageKind['statuses'] = () => [200];
/** The home page shows the available parts when calls are late, and is never a 404. */
const ofTheHomePage: PageKind['statuses'] = ({ hangs, statuses }) => [
  ...(hangs ? [200] : []),
  ...statuses.map((status) => (status === 404 ? 502 : status)),
];

const PAGES: readonly PageKind[] = [
  { kind: 'home', path: '/', statuses: ofTheHomePage },
  { kind: 'category', path: '/products/switches', statuses: asItsData },
  { kind: 'product', path: '/products/ma3511_p203.html', statuses: asItsData },
  { kind: 'solution', path: NAMED_SOLUTIONS[0] ?? '', statuses: asItsData },
  { kind: 'case study', path: '/case-studies/wifi7ma3511', statuses: asItsData },
  { kind: 'list', path: '/news', statuses: asItsData },
  { kind: 'article', path: '/blog/poe-budget-with-margin', statuses: asItsData },
  { kind: 'questions', path: '/faq', statuses: asItsData },
  { kind: 'search', path: '/search?value=MA3511', statuses: asItsData },
  { kind: 'form', path: '/sales', statuses: whatever },
];

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Milliseconds: long enough on a busy machine for every call that does not hang. */
const DEADLINE_MS = '3000';

/** Markup of every page, regardless of the state of its data. */
const FRAME = ['<header', '<main', '<h1', '<footer', 'href="/contact"', 'href="tel:', 'href="/sales"'];

interface Read {
  status: number;
  keeping: string | null;
  html: string;
}

type Pages = ReadonlyMap<PageKind, Read>;

interface Observed {
  /** Pages without cached data. */
  cold: Pages;
  /** Pages with cached data that has to be revalidated. */
  kept: Pages;
  /** Pages after the fault has ended for the second time. */
  after: Pages;
  /** Internal errors, and error responses that the site did not render on purpose. */
  mishaps: unknown[];
}

let whole: Pages;
const observed = new Map<FaultMode, Observed>();

beforeAll(async () => {
  const site = await createListeningSite({ upstream: fixtureService(), production: true });
  whole = await readAll(site, CRAWLER);
  await site.close();
  // Run concurrently: they wait far more than they compute.
  const hanging = FAULT_MODES.filter(({ hangs }) => hangs);
  await Promise.all(hanging.map(async (mode) => observed.set(mode, await observe(mode))));
});

test('the matrix is of many faults and pages, all of which are whole without a fault', () => {
  expect([FAULT_MODES.length, PAGES.length]).toEqual([26, 10]);
  expect(new Set(FAULT_MODES.map(({ name }) => name)).size).toBe(26);
  for (const [{ kind }, { status, html }] of whole)
    expect([kind, status, ...missing(html)]).toEqual([kind, 200]);
});

test.each(FAULT_MODES)(
  'while the API $name, cached pages stay complete, and others show an error',
  async (mode) => {
    const { cold, kept, after, mishaps } = observed.get(mode) ?? (await observe(mode));
    expect([...cold].flatMap(([page, read]) => coldProblems(page, mode, read))).toEqual([]);
    expect(differing(kept)).toEqual([]);
    expect(differing(after)).toEqual([]);
    expect(mishaps).toEqual([]);
  },
);

/**
 * Reads all pages through a fault: with an empty cache, after the fault, with a full cache, and after it
 * again.
 */
async function observe(mode: FaultMode): Promise<Observed> {
  const api = await startFaultyUpstream(fixtureService());
  const site = await createListeningSite({
    upstream: api.origin,
    production: true,
    // Each page revalidates its cached data, so that each meets the fault.
    freshMs: 0,
    staleMs: DAY_MS,
    env: { CACHE_PURGE_TOKEN: PURGE_TOKEN, ...(mode.hangs && { API_TIMEOUT_MS: DEADLINE_MS }) },
  });
  // A refused connection never reaches the API; the site logs it.
  const met = () => api.met() + site.lines.filter(({ msg }) => msg === 'stale content served').length;
  try {
    await forgetAll(site);
    await api.fail(mode);
    const cold = await readAll(site, PERSON);
    await api.recover();
    for (const page of PAGES)
      await until(`${page.kind} is whole again`, async () => isWhole(page, await read(site, page, CRAWLER)));

    const metBefore = met();
    await api.fail(mode);
    const kept = await readAll(site, CRAWLER);
    await until('cached data meets the fault', () => met() > metBefore);
    await api.recover();
    const after = await readAll(site, CRAWLER);

    const errors = site.reported.map(({ error }) => error).filter((error) => !isExpected(error));
    const failed = site.lines.filter(({ msg }) => msg === 'request failed');
    return { cold, kept, after, mishaps: [...errors, ...failed] };
  } finally {
    await site.close();
    await api.close();
  }
}

/** Returns whether an error is the failure of a call or a time-out. */
function isExpected(error: unknown): boolean {
  return isApiError(error) || String(error).includes('page not complete');
}

async function forgetAll({ origin }: ListeningSite): Promise<void> {
  const { status } = await fetch(`${origin}/-/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${PURGE_TOKEN}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(status).toBe(200);
}

async function readAll(site: ListeningSite, agent: string): Promise<Pages> {
  return new Map(
    await Promise.all(PAGES.map(async (page) => [page, await read(site, page, agent)] as const)),
  );
}

/** Reads a page. A response that breaks off has no status. */
async function read(site: ListeningSite, { path }: PageKind, agent: string): Promise<Read> {
  try {
    const response = await site.read(path, agent);
    const { status, headers } = response;
    return { status, keeping: headers.get('cache-control'), html: await response.text() };
  } catch (error) {
    return { status: 0, keeping: null, html: String(error) };
  }
}

function isWhole(page: PageKind, { status, html }: Read): boolean {
  const expected = whole.get(page);
  return status === expected?.status && html === expected.html;
}

function differing(pages: Pages): string[] {
  return [...pages]
    .filter(([page, read]) => !isWhole(page, read))
    .map(([{ kind }, { status }]) => `${kind}: ${status}, not the cached page`);
}

function coldProblems(page: PageKind, mode: FaultMode, { status, keeping, html }: Read): string[] {
  const expected = page.statuses(mode);
  return [
    ...(expected.includes(status) ? [] : [`answers ${status}, not ${expected.join(' or ')}`]),
    ...(status !== 200 && keeping !== 'no-store' ? [`may be cached: ${keeping}`] : []),
    ...missing(html).map((part) => `lacks ${part}`),
    ...(html.includes(FAULT_BYTES) ? ['shows bytes of the API'] : []),
    ...(/\.tsx?:\d+|ApiError|UND_ERR|ECONN/.test(html) ? ['exposes our code'] : []),
  ].map((problem) => `${page.kind}: ${problem}`);
}

function missing(html: string): string[] {
  const lacking = FRAME.filter((part) => !html.includes(part));
  return html.trimEnd().endsWith('</html>') ? lacking : [...lacking, 'its end'];
}
