import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SteeredApi, startSteeredApi } from '../../support/sites/caching-site.ts';
import { createListeningSite, type ListeningSite, PERSON } from '../../support/sites/listening-site.ts';
import { until } from '../../support/until.ts';

let api: SteeredApi;
let site: ListeningSite;

beforeAll(async () => {
  api = await startSteeredApi();
  site = await createListeningSite({ upstream: api.origin, freshMs: 0 });
});

afterAll(async () => {
  await site.close();
  await api.close();
});

/** Reads a page while some of the API's calls fail. */
async function without(calls: RegExp, path: string): Promise<{ status: number; html: string }> {
  api.failing = calls;
  const response = await site.read(path, PERSON);
  return { status: response.status, html: await response.text() };
}

test('webinars that cannot be had are no page without webinars', async () => {
  expect((await without(/webinar\/list/, '/webinar')).status).toBe(500);
  expect((await without(/webinar\/pastList/, '/webinar')).status).toBe(500);
});

test('without partners the page reports it, and still accepts applications', async () => {
  const { status, html } = await without(/channel\/partner\/list/, '/partners');
  expect(status).toBe(500);
  expect(html).toContain('パートナーの一覧を取得できませんでした。');
  expect(html).toContain('パートナーのお申し込み');
});

test('without product figures a list keeps its rows, and reports the gap', async () => {
  const { status, html } = await without(/goods\/figures/, '/products/list?items=203x2');
  expect(status).toBe(500);
  expect(html).toContain('製品の内容を表示できませんでした。');
  expect(html).toContain('/get-price?items=203x2');
});

test.each([
  [/case\/cateList/, '/case-studies?industry=%E4%B8%80%E3%81%A4%E3%82%82%E3%81%AA%E3%81%84'],
  [/categoryFaq/, '/faq?category=%E4%B8%80%E3%81%A4%E3%82%82%E3%81%AA%E3%81%84'],
])('while %s fails, an empty selection is not reported as nonexistent', async (calls, path) => {
  expect((await without(calls, path)).status).toBe(500);
  expect((await without(/never/, path)).status).toBe(404);
});

test('the number of cases is shown, with and without the list of their industries', async () => {
  const count = ({ html }: { html: string }) => /規模と構成を公開[^<]*(?:<[^>]+>)*(\d+件)/.exec(html)?.[1];
  const whole = count(await without(/never/, '/case-studies'));
  expect(whole).toMatch(/^[1-9]/);
  expect(count(await without(/case\/cateList/, '/case-studies'))).toBe(whole);
});

/** Log line of the last visit to a path. */
async function lineOf(path: string, visits = 1) {
  const lines = () => site.lines.filter((line) => line.msg === 'request' && line.path === path);
  await until('the visit is logged', () => lines().length >= visits);
  return lines().at(-1);
}

const leftOut = () => site.lines.filter(({ msg }) => msg === 'section left out');

test('a failing section is logged and reported once, with call and reason, and each request line is marked degraded', async () => {
  for (const visit of [1, 2, 3]) {
    expect((await without(/aggregate\/tags\/hotList/, '/tags')).status).toBe(200);
    expect(await lineOf('/tags', visit)).toMatchObject({ status: 200, degraded: true });
  }
  expect(leftOut().filter(({ path }) => path === '/tags')).toEqual([
    expect.objectContaining({
      level: 40,
      call: '/aggregate/tags/hotList',
      reason: expect.stringContaining('500'),
    }),
  ]);
  expect(site.reported.filter(({ path }) => path === '/tags')).toHaveLength(1);
  await without(/never/, '/tags');
  expect(await lineOf('/tags', 4)).not.toHaveProperty('degraded');
});

test('the home page is never a 404, whatever the API answers', async () => {
  api.failing = /banner|goods\/category|solution\/pageList|news\//;
  api.failure = 404;
  // A site that has never received the data.
  const own = await createListeningSite({ upstream: api.origin, freshMs: 0 });
  const response = await own.read('/', PERSON);
  const html = await response.text();
  await own.close();
  api.failure = 500;
  expect(response.status).toBe(502);
  expect(html).not.toContain('お探しのページは見つかりませんでした');
});

test('a call that the API does not offer is no failure', async () => {
  const before = leftOut().length;
  api.failure = 404;
  await without(/company\/partner/, '/company');
  api.failure = 500;
  expect(await lineOf('/company')).not.toHaveProperty('degraded');
  expect(leftOut()).toHaveLength(before);
});

test.each([
  ['/not-there', /goods\/index/],
  ['/tools/poe?class=3', /goods\/figures/],
  ['/products/list?items=203x2', /goods\/figures/],
])('the line of %s is marked degraded while %s fails', async (path, calls) => {
  const { pathname } = new URL(path, site.origin);
  const visits = site.lines.filter((line) => line.msg === 'request' && line.path === pathname).length + 1;
  await without(calls, path);
  expect(await lineOf(pathname, visits)).toMatchObject({ degraded: true });
});
