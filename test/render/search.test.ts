import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

function search(query: Record<string, string>) {
  return request(site.app)
    .get('/search')
    .query(query)
    .set('Accept', 'text/html')
    .set('Accept-Language', 'ja');
}

test('results are on the page without script: the model first, the kinds with their totals', async () => {
  const { status, text } = await search({ value: 'ＭＡ－３５１１' });
  expect(status).toBe(200);
  const links = [...text.matchAll(/<h3[^>]*><a[^>]* href="([^"]*)"/g)].map(([, href]) => href);
  expect(links[0]).toBe('/products/ma3511_p203.html');
  expect(text).toMatch(/<mark[^>]*>MA3511<\/mark>/);
  for (const name of ['製品', '導入事例', 'ソリューション', 'お知らせ']) expect(text).toContain(`>${name}<`);
});

test('search results are for people: no index, and one address for all of them', async () => {
  const { text } = await search({ value: '無線LAN', type: '1', page: '2' });
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(
    'https://www.minamo-networks.example/search',
  );
});

test('pages of results preserve the keywords and the kind', async () => {
  const { text } = await search({ value: '無線LAN', type: '1' });
  expect(text).toMatch(/href="[^"]*\?value=[^"]*&amp;type=1&amp;page=2"/);
});

test.each([
  ['', true],
  ['%E3%80%80', true],
  [undefined, false],
])('sent with %j and without script the box warns: %j', async (value, warns) => {
  const { status, text } = await request(site.app).get(
    `/search${value === undefined ? '' : `?value=${value}`}`,
  );
  expect(status).toBe(200);
  const warning = />モデル名などのキーワードを入力</.exec(text);
  expect(warning !== null).toBe(warns);
  expect(/<input[^>]*id="search-value"[^>]*>/.exec(text)?.[0].includes('aria-invalid="true"')).toBe(warns);
});

test('the query is shown as text', async () => {
  const { status, text } = await search({ value: '<script>alert(1)</script>' });
  expect(status).toBe(200);
  expect(text).not.toContain('<script>alert(1)');
});

test('no results is an answer, not an error', async () => {
  const { status, text } = await search({ value: '存在しないことば' });
  expect(status).toBe(200);
  expect(text).toContain('に当てはまるページはありませんでした');
});

test.each<Record<string, string>>([
  { value: '無線LAN', page: '999' },
  { value: '無線LAN', type: '77' },
])('%j is no page', async (query) => {
  expect((await search(query)).status).toBe(404);
});

test('without keywords the page offers the box', async () => {
  const { status, text } = await search({});
  expect(status).toBe(200);
  expect(text).toContain('name="value"');
});
