import { afterEach, expect, test } from '@jest/globals';
import { startSiteProcess } from '../../support/processes/process.ts';
import { startFakeSentry } from '../../support/services/fake-sentry.ts';
import { startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { fixtureService } from '../../support/services/fixture-service.ts';
import { until } from '../../support/until.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const item of open.splice(0)) await item.close();
});

interface SentSpan {
  name: string;
  is_segment: boolean;
  attributes: Record<string, { value: unknown }>;
}

/** Spans of all envelopes, whose lines are JSON. */
function spansIn(received: string): SentSpan[] {
  return received
    .split('\n')
    .filter((line) => line.startsWith('{"version":2,"items":'))
    .flatMap((line) => (JSON.parse(line) as { items: SentSpan[] }).items);
}

/**
 * Traces of some requests, the first of them repeated from the page cache: names of their roots, and of those
 * with child spans.
 */
async function tracesOf(settings: Record<string, string>) {
  const sentry = await startFakeSentry();
  const upstream = await startFakeUpstream(async (req, res) => {
    const response = await fetch(fixtureService() + req.url, { method: req.method ?? 'GET' });
    const revision = response.headers.get('x-content-revision') ?? 'none';
    res
      .writeHead(response.status, { 'content-type': 'application/json', 'x-content-revision': revision })
      .end(await response.text());
  });
  open.push(sentry, upstream);
  const site = startSiteProcess({ API_ORIGIN: upstream.origin, SENTRY_DSN: sentry.dsn, ...settings });
  await site.ready();
  const read = async (path: string) => {
    const response = await fetch(site.origin() + path, {
      redirect: 'manual',
      headers: { 'accept-language': 'ja' },
    });
    await response.text();
    return response.headers.get('x-cache');
  };
  const states: (string | null)[] = [];
  await until('the page is cached', async () => {
    states.push(await read('/products/ma3511_p203.html'));
    return states.at(-1) === 'HIT';
  });
  for (const path of ['/about', '/api/goods/detail/112', '/healthz', '/readyz', '/images/favicon.svg'])
    await read(path);
  await until(
    'the content was watched',
    () => upstream.requests.filter((call) => /^HEAD/.test(call)).length > 1,
  );
  await site.stop();
  const spans = spansIn(sentry.received());
  const roots = spans.filter(({ is_segment }) => is_segment);
  for (const { name, attributes } of roots) expect(name).toBe(`GET ${attributes['http.route']?.value}`);
  const within = spans.filter((span) => !span.is_segment);
  return {
    states,
    pages: roots.filter(({ name }) => name === 'GET product').length,
    roots: new Set(roots.map(({ name }) => name)),
    withCalls: new Set(within.map(({ attributes }) => attributes['sentry.segment.name']?.value)),
  };
}

test('renders and calls of the API have a trace, named by its route; cached pages, redirects and files have none', async () => {
  const { states, pages, roots, withCalls } = await tracesOf({});
  expect(pages).toBe(states.length - 1);
  expect(roots).toEqual(new Set(['GET product', 'GET /api/goods/detail/{id}']));
  expect(withCalls).toEqual(roots);
});

test('with SENTRY_TRACES=all every request but health checks has a trace, and no call of the site itself', async () => {
  const { states, pages, roots, withCalls } = await tracesOf({ SENTRY_TRACES: 'all' });
  expect(pages).toBe(states.length);
  expect(roots).toEqual(new Set(['GET product', 'GET redirect', 'GET /api/goods/detail/{id}', 'GET static']));
  expect(withCalls).toEqual(new Set(['GET product', 'GET /api/goods/detail/{id}']));
});
