import { afterEach, expect, test } from '@jest/globals';
import { startFakeSentry } from '../support/fake-sentry.ts';
import { startFakeUpstream } from '../support/fake-upstream.ts';
import { fixtureService } from '../support/fixture-service.ts';
import { startSiteProcess } from '../support/process.ts';
import { until } from '../support/until.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const item of open.splice(0)) await item.close();
});

interface SentSpan {
  name: string;
  is_segment: boolean;
  attributes: Record<string, { value: unknown }>;
}

/** The spans of all envelopes, whose lines are JSON. */
function spansIn(received: string): SentSpan[] {
  return received
    .split('\n')
    .filter((line) => line.startsWith('{"version":2,"items":'))
    .flatMap((line) => (JSON.parse(line) as { items: SentSpan[] }).items);
}

test('traces are named by route, and none begins with a health check or a call of the site itself', async () => {
  const sentry = await startFakeSentry();
  const upstream = await startFakeUpstream(async (req, res) => {
    const response = await fetch(fixtureService() + req.url, { method: req.method ?? 'GET' });
    const revision = response.headers.get('x-content-revision') ?? 'none';
    res
      .writeHead(response.status, { 'content-type': 'application/json', 'x-content-revision': revision })
      .end(await response.text());
  });
  open.push(sentry, upstream);
  const site = startSiteProcess({
    API_ORIGIN: upstream.origin,
    SENTRY_DSN: sentry.dsn,
    PAGE_CACHE_TTL_S: '0',
  });
  await site.ready();
  const read = async (path: string) =>
    (await fetch(site.origin() + path, { redirect: 'manual', headers: { 'accept-language': 'ja' } })).text();
  for (const path of ['/products/ma3511_p203.html', '/about', '/api/goods/detail/112', '/healthz', '/readyz'])
    await read(path);
  await until(
    'the content was watched',
    () => upstream.requests.filter((call) => /^HEAD/.test(call)).length > 1,
  );
  await site.stop();

  const spans = spansIn(sentry.received());
  const roots = spans.filter(({ is_segment }) => is_segment);
  expect(roots.map(({ name, attributes }) => [name, attributes['http.route']?.value]).sort()).toEqual([
    ['GET /api/goods/detail/{id}', '/api/goods/detail/{id}'],
    ['GET product', 'product'],
    ['GET redirect', 'redirect'],
  ]);
  const within = spans.filter((span) => !span.is_segment);
  expect(new Set(within.map(({ attributes }) => attributes['sentry.segment.name']?.value))).toEqual(
    new Set(['GET product', 'GET /api/goods/detail/{id}']),
  );
});
