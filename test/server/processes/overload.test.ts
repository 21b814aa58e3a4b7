import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Renderer } from '../../../server/render/page-deps.ts';
import { createListeningSite, type ListeningSite, PERSON } from '../../support/sites/listening-site.ts';
import { stubRenderer } from '../../support/sites/site.ts';
import { until } from '../../support/until.ts';

/**
 * More visits than can be admitted: one is computed, seven more may wait for the API, one may wait in the
 * queue.
 */
const TOO_MANY = 24;

let site: ListeningSite;
/** Renders wait until the test releases them. */
let release: () => void;
let released: Promise<void>;
let begun: number;

const held: Renderer = {
  build: 'held',
  async load(url) {
    const { assets, render } = await stubRenderer.load(url);
    return {
      assets,
      async render(input) {
        begun += 1;
        await released;
        return render(input);
      },
    };
  },
};

beforeAll(async () => {
  site = await createListeningSite({
    renderer: held,
    env: { RENDERS_MAX: '1', RENDER_QUEUE_MAX: '1', PAGE_CACHE_TTL_S: '60' },
  });
});

beforeEach(() => {
  begun = 0;
  ({ promise: released, resolve: release } = Promise.withResolvers<void>());
});

afterAll(() => site.close());

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends more visits than may wait. Rejected ones are answered before any page is complete. */
async function overload(folder: string, init?: RequestInit) {
  const answers: Answer[] = [];
  const visits = Array.from({ length: TOO_MANY }, async (_, at) => {
    const response = await fetch(`${site.origin}${folder}${at}`, {
      headers: { 'user-agent': PERSON, accept: 'text/html' },
      ...init,
    });
    const answer = { status: response.status, headers: response.headers, text: await response.text() };
    answers.push(answer);
    return answer;
  });
  await until('a visit is rejected', () => answers.length > 0);
  return { refused: answers[0] as Answer, visits };
}

test('visitors beyond the queue get a small page at once with a time to retry, and the others their page', async () => {
  const { refused, visits } = await overload('/no-such-page-');
  expect(begun).toBeLessThan(TOO_MANY);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(refused.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(refused.headers.get('x-request-id')).toBeTruthy();
  const { text } = refused;
  expect(text).toMatch(/混み合っています[\s\S]*tel:0/);
  expect(text).not.toContain('<script');
  expect(Buffer.byteLength(text)).toBeLessThan(4_096);
  release();
  const statuses = (await Promise.all(visits)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
});

async function statusOf(path: string): Promise<number> {
  const response = await site.read(path);
  await response.arrayBuffer();
  return response.status;
}

test('files, redirects, health checks and cached pages are answered while renders queue', async () => {
  release();
  await site.read('/products');
  await until(
    'the page is cached',
    async () => (await site.read('/products')).headers.get('x-cache') === 'HIT',
  );
  ({ promise: released, resolve: release } = Promise.withResolvers<void>());
  const { visits } = await overload('/no-such-file-');
  for (const [path, status] of [
    ['/healthz', 200],
    ['/images/favicon.svg', 200],
    ['/about', 301],
    ['/api/goods/category', 200],
    ['/products', 200],
  ] as const)
    expect([path, await statusOf(path)]).toEqual([path, status]);
  release();
  await Promise.all(visits);
});

test('being turned away is one warning for many, and no error', async () => {
  site.lines.length = 0;
  const { visits } = await overload('/no-such-line-');
  release();
  await Promise.all(visits);
  const shed = site.lines.filter(({ msg, status }) => msg === 'request' && status === 503);
  expect(shed.length).toBeGreaterThan(1);
  expect(new Set(shed.map(({ level, route }) => `${level} ${route}`))).toEqual(new Set(['30 busy']));
  expect(site.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a rejected form explains that it was not submitted, and that its values are still there', async () => {
  const { refused, visits } = await overload('/sales?n=', {
    method: 'POST',
    body: new URLSearchParams({ name: 'typed' }),
  });
  expect(refused.status).toBe(503);
  expect(refused.text).toMatch(/送信されていません[\s\S]*残っています/);
  release();
  await Promise.all(visits);
});
