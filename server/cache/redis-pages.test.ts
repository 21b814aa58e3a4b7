import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordingLogger } from '../../test/support/log.ts';
import { type RedisServer, startRedis } from '../../test/support/services/redis-server.ts';
import { until } from '../../test/support/until.ts';
import { Document } from './document.ts';
import type { StoredPage } from './page-cache.ts';
import { RedisConnection } from './redis-connection.ts';
import { RedisPages } from './redis-pages.ts';

/** Time-out in milliseconds, so long that a busy machine does not affect the results. */
const PATIENT_MS = 10_000;

let server: RedisServer;
let redis: RedisConnection;

beforeAll(async () => {
  server = await startRedis();
  redis = new RedisConnection({ url: server.url, logger: recordingLogger().logger, requestMs: PATIENT_MS });
  redis.connect('purge', { onMessage() {}, onReconnect() {} });
  await until('Redis answers', async () => (await redis.publish('purge', '')) === true);
});

afterAll(async () => {
  redis.close();
  await server.close();
});

/** A namespace stands for the processes of one build. */
function pages(
  namespace: string,
  options: { now?: () => number; maxPages?: number; secret?: string } = {},
): RedisPages {
  return new RedisPages({ redis, namespace, secret: 'of the site', ...options });
}

function stored(
  text: string,
  { path = '/', calls = [] as string[], storedAt = Date.now() } = {},
): StoredPage {
  return {
    document: new Document({ name: 'home', status: 200, headers: { 'X-Of': text }, body: Buffer.from(text) }),
    origin: { path, calls: new Set(calls) },
    storedAt,
    freshUntil: storedAt + 60_000,
    staleUntil: storedAt + 600_000,
  };
}

const textOf = async (page: StoredPage | undefined) =>
  page && (await page.document.encoded('identity')).bytes.toString();

test('a page comes out as it went in, with the same validators', async () => {
  const page = stored('水面', { path: '/a', calls: ['/news/detail/1'] });
  await pages('same').set('k', page);
  const read = await pages('same').get('k');
  expect(read).toMatchObject({
    origin: page.origin,
    storedAt: page.storedAt,
    freshUntil: page.freshUntil,
    staleUntil: page.staleUntil,
    document: { name: 'home', status: 200, headers: { 'X-Of': '水面' } },
  });
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    expect(await read?.document.encoded(encoding)).toEqual(await page.document.encoded(encoding));
  }
  expect(await pages('another build').get('k')).toBeUndefined();
});

test.each<[what: string, forge: (meta: string) => Record<string, string | Buffer>]>([
  ['with another body', () => ({ body: brotliCompressSync('forged') })],
  [
    'with headers of its own',
    (meta) => ({ meta: JSON.stringify({ ...JSON.parse(meta), headers: { 'Set-Cookie': 'a=b' } }) }),
  ],
  ['without a signature', () => ({ signature: '' })],
])('a forged page in Redis, %s, is ignored', async (_what, forge) => {
  const signed = pages('forged');
  await signed.set('k', stored('ours'));
  expect(await textOf(await signed.get('k'))).toBe('ours');
  const meta = (await server.client.hGet('forged:page:k', 'meta')) ?? '';
  await server.client.hSet('forged:page:k', forge(meta));
  expect(await signed.get('k')).toBeUndefined();
});

test('a page is none at the address of another one, nor with another secret', async () => {
  const signed = pages('moved');
  await signed.set('k', stored('ours'));
  await server.client.copy('moved:page:k', 'moved:page:other');
  expect(await signed.get('other')).toBeUndefined();
  expect(await pages('moved', { secret: 'of somebody else' }).get('k')).toBeUndefined();
  expect(await textOf(await signed.get('k'))).toBe('ours');
});

test('while one process makes a page the other waits for it, and takes it', async () => {
  const never = () => 0;
  expect(await pages('turn').turn('k', () => true)).toBeUndefined();
  const waiting = pages('turn', { now: never }).turn('k', () => true);
  await pages('turn').set('k', stored('made'));
  expect(await textOf(await waiting)).toBe('made');
});

test('a lock that was released, or that has expired, can be acquired by another process', async () => {
  const first = pages('over');
  await first.turn('k', () => true);
  first.endTurn('k');
  expect(await pages('over', { now: () => 0 }).turn('k', () => true)).toBeUndefined();
  let time = 0;
  const later = () => (time += 1_000);
  expect(await pages('over', { now: later }).turn('k', () => true)).toBeUndefined();
});

test('only the process whose turn it is ends it', async () => {
  await pages('mine').turn('k', () => true);
  pages('mine').endTurn('k');
  await redis.ask((client) => client.ping());
  expect(await server.client.exists('mine:turn:k')).toBe(1);
});

test('a purge removes the pages that it names', async () => {
  const all = pages('purged');
  await all.set('a', stored('a', { path: '/a' }));
  await all.set('b', stored('b', { path: '/b' }));
  expect(await all.purge(({ path }) => path === '/a')).toBe(true);
  expect([await textOf(await all.get('a')), await textOf(await all.get('b'))]).toEqual([undefined, 'b']);
});

test('made-up queries push out one another, not the pages without one', async () => {
  const few = pages('few', { maxPages: 3 });
  await few.set('/old', stored('old', { storedAt: Date.now() - 1_000 }));
  for (let query = 0; query < 10; query += 1) await few.set(`/search?value=${query}`, stored('x'));
  expect(await server.client.keys('few:page:*')).toHaveLength(3);
  expect(await textOf(await few.get('/old'))).toBe('old');
  expect(await textOf(await few.get('/search?value=9'))).toBe('x');
});
