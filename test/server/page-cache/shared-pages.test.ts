import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RedisServer, startRedis } from '../../support/services/redis-server.ts';
import {
  type CachingSite,
  type SteeredApi,
  startCachingSite,
  startSteeredApi,
} from '../../support/sites/caching-site.ts';
import { until } from '../../support/until.ts';

/** Time-out in milliseconds, so long that a busy machine does not affect the sharing. */
const PATIENT_MS = 10_000;
const AWAY = 'Redis is unavailable: pages and limits are in memory only';
const BACK = 'Redis is available again';

let redis: RedisServer;
let api: SteeredApi;
let one: CachingSite;
let other: CachingSite;

beforeAll(async () => {
  redis = await startRedis();
  api = await startSteeredApi();
  [one, other] = await Promise.all([start({ redisWaitMs: PATIENT_MS }), start({ redisWaitMs: PATIENT_MS })]);
  await bothListen();
  await bothReachRedis();
});

afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await api.close();
  await redis.close();
});

function start(options: { redisWaitMs?: number } = {}): Promise<CachingSite> {
  return startCachingSite(api.origin, { REDIS_URL: redis.url, SEARCHES_PER_MINUTE: '3' }, options);
}

function bothListen(): Promise<void> {
  return until('both processes hear of purges', async () => {
    const counts = Object.values(await redis.client.pubSubNumSub(['site:purge']));
    return Number(counts[0]) === 2;
  });
}

function bothReachRedis(): Promise<void> {
  const reaches = async (site: CachingSite) => (await site.purge({})).status === 200;
  return until('both processes reach Redis', async () => (await reaches(one)) && (await reaches(other)));
}

/** Fills a page that no other test uses, and waits until Redis has it. */
async function share(path: string): Promise<string> {
  const { text } = await one.fill(path);
  await until(`${path} is in Redis`, async () => (await redis.client.exists(await keyOf(path))) === 1);
  return text;
}

async function keyOf(path: string): Promise<string> {
  const keys = await redis.client.keys(`*:page:*${path}`);
  return keys[0] ?? 'none';
}

const said = (site: CachingSite, text: string) => site.lines.filter(({ msg }) => msg === text).length;

test('a page that one process has rendered is served by the other without a call of the API', async () => {
  const text = await share('/faq');
  const before = api.requests.length;
  const found = await other.ask('/faq');
  expect([found.cache, found.text]).toEqual(['HIT', text]);
  expect(api.requests.length).toBe(before);
});

test('a purge at one process is one at all of them', async () => {
  await share('/news');
  await other.ask('/news');
  expect(await (await one.purge({ kind: 'news' })).json()).toEqual({ pages: 1 });
  expect(await redis.client.exists(await keyOf('/news'))).toBe(0);
  await until('the other process has forgotten it', async () => (await other.ask('/news')).cache === 'MISS');
});

test('a page that is for its visitor alone is not shared', async () => {
  api.failing = /\/api\/case\//;
  await one.fill('/products/ma3511_p203.html');
  api.failing = undefined;
  await one.ask('/sales?goods=MA3511');
  await share('/downloads');
  expect(await redis.client.keys('*:page:*/products/*')).toEqual([]);
  expect(await redis.client.keys('*:page:*/sales*')).toEqual([]);
});

test('rate limits by address are counted over all processes', async () => {
  const search = async (site: CachingSite, address: string) => {
    const path = '/api/search/getSearchTotal?keywords=MA3511';
    return (await site.ask(path, { headers: { 'x-forwarded-for': address } })).status;
  };
  for (const site of [one, other, one]) expect(await search(site, '203.0.113.7')).toBe(200);
  for (const site of [one, other]) expect(await search(site, '203.0.113.7')).toBe(429);
  expect(await search(other, '203.0.113.8')).toBe(200);
});

test('unreadable data in Redis is rendered again', async () => {
  await share('/blog');
  await redis.client.hSet(await keyOf('/blog'), 'body', 'no Brotli');
  expect((await other.fill('/blog')).cache).toBe('MISS');
  await share('/technology');
  await redis.client.hSet(await keyOf('/technology'), 'meta', '{}');
  expect((await other.fill('/technology')).cache).toBe('MISS');
});

test('a Redis that hangs delays no visitor, and is logged once', async () => {
  const site = await start();
  await until('it answers', async () => (await site.purge({})).status === 200);
  redis.freeze();
  for (const path of ['/products', '/solutions', '/webinar'])
    expect((await site.fill(path)).status).toBe(200);
  expect((await site.ask('/products')).cache).toBe('HIT');
  expect((await site.purge({ path: '/products' })).status).toBe(503);
  expect((await site.ask('/products')).cache).toBe('MISS');
  redis.thaw();
  expect(said(site, AWAY)).toBe(1);
  await site.close();
});

test('while Redis is down each process serves on by itself; when it is back they share again', async () => {
  // The earlier tests may have closed connections; both are open from here on.
  await bothReachRedis();
  const before = { away: said(other, AWAY), back: said(other, BACK) };
  await redis.stop();
  for (const path of ['/careers', '/faq', '/partners']) expect((await other.fill(path)).status).toBe(200);
  expect((await other.ask('/careers')).cache).toBe('HIT');
  await until('it is logged', () => said(other, AWAY) > before.away);
  expect((await one.purge({})).status).toBe(503);
  await redis.start();
  await bothListen();
  await until('its return is logged', () => said(other, BACK) > before.back);
  // Messages published during the outage were lost.
  expect((await other.ask('/careers')).cache).toBe('MISS');
  await bothReachRedis();
  await share('/company');
  expect((await other.ask('/company')).cache).toBe('HIT');
});
