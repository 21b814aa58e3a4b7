import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { serve } from '../../support/requests/raw-request.ts';
import { type FakeUpstream, startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { fixtureService } from '../../support/services/fixture-service.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';
import { until } from '../../support/until.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const SLOW_SECTION = '/api/case/pageList';
/** The slow data is also shown in a drawing, which the page omits. */
const HASTY = { API_TIMEOUT_MS: '20000', SIDE_DATA_MS: '0' };

let upstream: FakeUpstream;
let site: TestSite;
let server: Awaited<ReturnType<typeof serve>>;
/** Releases the data of the slow section; each test delays it again. */
let release: () => void;
let held: Promise<void>;

beforeEach(() => {
  ({ promise: held, resolve: release } = Promise.withResolvers<void>());
});

beforeAll(async () => {
  held = Promise.resolve();
  upstream = await startFakeUpstream(async (req, res) => {
    if (req.url?.startsWith(SLOW_SECTION)) await held;
    res.end(await (await fetch(fixtureService() + req.url)).text());
  });
  site = await createTestSite({ upstream: upstream.origin, env: HASTY });
  server = await serve(site.app);
});

afterAll(async () => {
  await server.close();
  await site.close();
  await upstream.close();
});

test('the shell and the main content come first, the slow section follows when its data is there', async () => {
  const html = { shell: '', whole: '' };
  await new Promise<void>((resolve, reject) => {
    const req = request(
      {
        port: server.port,
        host: '127.0.0.1',
        path: '/products/ma3511_p203.html',
        headers: { 'user-agent': PERSON, accept: 'text/html' },
      },
      (res) => {
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => {
          html.whole += chunk;
          if (
            html.shell === '' &&
            html.whole.includes('id="page-state"') &&
            html.whole.includes('</html>') === false
          ) {
            html.shell = html.whole;
            release();
          }
        });
        res.on('end', resolve);
      },
    );
    req.on('error', reject);
    req.end();
  });
  expect(html.shell).toContain('<h1');
  expect(html.shell).toContain('MA3511');
  expect(html.shell).toContain('最大消費電力');
  expect(html.shell).not.toContain('wifi7ma3511');
  expect(html.whole).toContain('/case-studies/wifi7ma3511');
  // The section's data is sent once, next to its markup rather than in the page's state.
  expect(html.whole.split('"slug":"wifi7ma3511"')).toHaveLength(2);
  expect(html.whole).toMatch(/<script id="deferred-[^"]+" type="application\/json"/);
});

test.each<[encoding: string, decoder: () => Duplex, path: string]>([
  ['br', createBrotliDecompress, '/products/ma3331_p207.html'],
  ['zstd', createZstdDecompress, '/products/ma3721_p205.html'],
  ['gzip', createGunzip, '/products/ma3541_p209.html'],
])(
  'compressed as %s, the shell can be read before the slow section is there',
  async (encoding, decoder, path) => {
    const headers = { 'user-agent': PERSON, accept: 'text/html', 'accept-encoding': encoding };
    const req = request({ port: server.port, host: '127.0.0.1', path, headers }).end();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    expect(res.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('Accept-Encoding'),
    });
    let shell = '';
    let whole = '';
    for await (const chunk of res.pipe(decoder()).setEncoding('utf8')) {
      whole += chunk;
      if (shell || !whole.includes('id="page-state"')) continue;
      shell = whole;
      release();
    }
    expect(shell).toContain('<h1');
    expect(shell).not.toContain('</html>');
    expect(whole).toMatch(/<script id="deferred-[^"]+" type="application\/json"[\s\S]*<\/html>$/);
  },
);

test.each([
  ['as it is', 'identity', '/products/ms2310-24p4x_p112.html'],
  ['compressed', 'br', '/products/ms2310-48p4x_p114.html'],
])(
  'a visitor who leaves while the page streams %s ends the render without an error in the log',
  async (_how, encoding, path) => {
    const before = site.lines.length;
    const req = request({
      port: server.port,
      host: '127.0.0.1',
      path,
      headers: { 'user-agent': PERSON, accept: 'text/html', 'accept-encoding': encoding },
    });
    req.on('error', () => {}).end();
    const [res] = await once(req, 'response');
    await once(res, 'data');
    req.destroy();
    const lines = () => site.lines.slice(before);
    await until('the request is over', () => lines().some(({ aborted }) => aborted === true));
    release();
    // Requests the same section to its end: the remaining work of the first visit was done before.
    await fetch(`http://127.0.0.1:${server.port}${path}`).then((page) => page.text());
    expect(lines().filter(({ msg }) => msg === 'render failed')).toEqual([]);
    expect(lines().find(({ aborted }) => aborted === true)).toMatchObject({ status: 499, level: 30 });
    expect(site.reported).toEqual([]);
  },
);

test('a page whose section does not come in time ends without it, whole and in the log', async () => {
  const own = await createTestSite({
    upstream: upstream.origin,
    env: HASTY,
    pageTimeoutMs: 100,
  });
  const hasty = await serve(own.app);
  const response = await fetch(`http://127.0.0.1:${hasty.port}/products/ma3511_p203.html`, {
    headers: { 'user-agent': PERSON, accept: 'text/html' },
  });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('MA3511');
  expect(html.trimEnd()).toMatch(/<\/html>$/);
  expect(own.lines).toContainEqual(
    expect.objectContaining({
      msg: 'render failed',
      err: expect.objectContaining({ message: 'page not complete after 100 ms' }),
    }),
  );
  release();
  await hasty.close();
  await own.close();
});
