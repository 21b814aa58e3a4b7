import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import type { FakeUpstream } from '../support/services/fake-upstream.ts';
import { fixtureService } from '../support/services/fixture-service.ts';
import { startRecordedUpstream } from '../support/services/recorded-upstream.ts';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

let upstream: FakeUpstream;
let site: TestSite;

beforeAll(async () => {
  upstream = await startRecordedUpstream(undefined, fixtureService());
  site = await createTestSite({ upstream: upstream.origin, env: { PAGE_CACHE_TTL_S: '60' } });
});

afterAll(async () => {
  await site.close();
  await upstream.close();
});

function compare(query: string) {
  return (
    request(site.app)
      .get(`/products/compare${query}`)
      .set('Accept-Language', 'ja')
      .set('X-Device-Class', 'desktop')
      // A crawler gets the complete document, which also fills the page cache.
      .set('User-Agent', CRAWLER)
  );
}

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('models of several categories stand side by side, and only their differences', async () => {
  const { status, text } = await compare('?ids=203,115');
  expect(status).toBe(200);
  const heads = [...main(text).matchAll(/<th scope="col" data-column="\d"><span[^>]*>(.*?)<\/span>/g)];
  expect(heads.map(([, name = '']) => name.replace(/<.*?>/g, ''))).toEqual(['MS2310-8P2X', 'MA3511']);
  expect(text).toContain('<title>MS2310-8P2X、MA3511の比較');
  // The rows show values of the record that only one model has, and none that all models share.
  expect(main(text)).toMatch(/>スイッチング容量<span>Gbps<\/span>/);
  expect(main(text)).not.toMatch(/>製品保証<span>/);
  const { text: all } = await compare('?ids=203,115&rows=all');
  expect(main(all)).toMatch(/>製品保証<span>年<\/span><\/th>/);
  expect(main(all)).toMatch(/>質量<span>kg<\/span><strong>違いあり<\/strong>/);
});

test('no search engine lists comparisons, and all of them are one page', async () => {
  const { text } = await compare('?ids=203,115');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toMatch(/\/products\/compare$/);
});

test.each([
  ['without models', '', 'から機種を選んでください', 0],
  ['with junk', '?ids=abc,-1,%FF', 'から機種を選んでください', 0],
  ['with one model', '?ids=203', 'もう1機種を選ぶと', 1],
  ['with the same twice', '?ids=203,203', 'もう1機種を選ぶと', 1],
  ['with an unknown model', '?ids=203,115,999', '番号999の製品は見つかりませんでした。', 2],
  ['with unknown models alone', '?ids=998,999', '番号998、999の製品は見つかりませんでした。', 0],
  ['with more than find room', '?ids=203,115,112,205,204', '比べられるのは4機種までです。', 4],
])('%s the page explains the next step', async (_case, query, said, columns) => {
  const { status, text } = await compare(query);
  expect(status).toBe(200);
  expect(main(text).replace(/<.*?>/g, '')).toContain(said);
  expect([...main(text).matchAll(/<li data-column=/g)]).toHaveLength(columns);
  if (columns < 4) expect(main(text)).toMatch(/<select[^>]* name="ids"/);
});

test('a page costs four calls for its models at most, whatever the query', async () => {
  upstream.requests.length = 0;
  await compare(`?ids=${Array.from({ length: 60 }, (_, index) => index + 600).join(',')}`);
  const calls = upstream.requests.filter((call) => call.includes('/goods/'));
  expect(calls.filter((call) => call.includes('/goods/detail/'))).toHaveLength(4);
  expect(calls.filter((call) => !/detail|category$/.test(call))).toEqual([]);
});

test('caches store one page for every spelling of a comparison, and none of unknown models', async () => {
  expect((await compare('?ids=112,114')).headers['x-cache']).toBe('MISS');
  expect((await compare('?ids=114&ids=112&utm_source=mail')).headers['x-cache']).toBe('HIT');
  await compare('?ids=112,900');
  expect((await compare('?ids=112,900')).headers['x-cache']).toBe('MISS');
});

test('the file holds every row, with a byte order mark and line ends of Windows', async () => {
  const response = await request(site.app).get('/products/compare.csv?ids=203,209').responseType('blob');
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="comparison-203-209.csv"',
    'x-robots-tag': 'noindex',
  });
  const body = response.body as Buffer;
  expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = body.toString('utf8');
  expect(text.match(/(?<!\r)\n/)).toBeNull();
  const [head] = text.slice(1).split('\r\n');
  expect(head).toBe('"分類","項目","単位","MA3511","MA3541","違い"');
  // Negative temperatures of outdoor models must not be read as a formula by a spreadsheet.
  expect(text).toContain(`"'-40〜65"`);
  expect(text).toContain('"外形・環境","製品保証","年","3","3",""');
});

test.each(['', '?ids=999', '?ids=junk'])(
  'the file of an empty comparison (%j) only has its head',
  async (query) => {
    const { status, text } = await request(site.app).get(`/products/compare.csv${query}`);
    expect(status).toBe(200);
    expect(text).toBe('\uFEFF"分類","項目","単位","違い"\r\n"","製品名","",""\r\n');
  },
);

test('a product at its end leads to the comparison with its successor', async () => {
  const { text } = await request(site.app).get('/products/ms2300-24p4s_p119.html').redirects(1);
  expect(text).toMatch(/href="\/products\/compare\?ids=\d+,\d+"[^>]*>後継機と仕様を比べる/);
});
