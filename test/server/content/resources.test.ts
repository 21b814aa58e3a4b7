import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import { createSitemapSources } from '../../../server/resources/sitemap-sources.ts';
import { FEEDS } from '../../../shared/feeds.ts';
import { blogPath, newsPath } from '../../../shared/paths/params.ts';
import { RESOURCE_FOLDERS, RESOURCE_PATHS, SITEMAPS } from '../../../shared/paths/resources.ts';
import { DIST } from '../../support/content/folders.ts';
import { startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { SITE } from '../../support/sites/fixture-site.ts';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

const get = (path: string) => request(site.app).get(path).set('Accept', 'text/html,*/*').buffer(true);
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);

test.each(RESOURCE_PATHS)('%s answers 200 with security headers', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['x-request-id']).toBeDefined();
  expect(headers['content-type']).not.toContain('text/html');
});

test('no row of the operators can take over a folder that the build serves', () => {
  const built = readdirSync(path.join(DIST, 'client'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `/${name}/`);
  expect(built.length).toBeGreaterThan(0);
  expect(RESOURCE_FOLDERS).toEqual(expect.arrayContaining(built));
});

test('the sitemap index names every sitemap', async () => {
  const { text } = await get('/sitemap.xml');
  expect(texts(text, 'loc')).toEqual(Object.values(SITEMAPS).map((sitemap) => SITE.origin + sitemap));
});

const PNG_START = '89504e470d0a1a0a';
const bytesOf = async (path: string) => {
  const { status, headers, body } = await get(path).responseType('blob');
  return { status, type: headers['content-type'], body: body as Buffer };
};

test('a page links the icons that browsers and phones request, and they are pictures', async () => {
  const { text } = await get('/faq');
  const linked = [...text.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  expect(linked).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png']));
  for (const href of linked) {
    const { status, type } = await bytesOf(href ?? '');
    expect([href, status, type]).toEqual([href, 200, expect.stringMatching(/^image\//)]);
  }
  const icon = (await bytesOf('/favicon.ico')).body;
  expect([icon.readUInt16LE(2), icon.subarray(icon.readUInt32LE(18)).toString('hex', 0, 8)]).toEqual([
    1,
    PNG_START,
  ]);
  const touch = (await bytesOf('/apple-touch-icon.png')).body;
  expect([touch.toString('hex', 0, 8), touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([
    PNG_START,
    180,
    180,
  ]);
});

test('the manifest is linked, and its icons have their declared sizes', async () => {
  const { text } = await get('/faq');
  const href = /<link rel="manifest" href="([^"]*)"/.exec(text)?.[1] ?? '';
  const response = await get(href);
  expect(response.headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(response.text);
  expect(manifest).toMatchObject({ name: SITE.name, start_url: '/', lang: 'ja' });
  for (const { src, sizes, type } of manifest.icons) {
    const { body, type: sent } = await bytesOf(src);
    expect([sent, `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`]).toEqual([type, sizes]);
  }
});

test('robots.txt allows everything and names the sitemap', async () => {
  const { text } = await get('/robots.txt');
  expect(text).not.toContain('Disallow');
  expect(text).toContain(`Sitemap: ${SITE.origin}/sitemap.xml`);
});

test('every page of the site is listed once in the sitemaps, with its address on this site', async () => {
  const { text: index } = await get('/sitemap.xml');
  const sitemaps = texts(index, 'loc');
  expect(sitemaps.length).toBeGreaterThanOrEqual(6);
  const seen = new Set<string>();
  for (const sitemap of sitemaps) {
    const { text } = await get(new URL(sitemap).pathname);
    const locations = texts(text, 'loc');
    expect(locations.length).toBeGreaterThan(0);
    for (const location of locations) {
      expect(seen).not.toContain(location);
      seen.add(location);
    }
  }
  expect(seen).toContain(`${SITE.origin}/products/ma3511_p203.html`);
  expect(seen).not.toContain(`${SITE.origin}/search`);
  expect([...seen].filter((location) => !location.startsWith(`${SITE.origin}/`))).toEqual([]);
});

test('a lastmod is the day that the content gives', async () => {
  const { text } = await get('/sitemap-products.xml');
  const { body } = await get('/api/goods/detail/203');
  expect(text).toContain(
    `<loc>${SITE.origin}/products/ma3511_p203.html</loc><lastmod>${body.data.updatedOn}</lastmod>`,
  );
});

test.each([
  ['news', '/sitemap-news.xml', '/news/pageList?limit=100'],
  ['solutions', '/sitemap-solutions.xml', '/solution/pageList?limit=100'],
])('a change of %s shows in the sitemap', async (_kind, sitemap, list) => {
  const { body } = await get(`/api${list}`);
  const changed = body.data.list.filter(({ updatedOn }: { updatedOn?: string }) => updatedOn);
  expect(changed.length).toBeGreaterThan(0);
  const days = texts((await get(sitemap)).text, 'lastmod');
  for (const { updatedOn } of changed) expect(days).toContain(updatedOn);
});

test('an upstream without modification dates of news has the day of their publication', async () => {
  const news = { id: 7, urlName: 'moved', title: '', category: '', publishedOn: '2026-01-15', summary: '' };
  const transport = () =>
    Promise.resolve({ code: 200, message: '', data: { total: 1, page: 1, limit: 100, list: [news] } });
  expect(await createSitemapSources(transport, []).news()).toEqual([
    { path: '/news/moved_7.html', lastmod: '2026-01-15' },
  ]);
});

test('the news feed is Atom with the latest items first', async () => {
  const { text, headers } = await get('/news/feed.xml');
  expect(headers['content-type']).toContain('application/atom+xml');
  const dates = texts(text, 'published');
  expect(dates.length).toBeGreaterThan(10);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(text).toContain(
    `<link rel="self" type="application/atom+xml" href="${SITE.origin}/news/feed.xml"/>`,
  );
});

test('an entry of the news feed keeps its id when the slug of its page changes', async () => {
  const { text } = await get('/news/feed.xml');
  const ids = texts(text, 'id').slice(1);
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids) expect(id).toMatch(/^tag:[\w.-]+,2024:news\/\d+$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['/news', '/news/feed.xml'],
  ['/blog', '/blog/feed.xml'],
])('the pages of %s name their feed', async (path, feed) => {
  const first = async (list: string) => (await get(list)).body.data.list[0];
  const article =
    path === '/news'
      ? newsPath(await first('/api/news/pageList').then(({ id, urlName }) => ({ id, slug: urlName })))
      : blogPath(await first('/api/blog/pageList').then(({ urlName }) => ({ slug: urlName })));
  for (const page of [path, article]) {
    const { status, text } = await get(page);
    const link = /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]*)"/.exec(text);
    expect([page, status, link?.[1]]).toEqual([page, 200, feed]);
  }
  expect((await get('/faq')).text).not.toContain('application/atom+xml');
});

test.each(['/sitemap-products.xml', '/news/feed.xml'])('%s is sent compressed', async (path) => {
  const { status, headers } = await get(path).set('Accept-Encoding', 'gzip, deflate, br, zstd');
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'Accept-Encoding']);
});

test('security.txt is valid for less than a year from now', async () => {
  const { text } = await get('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${SITE.securityEmail}`);
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(270);
  expect(days).toBeLessThan(366);
});

test('no part of a response is made from the Host header', async () => {
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/news/feed.xml', '/about']) {
    const response = await get(path).set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example');
    expect(response.text + JSON.stringify(response.headers)).not.toContain('evil.example');
  }
});

test('the search page is canonical without its value, and is not indexed', async () => {
  for (const path of ['/search?value=MA3511', '/search-12?value=MA3511']) {
    const { text } = await get(path);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(`${SITE.origin}/search`);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
  }
});

test.each([
  ['/otherForm', '/service/request'],
  ['/postSale', '/service/post-sales'],
  ['/public/protocol', '/privacy-policy'],
])('%s shows the page of %s and names it as canonical', async (alias, canonical) => {
  const { status, text } = await get(alias);
  expect(status).toBe(200);
  expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(SITE.origin + canonical);
});

test("the operators' redirects reach the browser without their reasons", async () => {
  const { body } = await get('/redirects.json');
  expect(body.redirects.length).toBeGreaterThan(0);
  for (const row of body.redirects) expect(Object.keys(row).sort()).toEqual(['from', 'reason', 'to']);
  expect(new Set(body.redirects.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(['content/redirects.yaml']),
  );
});

test('a list of the API that spans pages is read to its end, by the sitemap and by the addresses', async () => {
  const LAST = 101;
  const careers = Array.from({ length: LAST }, (_, index) => ({
    id: index + 1,
    urlName: `job-${index + 1}`,
    title: '募集職種',
    department: '開発部',
    location: '東京都',
    employment: '正社員',
    salary: '規定による',
    postedOn: '2026-04-01',
    validThrough: '2027-03-31',
    summary: '見本の募集です。',
  }));
  const upstream = await startFakeUpstream((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://upstream');
    const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 20)];
    const all = pathname === '/api/recruit/pageList' ? careers : [];
    const list = all.slice((page - 1) * limit, page * limit);
    res.end(JSON.stringify({ code: 200, message: 'OK', data: { list, total: all.length, page, limit } }));
  });
  const large = await createTestSite({ upstream: upstream.origin, renderer: stubRenderer });
  const { text } = await request(large.app).get(SITEMAPS.careers).buffer(true);
  const addresses = texts(text, 'loc').map((location) => new URL(location).pathname);
  expect(addresses).toHaveLength(LAST);
  expect((await request(large.app).get(addresses.at(-1) ?? '')).status).toBe(200);
  await Promise.all([large.close(), upstream.close()]);
});

test.each([
  ['what the API refuses', { code: 5001, message: 'internal secret', data: null }],
  ['data of another shape', { code: 200, message: 'OK', data: { list: ['internal secret'], total: 'one' } }],
  ['what is no envelope', ['internal secret']],
])(
  '%s is a failure of the API: every sitemap and feed is 502, without the reason for visitors',
  async (_kind, body) => {
    const upstream = await startFakeUpstream((_req, res) => res.end(JSON.stringify(body)));
    const refused = await createTestSite({ upstream: upstream.origin, renderer: stubRenderer });
    for (const resource of [...Object.values(SITEMAPS), FEEDS.news.path, FEEDS.blog.path]) {
      const { status, text, headers } = await request(refused.app).get(resource);
      expect([resource, status, headers['cache-control']]).toEqual([resource, 502, 'no-store']);
      expect(text).not.toContain('internal secret');
    }
    await Promise.all([refused.close(), upstream.close()]);
  },
);

test('every product leaves as JSON that fits its own schema, with an ETag and its pages', async () => {
  const { text, headers } = await get('/products.json');
  const file = JSON.parse(text);
  const schema = JSON.parse((await get('/products.schema.json')).text);
  expect(file.$schema).toBe(schema.$id);
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect([validate(file), validate.errors]).toEqual([true, null]);
  expect(validate({ ...file, products: [{ ...file.products[0], price: 1 }] })).toBe(false);
  const { text: sitemap } = await get('/sitemap-products.xml');
  expect(file.products.map(({ url }: { url: string }) => url).sort()).toEqual(texts(sitemap, 'loc').sort());
  const again = await get('/products.json').set('If-None-Match', headers.etag as string);
  expect(again.status).toBe(304);
});

test('llms.txt names the vendor, links products and pages of this site alone, each in a line', async () => {
  const { text, headers } = await get('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.startsWith(`# ${SITE.name}\n\n> `)).toBe(true);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.*$/gm)].map(([, href = '']) => href);
  expect(links.length).toBe(text.split('\n').filter((line) => line.startsWith('-')).length);
  expect(links.every((href) => href.startsWith(`${SITE.origin}/`))).toBe(true);
  for (const path of ['/products/ma3511_p203.html', '/faq', '/contact'])
    expect(links).toContain(SITE.origin + path);
});

test('an upstream that knows no figures has no file of products', async () => {
  const upstream = await startFakeUpstream((_req, res) => {
    res.statusCode = 404;
    res.end('{}');
  });
  const other = await createTestSite({ upstream: upstream.origin, renderer: stubRenderer });
  const { status } = await request(other.app).get('/products.json');
  expect(status).toBe(404);
  await other.close();
  await upstream.close();
});
