import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DeskPublished } from '../../../desk/shared/api.ts';
import { FORM_JOURNEYS } from '../../fixtures/form-journeys.ts';
import { startTopology, type Topology } from '../../support/processes/topology.ts';
import { SteadyLoad } from '../../support/requests/steady-load.ts';
import { type Answer, askPlain, TlsVisitor } from '../../support/requests/tls-visitor.ts';
import { NGINX_ORIGIN } from '../../support/services/nginx-server.ts';
import { PERSON } from '../../support/sites/listening-site.ts';
import { makeNextBuild, type NextBuild } from '../../support/sites/next-build.ts';
import { until } from '../../support/until.ts';

/** Where nginx is missing, the summary of `npm test` lists this file as skipped. */

let topology: Topology;
let next: NextBuild;

beforeAll(async () => {
  next = makeNextBuild();
  topology = await startTopology();
});

afterAll(async () => {
  await topology?.close();
  next?.remove();
});

const PATHS = [
  '/',
  '/products/ma3511_p203.html',
  '/search?keywords={any}',
  '/faq',
  '/sales',
  '/api/goods/detail/203',
];

function problemOf(path: string, { status, text }: Answer): string {
  if (status !== 200) return `${status}`;
  const isWhole = path.startsWith('/api/')
    ? JSON.parse(text).code === 200
    : text.trimEnd().endsWith('</html>');
  return isWhole ? '' : 'not whole';
}

const journey = FORM_JOURNEYS.find(({ type }) => type === 'sales');

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

function newLoad(): SteadyLoad {
  if (!journey) throw new Error('no form');
  return new SteadyLoad({
    balancer: topology.nginx,
    paths: PATHS,
    journey,
    api: {
      path: '/api/consult/addNewContentForm',
      body: { fame: '髙橋', mailbox: 'taro@example.co.jp', content: '相談', url: '/' },
    },
    problemOf,
  });
}

test("the balancer sets the visitor's address and device, whatever their headers contain", async () => {
  const visitor = topology.visitor('127.0.7.1');
  const page = await visitor.ask('/', {
    headers: { 'user-agent': PERSON, 'x-device-class': 'mobile', 'x-request-id': 'made-up' },
  });
  expect([page.status, page.headers.vary]).toEqual([200, expect.stringContaining('X-Device-Class')]);
  expect(page.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  const ask = (who: typeof visitor, forwarded: string) =>
    who.ask('/api/service/queryGuarantee?secrets=X0000000', { headers: { 'x-forwarded-for': forwarded } });
  // The limit is ten a minute; while the shared counter is slow, ten at each of the three sites.
  const statuses: number[] = [];
  while (statuses.length < 45 && statuses.at(-1) !== 429)
    statuses.push((await ask(visitor, `203.0.113.${statuses.length}`)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.at(-1)).toBe(429);
  const other = topology.visitor('127.0.7.2');
  expect((await ask(other, '127.0.7.1')).status).toBe(200);
  for (const one of [visitor, other]) one.leave();
  const plain = await askPlain(topology.nginx.httpPort, '/faq?page=2');
  expect([plain.status, plain.headers.location]).toEqual([308, `${NGINX_ORIGIN}/faq?page=2`]);
});

test('what an editor publishes at the desk is on every site, through the balancer', async () => {
  const desk = await topology.startDesk();
  const file = 'news/2024-07-09-20240709-exhibition.md';
  const target = `/record?file=${encodeURIComponent(file)}`;
  const { body: record } = await desk.ask('GET', target);
  const title = '公開して、すべてのサイトに出る見出し';
  const content = { data: { ...(record.data as object), title }, body: record.body };
  const draft = await desk.ask('PUT', '/draft', { file, revision: record.revision, content });
  const seen = { file, revision: draft.body.revision };
  const published = await desk.ask<DeskPublished>('POST', '/draft/publish', seen);
  expect(published.status).toBe(200);

  const address = published.body.path ?? '';
  const visitor = topology.visitor('127.0.7.5');
  const shownBy = new Set<string>();
  await until('every site shows it', async () => {
    const { text } = await visitor.ask(address, { headers: { 'user-agent': PERSON } });
    const last = (await topology.nginx.passed()).findLast(({ path }) => path === address);
    if (text.includes(title) && last) shownBy.add(last.upstream);
    return shownBy.size === topology.sitePorts.length;
  });
  visitor.leave();
});

test('one of each kind is killed and a second build is deployed: no visitor fails, no submission is lost or stored twice', async () => {
  const load = newLoad();
  load.start();
  await load.goOn('while everything is there');

  const { over } = await load.rush(16);
  await load.killing(() => topology.killSite(0));
  await over;
  await load.goOn('without a site');
  await topology.startSite(0);

  await topology.killContent(0);
  await load.goOn('without a content service');
  await topology.startContent(0);

  await topology.redis.stop();
  await load.goOn('without Redis');
  await topology.redis.start();

  await topology.postgres.crash();
  await topology.postgres.start();
  await load.goOn('after PostgreSQL was away');

  for (const place of topology.sitePorts.keys()) {
    expect(await topology.endSite(place)).toBe(0);
    await load.goOn('amid a deployment');
    await topology.startSite(place, next.folder);
  }
  for (const place of topology.contentPorts.keys()) {
    expect(await topology.endContent(place)).toBe(0);
    await load.goOn('with one content service');
    await topology.startContent(place);
  }
  await load.goOn('with the next build');
  await load.stop();

  expect(load.failures).toEqual([]);
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect((await topology.stored()).sort(byName)).toEqual(load.sent.toSorted(byName));
  expect((await topology.nginx.passed()).some(({ upstream }) => upstream.includes(','))).toBe(true);
  // Five visitors send requests at a time, and sixteen more were in the rush.
  expect(load.brokenOff).toBeLessThanOrEqual(21);

  const visitor = topology.visitor('127.0.7.3');
  const page = await visitor.ask('/', { headers: { 'user-agent': PERSON } });
  expect(page.text).toContain(next.entries.next);
  expect((await visitor.ask(`/${next.entries.next}`)).status).toBe(200);
  visitor.leave();
});

test('a balancer that caches pages does so by device, caches no form, and serves them when no site is left', async () => {
  const nginx = await topology.startCachingBalancer();
  const visitor = new TlsVisitor(nginx, '127.0.7.4');
  const read = async (agent: string) =>
    (await visitor.ask('/faq', { headers: { 'user-agent': agent } })).status;
  const confirm = async (corporateName: string) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const fields = { ...(journey?.fields as Record<string, string>), corporateName, intent: 'confirm' };
    return (await visitor.ask('/sales', { method: 'POST', headers, body: `${new URLSearchParams(fields)}` }))
      .text;
  };
  const reads = async (kind: RegExp) =>
    (await nginx.passed()).filter(({ path, cache }) => path === '/faq' && kind.test(cache)).length;
  await until(
    'the page is cached',
    async () => (await read(PERSON)) === 200 && (await reads(/HIT|STALE|UPDATING/)) > 0,
  );
  const missed = await reads(/MISS/);
  expect(await read(PHONE)).toBe(200);
  await until('a phone gets a page of its own', async () => (await reads(/MISS/)) > missed);
  for (const name of ['あさひ商会', 'みどり工業']) expect(await confirm(name)).toContain(name);
  for (const place of topology.sitePorts.keys()) await topology.killSite(place);
  expect(await read(PERSON)).toBe(200);
  const away = await visitor.ask('/news', { headers: { 'user-agent': PERSON } });
  expect([away.status, away.headers['retry-after'], away.text]).toEqual([
    503,
    '30',
    expect.stringContaining('つながりにくくなっています'),
  ]);
  visitor.leave();
});
