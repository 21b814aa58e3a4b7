import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MockAgent } from 'undici';
import { CALLS } from '../../../records/contract.ts';
import type { Renderer } from '../../../server/render/page-deps.ts';
import { hostileCalls } from '../../support/requests/hostile-calls.ts';
import { hostileTargets } from '../../support/requests/hostile-targets.ts';
import { type RawCall, sendRaw } from '../../support/requests/raw-batches.ts';
import { serve } from '../../support/requests/raw-request.ts';
import { startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { fixtureTable } from '../../support/sites/fixture-site.ts';
import { createTestSite, stubRenderer, type TestSiteOptions } from '../../support/sites/site.ts';

const RUNS = 20_000;
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const item of open.splice(0).reverse()) await item.close();
});

/** Response of the API that is not cached, so that every call reaches the upstream. */
const REFUSAL = { code: 404, message: 'ありません。', data: null };

/** Renderer that passes its address on to the API, as a careless loader might. */
const careless: Renderer = {
  build: 'careless',
  async load(url) {
    const { assets, render } = await stubRenderer.load(url);
    return {
      assets,
      async render(input) {
        const { pathname, search } = new URL(input.request.url);
        const query = Object.fromEntries(new URLSearchParams(search));
        for (const path of [
          pathname,
          `/aggregate/tags/info/${pathname.slice(1)}`,
          `/goods/detail${pathname}`,
        ])
          await input.api({ method: 'GET', path, query }).catch(() => undefined);
        return render(input);
      },
    };
  },
};

/**
 * Returns whether Node's parser accepts a target: a path, `*…` or an absolute form, without characters that
 * end a request line.
 */
function sendable(target: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end a request line
  return !/[\s\u0000-\u001f\u007f]/.test(target) && /^(?:[/*]|[a-z]+:\/\/[\w.:-]+(?:[/?]|$))/i.test(target);
}

async function hostileRequests(count: number, seed: number): Promise<RawCall[]> {
  const { pathname, search } = hostileTargets(await fixtureTable());
  const page = fc.tuple(pathname, search).map((parts) => parts.join(''));
  const target = fc
    .oneof({ weight: 3, arbitrary: hostileCalls }, { weight: 1, arbitrary: page })
    .map((text) => Buffer.from(text, 'utf8').toString('latin1'))
    .filter(sendable);
  const call = fc.record({ target, method: fc.constantFrom<('HEAD' | 'POST')[]>('HEAD', 'HEAD', 'POST') });
  return fc.sample(call, { numRuns: count, seed });
}

/** Request lines of the contract, written here a second time. */
const ALLOWED = [
  { line: /^GET \/api\/openapi\.json$/, names: [] as string[] },
  ...CALLS.map(({ method, path, query }) => ({
    line: new RegExp(
      `^${method} /api${path
        .replace('{id}', '[1-9]\\d{0,8}')
        .replace('{type}', '[1-9]\\d?')
        .replace(
          '{urlName}',
          "(?!\\.{0,2}(?:$|\\?))(?:[\\w.!~*'()-]|%(?!2F|5C|[01][0-9A-F]|7F)[0-9A-F]{2})+",
        )}(?:\\?[^#\\s]*)?$`,
    ),
    names: Object.keys(query?.shape ?? {}),
  })),
];

function isCall(line: string): boolean {
  const sent = [...new URLSearchParams(line.split('?')[1] ?? '').keys()];
  return ALLOWED.some((known) => known.line.test(line) && sent.every((name) => known.names.includes(name)));
}

/** An address that needs a record's slug is answered with 503, because these upstreams do not return it. */
const isFailure = (status: number) => status >= 500 && status !== 503;

async function attack(options: TestSiteOptions, count: number, seed: number): Promise<Map<number, number>> {
  const site = await createTestSite({
    renderer: careless,
    freshMs: 0,
    env: { LOG_LEVEL: 'silent' },
    ...options,
  });
  const server = await serve(site.app);
  open.push(site, server);
  const seen = new Map<number, number>();
  for (const status of await sendRaw(server.port, await hostileRequests(count, seed)))
    seen.set(status, (seen.get(status) ?? 0) + 1);
  return seen;
}

test(`of ${RUNS} hostile requests only calls of the contract reach the upstream`, async () => {
  const upstream = await startFakeUpstream((req, res) => {
    req.resume();
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify(REFUSAL));
  });
  open.push(upstream);
  const seen = await attack({ upstream: upstream.origin }, RUNS, 1);
  expect(upstream.requests.filter((line) => !isCall(line))).toEqual([]);
  expect([...seen.keys()].filter(isFailure)).toEqual([]);
  // The generator is only useful while it reaches every status often.
  for (const status of [200, 400, 404, 405])
    expect([status, (seen.get(status) ?? 0) > 300]).toEqual([status, true]);
  expect(upstream.requests.length).toBeGreaterThan(1_000);
  expect(new Set(upstream.requests.map((line) => line.split('?')[0])).size).toBeGreaterThan(CALLS.length);
});

test('an upstream without a port stays the host that it is', async () => {
  const agent = new MockAgent();
  const asked: string[] = [];
  agent
    .get(/./)
    .intercept({ path: /./, method: /./ })
    .reply((call) => {
      asked.push(`${call.origin} ${call.method} ${call.path}`);
      return { statusCode: 200, data: JSON.stringify(REFUSAL) };
    })
    .persist();
  const seen = await attack({ upstream: 'https://api.minamo.com', dispatcher: agent }, 2_000, 2);
  const own = asked.filter((line) => line.startsWith('https://api.minamo.com '));
  expect(asked.filter((line) => !own.includes(line))).toEqual([]);
  expect(own.map((line) => line.slice(line.indexOf(' ') + 1)).filter((line) => !isCall(line))).toEqual([]);
  expect(own.length).toBeGreaterThan(100);
  expect([...seen.keys()].filter(isFailure)).toEqual([]);
});
