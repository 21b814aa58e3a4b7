import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type CachingSite,
  type SteeredApi,
  startCachingSite,
  startSteeredApi,
} from '../../support/sites/caching-site.ts';

const PRODUCT = '/products/ma3511_p203.html';

let api: SteeredApi;
let site: CachingSite;

beforeAll(async () => {
  api = await startSteeredApi();
  site = await startCachingSite(api.origin);
});

afterAll(async () => {
  await site.close();
  await api.close();
});

test('a purge needs the token', async () => {
  expect((await site.purge({}, 'Bearer wrong')).status).toBe(401);
  expect((await site.purge({}, '')).status).toBe(401);
  const without = await startCachingSite(api.origin, { CACHE_PURGE_TOKEN: '' });
  const { status } = await without.purge({});
  await without.close();
  expect(status).toBe(404);
});

test.each([
  '[',
  '[]',
  '{"path":"products"}',
  '{"kind":"no-kind"}',
  '{"everything":true}',
  `"${'x'.repeat(4_000)}"`,
])('a purge with %s is rejected and removes no page', async (body) => {
  await site.fill('/');
  expect((await site.purge(body)).status).toBe(400);
  expect((await site.ask('/')).cache).toBe('HIT');
});

test('a purge of a path, of a record or of its kind removes exactly these', async () => {
  const news = '/news';
  const refill = async () => {
    for (const path of [PRODUCT, news]) await site.fill(path);
  };
  const cached = async () => [(await site.ask(PRODUCT)).cache, (await site.ask(news)).cache];
  await refill();
  expect(await (await site.purge({ path: news })).json()).toEqual({ pages: 1 });
  expect(await cached()).toEqual(['HIT', 'MISS']);
  await refill();
  await site.purge({ kind: 'goods', id: 203 });
  expect((await site.ask(PRODUCT)).cache).toBe('MISS');
  await refill();
  await site.purge({ kind: 'news' });
  expect((await site.ask(news)).cache).toBe('MISS');
});

test('a purge of a kind takes the sitemap that was made from it as well', async () => {
  await site.ask('/sitemap-news.xml');
  expect((await site.ask('/sitemap-news.xml')).cache).toBe('HIT');
  await site.purge({ kind: 'goods' });
  expect((await site.ask('/sitemap-news.xml')).cache).toBe('HIT');
  await site.purge({ kind: 'news' });
  expect((await site.ask('/sitemap-news.xml')).cache).toBe('MISS');
});
