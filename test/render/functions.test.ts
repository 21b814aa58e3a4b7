import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

/** A page's part between two marks, without tags and spaces: names contain places where they may break. */
async function wordsOf(address: string, from = '<main', to = '</main>'): Promise<string> {
  const { text } = await request(site.app).get(address).set('User-Agent', CRAWLER);
  const [, part = ''] = text.split(from);
  return part.slice(0, part.indexOf(to)).replace(/<[^>]+>|\s+/g, '');
}

test('a function on the page of a product has its first firmware and its limit', async () => {
  const words = await wordsOf('/products/ms2310-24p4x_p112.html', 'data-static="functions"', 'id="spec"');
  expect(words).toContain('RAガードファームウェア3.4.0以降、分割して送られたRAは見分けません');
});

test('an article lists the models that have the functions it names, with their limits', async () => {
  const words = await wordsOf('/technology/igmp-snooping-querier');
  expect(words).toMatch(/文中の機能と対応機種.*IGMPクエリア\(5機種\)マルチキャストルーターのないVLANで/);
  expect(words).toContain('4つのVLANまでMS1110-16P2S');
  const { text } = await request(site.app)
    .get('/technology/igmp-snooping-querier')
    .set('User-Agent', CRAWLER);
  expect(text).toContain('href="/products/all-products?facet=function%3Aigmp-querier"');
});

test('an article and a question without a registered function have no such part', async () => {
  for (const address of ['/technology/qos-dscp-design', '/faq/ap-low-power-mode'])
    expect(await wordsOf(address)).not.toContain('文中の機能と対応機種');
});

test('the link of the article leads to the models, and two functions narrow the list', async () => {
  const list = async (query: string) => await wordsOf(`/products/all-products?${query}`);
  expect(await list('facet=function%3Aigmp-querier')).toContain('MS1110-16P2S');
  const both = await list('facet=function%3Aigmp-querier&facet=function%3Ara-guard');
  expect(both).toContain('MS2310-24P4X');
  expect(both).not.toContain('MS1110-16P2S');
});

test('a comparison shows which model has a function', async () => {
  const words = await wordsOf('/products/compare?ids=112,104');
  expect(words).toContain('IGMPクエリア対応(4つのVLANまで)対応');
  expect(words).toContain('RAガード—記載なし対応(ファームウェア3.4.0以降、分割して送られたRAは見分けません)');
  const { text } = await request(site.app).get('/products/compare.csv?ids=112,104');
  expect(text).toContain('"機能","IGMPクエリア",""');
});

test('the search finds a model by the name of a function', async () => {
  expect(await wordsOf('/search?value=RA%E3%82%AC%E3%83%BC%E3%83%89')).toContain('MS2310-24P4X');
});
