import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

function get(path: string) {
  return request(site.app)
    .get(path)
    .set('User-Agent', PERSON)
    .set('Accept', 'text/html')
    .set('Accept-Language', 'ja');
}

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}

test.each([
  ['/blog', 'ブログ'],
  ['/blog/poe-budget-with-margin', '予備機に替えた翌朝'],
  ['/technology', 'ネットワーク技術'],
  ['/tags', 'テーマから探す'],
  ['/tags/poe', 'PoE給電'],
  ['/faq', 'よくあるご質問'],
  ['/service/faq', 'サポートFAQ'],
])('%s is a whole page with its title, one h1 and its canonical link', async (path, title) => {
  const { status, text } = await get(path);
  expect(status).toBe(200);
  expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toContain(title);
  expect([count(text, /<h1[ >]/g), count(text, /<main[ >]/g)]).toEqual([1, 1]);
  expect(text).toContain(`<link rel="canonical" href="https://www.minamo-networks.example${path}"`);
  const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '';
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(site.reported).toEqual([]);
});

test('an article has its structured data', async () => {
  const { text } = await get('/blog/poe-budget-with-margin');
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? 'null'),
  );
  expect(data.map((record) => record['@type'])).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('unknown names are not found', async () => {
  for (const path of ['/blog/nope', '/technology/nope', '/tags/nope', '/faq/nope']) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('お探しのページは見つかりませんでした');
  }
});

test('a search of the questions has an address, works without scripts and is not for search engines', async () => {
  for (const page of ['/faq', '/service/faq']) {
    const { status, text } = await get(`${page}?keywords=${encodeURIComponent('どこにもない言葉')}`);
    expect([page, status]).toEqual([page, 200]);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain('当てはまるご質問はありませんでした');
    expect(text).toMatch(new RegExp(`<form[^>]* action="${page}"`));
  }
});

test('articles and tags are in the sitemap, and the blog has its feed', async () => {
  const { text: index } = await request(site.app).get('/sitemap.xml');
  expect(index).toContain('/sitemap-articles.xml');
  const { text: sitemap } = await request(site.app).get('/sitemap-articles.xml');
  expect(sitemap).toContain('/blog/poe-budget-with-margin</loc><lastmod>2026-11-20</lastmod>');
  expect(sitemap).toContain('/tags/poe</loc>');
  const { text: feed } = await request(site.app).get('/blog/feed.xml');
  expect(feed).toContain('<category term="選び方"/>');
});
