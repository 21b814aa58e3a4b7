import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { parseHead } from '../support/browser/page-head.ts';
import { FIXTURE_CONTENT } from '../support/content/fixture-content.ts';
import { ROOT } from '../support/content/folders.ts';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

/** One more file in `categories`, two products, and no code: the site of another vendor begins like this. */

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'added-category-'));
  await cp(FIXTURE_CONTENT, folder, { recursive: true });
  await cp(path.join(ROOT, 'test/fixtures/added-category'), folder, { recursive: true });
  site = await createTestSite({ env: { CONTENT_DIR: folder } });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function page(target: string): Promise<string> {
  const response = await request(site.app).get(target).set('user-agent', CRAWLER);
  expect([target, response.status]).toEqual([target, 200]);
  return response.text;
}

async function data(target: string) {
  const response = await request(site.app).get(`/api${target}`);
  expect([target, response.body.code]).toEqual([target, 200]);
  return response.body.data;
}

const models = (list: { modeName: string }[]) => list.map(({ modeName }) => modeName);

test('the category has a page, with its series side by side', async () => {
  const html = await page('/products/cameras');
  expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*監視カメラ/);
  expect(html).toContain('href="/products/cameras/dome_91"');
  const [group] = await data('/goods/getGoodsAttrContract?cateId=9');
  expect(group.columns.map(({ name, unit }: { name: string; unit?: string }) => [name, unit])).toEqual([
    ['解像度', undefined],
    ['画角', '度'],
    ['フレームレート', 'fps'],
    ['赤外線の到達距離', 'm'],
    ['圧縮方式', undefined],
    ['消費電力', 'W'],
  ]);
  expect(group.rows[0].values).toEqual(['8M', '112', '30', '30', 'H.264、H.265', '6.5']);
  const series = await page('/products/cameras/dome_91');
  for (const { name } of group.columns) expect(series).toContain(name);
});

test('menus and the sitemap lead to it', async () => {
  expect(await page('/')).toContain('href="/products/cameras"');
  const index = (await request(site.app).get('/sitemap.xml')).text;
  const maps = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, map = '']) => map);
  const listed = await Promise.all(maps.map(async (map) => (await request(site.app).get(map)).text));
  for (const target of ['/products/cameras', '/products/cameras/dome_91', '/products/kx-8md_p901.html'])
    expect(listed.join('')).toContain(`${target}</loc>`);
});

test('the finder has its facets, and filters by them', async () => {
  const html = await page('/products/all-products?category=cameras');
  expect(html).toContain('value="resolution:8m"');
  expect(html).toContain('20mを超える');
  const chosen = '/goods/list?category=cameras&facet=';
  expect(models((await data(`${chosen}resolution:8m`)).list)).toEqual(['KX-8MD']);
  expect(models((await data(`${chosen}night:near`)).list)).toEqual(['KX-4MD']);
  expect((await data(`${chosen}resolution:8m,night:near`)).list).toEqual([]);
});

test('the search finds the category and its products', async () => {
  const { list } = await data(`/search/getSearchList?keywords=${encodeURIComponent('監視カメラ')}`);
  expect(list.map(({ url }: { url: string }) => url)).toContain('/products/cameras');
  expect(models((await data('/search/getJapanSkuList?keywords=KX-8MD')).list)[0]).toBe('KX-8MD');
});

test('a landing page of its own shows its products, and is found', async () => {
  const html = await page('/solutions/security-cameras');
  expect(html).toContain('href="/products/kx-8md_p901.html"');
  const sitemap = (await request(site.app).get('/sitemap-pages.xml')).text;
  expect(sitemap).toContain('/solutions/security-cameras</loc><lastmod>2026-10-01</lastmod>');
  const { list } = await data(`/search/getSearchList?keywords=${encodeURIComponent('見守りカメラ')}`);
  expect(list[0].url).toBe('/solutions/security-cameras');
});

test('a product has its data sheet, its figures and its structured data', async () => {
  const html = await page('/products/kx-8md_p901.html');
  const { technicalParam, keyFigures, imgUrl, images } = await data('/goods/detail/901');
  expect(
    technicalParam.map(({ group, rows }: { group: string; rows: object[] }) => [group, rows.length]),
  ).toEqual([
    ['撮影', 5],
    ['記録', 3],
    ['電源・外形', 2],
  ]);
  expect(technicalParam[1].rows[1]).toEqual({ name: '音声', value: '双方向' });
  expect(keyFigures.map(({ label, value }: { label: string; value: string }) => [label, value])).toEqual([
    ['画角', '112'],
    ['フレームレート', '30'],
    ['本体への保存', '14'],
  ]);
  expect([imgUrl, images]).toEqual(['/images/default-product.svg', []]);
  const { jsonLd } = parseHead('', html);
  const product = jsonLd.find((record) => record['@type'] === 'Product');
  expect(product?.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: '画角',
    value: '112',
    unitText: '度',
  });
});
