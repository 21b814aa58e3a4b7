import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mediaPath } from '../../../media/output.ts';
import {
  longTitles,
  offendersIn,
  type PageHead,
  parseHead,
  sharedWords,
  unfitDescriptions,
} from '../../support/browser/page-head.ts';
import { allPaths, sitemapPaths } from '../../support/content/all-paths.ts';
import { FIXTURE_MEDIA } from '../../support/content/fixture-content.ts';
import { startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { createListeningSite, type ListeningSite } from '../../support/sites/listening-site.ts';

const ORIGIN = 'https://www.minamo-networks.example';

/** Lower bound; the fixture has some more. */
const PAGES = 180;

/** Products, solutions, cases and articles have their own preview picture. */
const RECORD = /^\/(?:(?:products|solutions)\/[^/]+\.html|(?:case-studies|blog|technology)\/.+)$/;

let site: ListeningSite;
const heads = new Map<string, PageHead>();
const statuses = new Map<string, number>();

const repeated = new Map<string, string[]>();

async function readHead(path: string): Promise<PageHead> {
  const response = await site.read(path);
  const html = await response.text();
  statuses.set(path, response.status);
  repeated.set(path, repeatedPictures(html));
  return parseHead(path, html);
}

/** Pictures that `main` shows more than once, except in the list by which a gallery changes its picture. */
function repeatedPictures(html: string): string[] {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/(<section aria-label="[^"]*の画像">.*?)<ul.*?<\/ul>/gs, '$1');
  const addresses = [...main.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  return addresses.filter((address, place) => addresses.indexOf(address) !== place);
}

async function headOf(path: string): Promise<PageHead> {
  return heads.get(path) ?? readHead(path);
}

async function recordOf(path: string, type: string): Promise<Record<string, unknown> | undefined> {
  return (await headOf(path)).jsonLd.find((record) => record['@type'] === type);
}

beforeAll(async () => {
  site = await createListeningSite({ production: true });
  for (const path of await allPaths(site.origin)) heads.set(path, await readHead(path));
});

afterAll(() => site.close());

const all = () => [...heads.values()];
const offenders = (rule: (head: PageHead) => unknown) => offendersIn(all(), rule);

test('every address of the sitemap is a canonical page that answers 200', async () => {
  const listed = await sitemapPaths(site.origin);
  expect(listed.length).toBeGreaterThan(PAGES);
  expect(listed.map((path) => [path, statuses.get(path), heads.get(path)?.canonical])).toEqual(
    listed.map((path) => [path, 200, ORIGIN + path]),
  );
});

test('no page shows the same picture twice', () => {
  expect(repeated.size).toBeGreaterThan(PAGES);
  expect([...repeated].filter(([, pictures]) => pictures.length > 0)).toEqual([]);
});

test('no two pages of the site have the same title or the same description', () => {
  expect(heads.size).toBeGreaterThan(PAGES);
  expect(sharedWords(all())).toEqual([]);
});

test('every title ends with the company, and its significant part is not truncated by a result list', () => {
  expect(
    offenders(({ path, title }) => path !== '/' && !title.endsWith(' | ミナモネットワークス') && title),
  ).toEqual([]);
  expect(longTitles(all())).toEqual([]);
});

test('every description has 70 to 120 characters', () => {
  expect(unfitDescriptions(all())).toEqual([]);
});

test('a product’s title and description give model, features, series and key figures', async () => {
  const { title, meta } = await headOf('/products/ma3511_p203.html');
  expect(title).toBe(
    'MA3511 屋内用トライバンドWi-Fi 7アクセスポイント | 屋内アクセスポイント | ミナモネットワークス',
  );
  expect(meta.get('description')).toMatch(/^MA3511 屋内用トライバンドWi-Fi 7アクセスポイント。.*\d/);
});

test('every page is complete for link previews', () => {
  expect(
    offenders(({ path, title, meta, canonical }) => {
      const expected = {
        'og:title': title,
        'og:description': meta.get('description'),
        'og:url': canonical,
        'og:site_name': 'ミナモネットワークス',
        'og:locale': 'ja_JP',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      };
      const wrong = Object.entries(expected).filter(([name, value]) => !value || meta.get(name) !== value);
      if (!canonical?.startsWith(ORIGIN) || !meta.get('og:type') || !meta.get('og:image:alt')) return path;
      return wrong.map(([name]) => name).join();
    }),
  ).toEqual([]);
});

test('every preview picture exists as a PNG of the promised size, and records have their own', async () => {
  const pictures = new Set([...heads.values()].map(({ meta }) => meta.get('og:image') ?? ''));
  for (const url of pictures) {
    expect(url).toMatch(`${ORIGIN}/media/previews/`);
    const png = await readFile(mediaPath(FIXTURE_MEDIA, new URL(url).pathname));
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    // Messengers omit previews larger than 300 KB.
    expect(png.length).toBeLessThan(120_000);
  }
  const { meta } = await headOf('/products/ma3511_p203.html');
  expect(meta.get('og:image')).toBe(`${ORIGIN}/media/previews/products/ma3511.png`);
  const records = [...heads.keys()].filter((one) => RECORD.test(one));
  expect(records.length).toBeGreaterThan(70);
  expect(pictures.size).toBeGreaterThanOrEqual(records.length);
  const response = await site.read('/media/previews/products/ma3511.png');
  expect(response.headers.get('content-type')).toBe('image/png');
});

test('search results and chosen facets are not listed, but followed, and lead to their page', async () => {
  for (const path of ['/search?value=MA3511', '/products/all-products?category=switch&poe=PoE%2B']) {
    const { meta, canonical } = await headOf(path);
    expect([path, meta.get('robots')]).toEqual([path, 'noindex']);
    expect(canonical).toBe(ORIGIN + path.replace(/\?.*/, ''));
  }
  expect((await headOf('/products/all-products')).meta.has('robots')).toBe(false);
  expect(offenders(({ path, meta }) => meta.has('robots') && path)).toEqual([
    '/products/compare: /products/compare',
    '/products/list: /products/list',
    '/search: /search',
  ]);
});

test('every page below home carries its breadcrumbs, whose links are pages', () => {
  const known = new Set([...heads.keys()]);
  expect(
    offenders(({ path, jsonLd }) => {
      if (path === '/') return false;
      const crumbs = jsonLd.find((record) => record['@type'] === 'BreadcrumbList');
      const items = crumbs?.itemListElement as { position: number; name: string; item?: string }[];
      if (!items) return 'none';
      if (items.some(({ name, position }, at) => !name || position !== at + 1)) return 'positions';
      return items
        .flatMap(({ item }) => (item ? [new URL(item)] : []))
        .filter(({ origin, pathname }) => origin !== ORIGIN || !known.has(pathname))
        .join();
    }),
  ).toEqual([]);
});

test('home and company profile describe the company and the site', async () => {
  for (const path of ['/', '/company/profile']) {
    expect(await recordOf(path, 'Organization')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'ミナモネットワークス',
      legalName: 'ミナモネットワークス株式会社',
      url: `${ORIGIN}/`,
      telephone: '+81-3-0000-0100',
      address: { addressCountry: 'JP', addressRegion: '東京都' },
    });
    const website = await recordOf(path, 'WebSite');
    expect(website).toMatchObject({ name: 'ミナモネットワークス', url: `${ORIGIN}/` });
    expect(website).not.toHaveProperty('potentialAction');
  }
});

test('a product is described from its record, without invented offers', async () => {
  const { data } = await (await fetch(`${site.origin}/api/goods/detail/203`)).json();
  const product = await recordOf('/products/ma3511_p203.html', 'Product');
  expect(product).toMatchObject({
    mpn: 'MA3511',
    sku: data.skus[0].sku,
    brand: { '@type': 'Brand', name: 'ミナモネットワークス' },
    image: expect.arrayContaining([`${ORIGIN}/media/previews/products/ma3511.png`]),
    additionalProperty: data.keyFigures.map(({ label, value }: { label: string; value: string }) => ({
      name: label,
      value,
    })),
  });
  for (const invented of ['offers', 'review', 'aggregateRating'])
    expect(product).not.toHaveProperty(invented);
});

test('an end-of-life product names the model that follows it', async () => {
  expect(await recordOf('/products/ma1311_p221.html', 'ProductModel')).toMatchObject({
    mpn: 'MA1311',
    predecessorOf: { '@type': 'ProductModel', url: `${ORIGIN}/products/ma2311_p201.html` },
  });
});

test('articles carry headline, picture, author and dates in Japan’s time', () => {
  const kinds = {
    news: 'NewsArticle',
    blog: 'BlogPosting',
    technology: 'TechArticle',
    'case-studies': 'Article',
  };
  for (const [folder, type] of Object.entries(kinds)) {
    const pages = [...heads.values()].filter(({ path }) => path.startsWith(`/${folder}/`));
    expect(pages.length).toBeGreaterThan(5);
    for (const { path, jsonLd } of pages) {
      const article = jsonLd.find((record) => record['@type'] === type) ?? {};
      expect([path, article]).toEqual([
        path,
        expect.objectContaining({
          headline: expect.any(String),
          datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\+09:00$/),
          author: expect.objectContaining({ name: 'ミナモネットワークス' }),
          mainEntityOfPage: ORIGIN + path,
          image: expect.arrayContaining([expect.stringMatching(/\/media\/previews\/.*\.png$/)]),
        }),
      ]);
    }
  }
});

/** Page for which the API's response has been changed; all other texts of the site stay the same. */
async function pageWith(path: string, change: (body: string) => string): Promise<string> {
  const upstream = await startFakeUpstream(async (req, res) => {
    const body = await (await fetch(site.origin + req.url)).text();
    res.setHeader('Content-Type', 'application/json');
    res.end(change(body));
  });
  const other = await createListeningSite({ upstream: upstream.origin });
  const html = await (await other.read(path)).text();
  await other.close();
  await upstream.close();
  return html;
}

test('text of a record cannot end its structured data', async () => {
  const hostile = '</script><!--<script>';
  const html = await pageWith('/products/ma3511_p203.html', (body) =>
    body.replaceAll('屋内用トライバンド', hostile),
  );
  const product = parseHead('', html).jsonLd.find((record) => record['@type'] === 'Product');
  expect(product?.name).toBe(`MA3511 ${hostile}Wi-Fi 7アクセスポイント`);
  expect(html).not.toContain(hostile);
});

test('an exhibition with a place is an event; a webinar is none', async () => {
  expect(await recordOf('/news/20261105-exhibition_239.html', 'Event')).toMatchObject({
    name: '集合住宅設備フォーラム2026',
    startDate: '2026-11-25T00:00:00+09:00',
    endDate: '2026-11-26T23:59:59+09:00',
    location: { name: '波間コンベンションホール3階', address: { addressLocality: '水面区' } },
  });
  const events = [...heads.values()].filter(({ jsonLd }) =>
    jsonLd.some((record) => record['@type'] === 'Event'),
  );
  expect(events.length).toBeGreaterThan(2);
  expect(events.filter(({ path }) => !/^\/news\/\d+-exhibition_/.test(path))).toEqual([]);
});

test('a job is a posting with its closing day until that day is over', async () => {
  const path = [...heads.keys()].find((one) => /^\/careers\/.+_r\d+\.html$/.test(one)) ?? '';
  const postingUntil = async (day: string) => {
    const change = (body: string) => body.replaceAll(/"validThrough":"[^"]*"/g, `"validThrough":"${day}"`);
    return parseHead(path, await pageWith(path, change)).jsonLd.find(
      (record) => record['@type'] === 'JobPosting',
    );
  };
  expect(await postingUntil('9999-12-31')).toMatchObject({
    title: expect.any(String),
    datePosted: expect.stringMatching(/\+09:00$/),
    validThrough: '9999-12-31T23:59:59+09:00',
    hiringOrganization: { legalName: 'ミナモネットワークス株式会社' },
    jobLocation: { '@type': 'Place' },
  });
  expect(await postingUntil('2020-01-31')).toBeUndefined();
});

test.each(['/', '/products/switches', '/products/ma3511_p203.html', '/news', '/sales'])(
  'on %s the large picture and the styles precede the only script, which does not block',
  async (path) => {
    const html = await (await site.read(path)).text();
    const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
    const files = tags.filter((tag) => /modulepreload|<script[^>]* src=/.test(tag));
    const first = tags.indexOf(files[0] ?? '');
    const awaited = tags.filter(
      (tag) => /fetchpriority="high"|rel="stylesheet"/i.test(tag) && !tag.includes('no-script'),
    );
    expect(files).toEqual([expect.stringMatching(/^<script .*type="module".*\basync/)]);
    expect(awaited.filter((tag) => tags.indexOf(tag) > first)).toEqual([]);
    expect(awaited.some((tag) => tag.includes('stylesheet'))).toBe(true);
    const [picture] = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? [];
    if (picture) expect(awaited.filter((tag) => tag.includes('as="image"'))).not.toEqual([]);
  },
);

test('a document marks the parts that React hydrates separately: the page, and the footer', async () => {
  const html = await (await site.read('/news')).text();
  const [, page, footer] = html.split('<!--&-->');
  expect(page).toMatch(/<h1[\s\S]*<!--\/&-->[\s\S]*<\/main>/);
  expect(footer).toMatch(/^<footer[\s\S]*<\/footer><!--\/&-->/);
});
