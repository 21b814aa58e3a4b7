import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { deadOrigin, startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { fixtureService } from '../../support/services/fixture-service.ts';
import { CRAWLER } from '../../support/sites/listening-site.ts';
import { createTestSite, type TestSite, type TestSiteOptions } from '../../support/sites/site.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const item of open.splice(0).reverse()) await item.close();
});

async function site(options: TestSiteOptions): Promise<TestSite> {
  const made = await createTestSite(options);
  open.push(made);
  return made;
}

/** Starts a proxy before the real content service that can fail some paths. */
async function flakyUpstream(answer: (path: string) => 'pass' | 'hang' | number | string) {
  const upstream = await startFakeUpstream(async (req, res) => {
    const path = req.url ?? '';
    const verdict = answer(path);
    if (verdict === 'hang') return;
    if (verdict === 'pass') {
      const real = await fetch(fixtureService() + path);
      res.statusCode = real.status;
      res.end(await real.text());
    } else if (typeof verdict === 'number') {
      res.statusCode = verdict;
      res.end('{}');
    } else res.end(verdict);
  });
  open.push(upstream);
  return upstream;
}

const page = (app: TestSite['app'], path: string) =>
  request(app).get(path).set('Accept', 'text/html').set('Accept-Language', 'ja');
const PRODUCT = '/products/ma3511_p203.html';

test('main data that times out is a 504 page with status text and code, in Japanese, without a stack', async () => {
  const upstream = await flakyUpstream((path) => (path.startsWith('/api/goods/detail') ? 'hang' : 'pass'));
  // Long enough for every other call of the page on a busy machine.
  const { app, lines } = await site({ upstream: upstream.origin, env: { API_TIMEOUT_MS: '3000' } });
  const { status, text } = await page(app, PRODUCT);
  expect(status).toBe(504);
  expect(text).toContain('Gateway Timeout');
  expect(text).toContain('504');
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).not.toMatch(/\.tsx?:\d+|ApiError|UND_ERR/);
  expect(lines.filter(({ msg }) => msg === 'render failed')).toHaveLength(1);
});

test('an upstream that is gone is a 502 page; the frame around it still stands', async () => {
  const { app } = await site({ upstream: await deadOrigin() });
  const { status, text } = await page(app, '/products/all-products');
  expect(status).toBe(502);
  expect(text).toContain('Bad Gateway');
  expect(text).toContain('href="/contact"');
  expect(text).not.toContain('ECONNREFUSED');
});

test('a slug that cannot be looked up is a 503 with Retry-After, never a 404', async () => {
  const { app } = await site({ upstream: await deadOrigin() });
  for (const path of [PRODUCT, '/products/info?productId=203', '/news/newsDetail?id=201']) {
    const { status, headers } = await page(app, path);
    expect([path, status]).toEqual([path, 503]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('a status of the upstream is the status of the page', async () => {
  const upstream = await flakyUpstream((path) => (path.startsWith('/api/goods/detail') ? 500 : 'pass'));
  const { app } = await site({ upstream: upstream.origin });
  const { status, text } = await page(app, PRODUCT);
  expect([status, text.includes('Internal Server Error')]).toEqual([500, true]);
});

test.each(['<html>maintenance</html>', '{"code":200,"data":{"id":"203"}}', '[]'])(
  'garbage from the upstream (%s) is a 502 page and none of it is shown',
  async (garbage) => {
    const upstream = await flakyUpstream((path) => (path.startsWith('/api/goods/detail') ? garbage : 'pass'));
    const { app, reported } = await site({ upstream: upstream.origin });
    const { status, text } = await page(app, PRODUCT);
    expect(status).toBe(502);
    expect(text).not.toContain('maintenance');
    expect(reported).toHaveLength(1);
  },
);

test('a failing secondary section is left out; the page stays 200', async () => {
  const upstream = await flakyUpstream((path) => (path.startsWith('/api/case/') ? 500 : 'pass'));
  const { app } = await site({ upstream: upstream.origin });
  const { status, text } = await page(app, PRODUCT);
  expect(status).toBe(200);
  expect(text).toContain('MA3511');
});

/** Calls for secondary data of some page. */
const SECONDARY =
  /banner\/list|hotList|topList|labelInfo|quesList|company\/(?:partner|global)|goods\/(?:queryTop|imageAndVideo|technicalParam|listNew|proQues|listFaq|dataSheet|fileList)/;

/** Sections that show the data of those calls. */
const SECTIONS =
  /aria-label="おすすめ情報"|id="(?:new-products|questions|hot-questions|popular-products|recommended|topics|highlighted)"|よく読まれている(?:記事|お知らせ)/;

test('no secondary call is required for any page', async () => {
  const upstream = await flakyUpstream((path) => (SECONDARY.test(path) ? 500 : 'pass'));
  const { app } = await site({ upstream: upstream.origin });
  for (const path of [
    '/products',
    '/products/switches',
    PRODUCT,
    '/solutions',
    '/case-studies',
    '/blog',
    '/blog/poe-budget-with-margin',
    '/faq',
    '/tags/poe',
    '/downloads',
    '/downloads?keywords=MA3511',
    '/company',
    '/company/profile',
    '/contact',
    '/search',
    '/search?value=zzqq',
  ]) {
    const { status, text } = await page(app, path).set('User-Agent', CRAWLER);
    expect([path, status]).toEqual([path, 200]);
    expect(SECTIONS.exec(text)?.[0]).toBeUndefined();
  }
  const { text } = await page(app, PRODUCT);
  expect(text).toContain('MA3511の仕様');
  expect(text).toContain('MA3511の画像');
});

test('a hanging optional call does not delay the page', async () => {
  const hanging = /banner\/list|imageAndVideo|technicalParam|labelInfo/;
  let held = 0;
  const upstream = await flakyUpstream((path) => {
    if (!hanging.test(path)) return 'pass';
    held += 1;
    return 'hang';
  });
  // Longer than the test's time-out: a page that waited for them would fail it.
  const { app } = await site({
    upstream: upstream.origin,
    env: { API_TIMEOUT_MS: '60000', SIDE_DATA_MS: '0' },
  });
  for (const path of [PRODUCT, '/solutions', '/case-studies', '/tags/poe']) {
    expect((await page(app, path)).status).toBe(200);
  }
  expect(held).toBeGreaterThanOrEqual(5);
});

test('menus and suggestions hold no page back when the whole API hangs', async () => {
  let hangs = false;
  const upstream = await flakyUpstream((path) => (hangs && !path.startsWith('/api/news/') ? 'hang' : 'pass'));
  const { app } = await site({
    upstream: upstream.origin,
    freshMs: 0,
    env: { API_TIMEOUT_MS: '60000', SIDE_DATA_MS: '0' },
  });
  hangs = true;
  for (const [path, expected] of [
    ['/sales', 200],
    ['/news', 200],
    ['/no-such-page-ma3511', 404],
  ] as const) {
    const { status, text } = await page(app, path);
    expect([path, status]).toEqual([path, expected]);
    expect(text).toContain('href="/contact"');
  }
});

test.each([
  ['0', false],
  ['60000', true],
])('with SIDE_DATA_MS %s a page waits for the categories of its menus: %s', async (SIDE_DATA_MS, shown) => {
  const upstream = await flakyUpstream(() => 'pass');
  const { app } = await site({ upstream: upstream.origin, freshMs: 0, env: { SIDE_DATA_MS } });
  const { status, text } = await page(app, '/sales');
  expect(status).toBe(200);
  expect(text.includes('href="/products/wireless"')).toBe(shown);
});

test('header lists that fail leave a whole page', async () => {
  const upstream = await flakyUpstream((path) =>
    /goods\/category|solution\/pageList/.test(path) ? 500 : 'pass',
  );
  const { app } = await site({ upstream: upstream.origin });
  const { status, text } = await page(app, '/news');
  expect(status).toBe(200);
  expect(text).toContain('href="/products"');
});

test("only the API's own message for visitors reaches a toast", async () => {
  const said = 'ただいまご案内できません。';
  const stateOf = async (answer: object, status = 200) => {
    const upstream = await startFakeUpstream((req, res) => {
      const isMainData = req.url?.startsWith('/api/company/info');
      res.statusCode = isMainData ? status : 200;
      res.end(JSON.stringify(isMainData ? answer : { code: 200, message: '', data: [] }));
    });
    open.push(upstream);
    const { app } = await site({ upstream: upstream.origin });
    const { text } = await page(app, '/company/profile');
    const json = /<script id="page-state" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    return Object.values(JSON.parse(json).errors as Record<string, { status: number; data: unknown }>);
  };
  expect(await stateOf({ code: 503, message: said, data: null })).toEqual([
    expect.objectContaining({ status: 503, data: said }),
  ]);
  expect(await stateOf({ code: 500, message: 'SECRET stack' }, 500)).toEqual([
    expect.objectContaining({ status: 500, data: null }),
  ]);
});

test('hostile text of the API renders inert', async () => {
  const hostile = '</script><!--<script>alert(1)</script>"\'&\u2028';
  const upstream = await startFakeUpstream(async (req, res) => {
    const news = {
      id: 201,
      urlName: 'x',
      title: hostile,
      category: 'お知らせ',
      publishedOn: '2026-11-18',
      summary: hostile,
    };
    const data = req.url?.startsWith('/api/news/pageList')
      ? { list: [news], total: 1, page: 1, limit: 20 }
      : req.url?.startsWith('/api/goods/category')
        ? [{ id: 1, name: hostile, urlName: 'switches', child: [] }]
        : { list: [], total: 0, page: 1, limit: 4 };
    res.end(JSON.stringify({ code: 200, message: 'OK', data }));
  });
  open.push(upstream);
  const { app } = await site({ upstream: upstream.origin });
  const { status, text } = await page(app, '/news');
  expect(status).toBe(200);
  expect(text).not.toContain('<script>alert(1)');
  expect(text).toContain('&lt;/script&gt;&lt;!--&lt;script&gt;alert(1)');
  const json = /<script id="page-state" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  expect(JSON.parse(json).loaderData.root.cateList[0].name).toBe(hostile);
});

test('data that was read once survives an outage of the upstream', async () => {
  let down = false;
  const upstream = await flakyUpstream(() => (down ? 500 : 'pass'));
  const { app } = await site({ upstream: upstream.origin });
  expect((await page(app, PRODUCT)).status).toBe(200);
  down = true;
  expect((await page(app, PRODUCT)).status).toBe(200);
  expect((await request(app).get('/api/goods/detail/203')).body.data.modeName).toBe('MA3511');
});

test('a renderer that breaks altogether still leaves a page, a log line and a report', async () => {
  const broken = await site({
    renderer: {
      build: 'broken',
      async load() {
        throw new Error('secret of the build');
      },
    },
  });
  const { status, text } = await page(broken.app, '/');
  expect(status).toBe(500);
  expect(text).toContain('ページを表示できません');
  expect(text).not.toContain('secret of the build');
  expect(broken.lines).toContainEqual(expect.objectContaining({ msg: 'request failed' }));
  expect(broken.reported).toHaveLength(1);
});

test('a very long address and an oversized header are refused without a crash', async () => {
  const { app } = await site({});
  expect((await page(app, `/search?value=${'a'.repeat(9_000)}`)).status).toBe(414);
  expect(
    (
      await page(app, '/')
        .set('X-Large', 'a'.repeat(20_000))
        .catch((error) => error.response ?? { status: 431 })
    ).status,
  ).toBe(431);
  expect((await page(app, '/')).status).toBe(200);
});

test('an upstream without webinars leaves the fixed pages with the data of the site', async () => {
  const upstream = await flakyUpstream((path) => (path.startsWith('/api/webinar/') ? 404 : 'pass'));
  const { app } = await site({ upstream: upstream.origin });
  for (const day of ['20250403', '20250626', '20250724', '20250925']) {
    const { status, text } = await page(app, `/webinar/${day}`);
    expect([day, status]).toEqual([day, 200]);
    expect(text).toContain('録画の視聴のお申し込み');
    expect(text).toContain(`2025年${Number(day.slice(4, 6))}月${Number(day.slice(6))}日`);
  }
  expect((await page(app, '/webinar/20250404')).status).toBe(404);
});

test("a failing list of webinars affects no fixed page, and another webinar's page explains the failure", async () => {
  const upstream = await flakyUpstream((path) => (path.startsWith('/api/webinar/') ? 503 : 'pass'));
  const { app } = await site({ upstream: upstream.origin });
  expect((await page(app, '/webinar/20250403')).status).toBe(200);
  expect((await page(app, '/webinar/20261210')).status).toBe(503);
});
