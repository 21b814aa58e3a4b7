import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from '@jest/globals';
import type { Render, RenderInput } from '../../shared/render.ts';
import { servePage } from '../../test/support/sites/page-server.ts';
import { until } from '../../test/support/until.ts';
import { PageCache } from '../cache/page-cache.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const TRACE = 'sentry-trace;desc="1-2"';
const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

interface Asked {
  agent?: string;
}

/** Starts a site that caches the pages of `render`. */
async function site(render: Render) {
  const cache = new PageCache({ freshMs: 60_000, staleMs: 0, maxBytes: 1_000_000 });
  const resolution = { kind: 'page', routeId: 'home' } as never;
  const server = await servePage({ render, cache, resolution, trace: TRACE });
  open.push(server.close);
  function visit({ agent = PERSON }: Asked = {}) {
    const headers = { accept: 'text/html', 'user-agent': agent };
    return request({ port: server.port, host: '127.0.0.1', path: '/', headers })
      .on('error', () => {})
      .end();
  }
  async function ask(asked?: Asked) {
    const [response] = await once(visit(asked), 'response');
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, headers: response.headers, text };
  }
  return { ...server, cache, visit, ask };
}

/** A page whose data are available, or were left out because they were late. */
function wholePage({ isWhole = true, status = 200 } = {}) {
  const inputs: RenderInput[] = [];
  const render: Render = async (input) => {
    inputs.push(input);
    input.onComputed?.();
    return {
      kind: 'page',
      status,
      isDegraded: () => false,
      isWhole: () => isWhole || input.complete,
      route: 'home',
      pipe: (destination) => void destination.end(`complete: ${input.complete}`),
      abort() {},
    };
  };
  return { render, inputs };
}

/** A page whose shell is ready; the rest follows when `finish` is called. Complete documents come at once. */
function latePage() {
  const aborted = Promise.withResolvers<unknown>();
  const inputs: RenderInput[] = [];
  const body = new PassThrough();
  function finish(): void {
    body.end('<p>late</p>');
    inputs[0]?.onComputed?.();
  }
  const render: Render = async (input) => {
    inputs.push(input);
    if (!input.complete) body.write('<p>shell</p>');
    return {
      kind: 'page',
      status: 200,
      isDegraded: () => false,
      isWhole: () => input.complete,
      route: 'home',
      pipe(destination) {
        if (input.complete) destination.end('<p>shell</p><p>late</p>');
        else body.pipe(destination);
      },
      abort(reason) {
        aborted.resolve(reason);
        finish();
      },
    };
  };
  return { render, inputs, finish, aborted: aborted.promise };
}

test('a page with available data is rendered once, for its visitor and for the cache', async () => {
  const { render, inputs } = wholePage();
  const { ask } = await site(render);
  const first = await ask();
  const second = await ask();
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
  expect(second.text).toBe(first.text);
  expect(inputs).toHaveLength(1);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=0, stale-if-error=0',
    'content-security-policy': expect.not.stringContaining('nonce'),
  });
});

test('the visitor of a rendered page gets its trace, later visitors of the cached copy get none', async () => {
  const { ask } = await site(wholePage().render);
  const timings = [(await ask()).headers, (await ask()).headers].map((headers) => headers['server-timing']);
  expect(timings).toEqual([`cache;desc="MISS", ${TRACE}`, 'cache;desc="HIT"']);
});

test('a page that lacks a late part is sent to its visitor, and a complete one is cached', async () => {
  const { render, inputs } = wholePage({ isWhole: false });
  const { ask, cache } = await site(render);
  const { text, headers } = await ask();
  expect(text).toBe('complete: false');
  expect(headers['content-security-policy']).toContain('nonce');
  await until('the copy is cached', () => cache.size === 1);
  expect((await ask()).text).toBe('complete: true');
  expect(inputs).toHaveLength(2);
});

test('a page with late data streams, and the copy is rendered when they have arrived', async () => {
  const { render, inputs, finish } = latePage();
  const { visit, ask, cache, turns } = await site(render);
  const [response] = await once(visit(), 'response');
  const [shell] = await once(response, 'data');
  expect(String(shell)).toBe('<p>shell</p>');
  expect([inputs.length, turns.figures.inWork]).toEqual([1, 1]);
  finish();
  let rest = '';
  for await (const chunk of response) rest += chunk;
  expect(rest).toBe('<p>late</p>');
  await until('the copy is cached', () => cache.size === 1);
  expect((await ask()).text).toBe('<p>shell</p><p>late</p>');
  expect([inputs.length, turns.figures.inWork]).toEqual([2, 0]);
});

test('a visitor who leaves a streaming page ends its render, and the copy is still cached', async () => {
  const { render, inputs, aborted } = latePage();
  const { visit, cache } = await site(render);
  const visitor = visit();
  const [response] = await once(visitor, 'response');
  await once(response, 'data');
  visitor.destroy();
  expect(await aborted).toMatchObject({ message: 'the visitor left' });
  expect(inputs[0]?.signal.aborted).toBe(true);
  await until('the copy is cached', () => cache.size === 1);
});

test('a crawler gets the document that is cached', async () => {
  const { render, inputs } = wholePage({ isWhole: false });
  const { ask } = await site(render);
  expect((await ask({ agent: 'Googlebot/2.1' })).text).toBe('complete: true');
  expect((await ask()).headers['x-cache']).toBe('HIT');
  expect(inputs).toHaveLength(1);
});

test('an error page is rendered once, and not cached', async () => {
  const { render, inputs } = wholePage({ status: 502 });
  const { ask, cache } = await site(render);
  const { status, headers } = await ask();
  expect([status, headers['cache-control'], headers['x-cache']]).toEqual([502, 'no-store', 'MISS']);
  expect([inputs.length, cache.size]).toEqual([1, 0]);
});
