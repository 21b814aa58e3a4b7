import { expect, test } from '@jest/globals';
import { findablePages } from '../../../corpus/checks/links/site-pages.ts';
import { searchCalls } from '../../../test/support/content/search-calls.ts';
import { searchablePages } from '../search/page-kind.ts';

const { service, get, list, total } = searchCalls();

test('every standalone page of the site is in the search', () => {
  const { categories, pages } = service.corpus;
  const categoryPages = categories.map(({ urlName }) => `/products/${urlName}`);
  const standing = searchablePages(service.corpus)
    .map(({ path }) => path)
    .filter((path) => !categoryPages.includes(path));
  // Search engines do not list comparisons and lists, but the site's own search finds them.
  expect(standing.toSorted()).toEqual(
    [...findablePages(pages), '/products/compare', '/products/list'].toSorted(),
  );
});

test('a page is the first result for its own title and for each of its keywords', async () => {
  const wrong: string[] = [];
  for (const { path: page, title, keywords } of searchablePages(service.corpus)) {
    for (const word of [title, ...keywords]) {
      const [first] = await list(word, { limit: 1 });
      if (first?.url !== page) wrong.push(`${word}: ${first?.url} instead of ${page}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['RITA', '/rita'],
  ['ｒｉｔａ', '/rita'],
  ['プライバシー', '/privacy-policy'],
  ['gdpr', '/solutions/japan-cloud-system-solution/gdpr'],
  ['保証規定', '/service/product-warranty-policy'],
  ['ほしょうきてい', '/service/product-warranty-policy'],
  ['採用', '/careers'],
  ['会社概要', '/company/profile'],
  ['かたろぐ', '/catalogform'],
  ['販売店', '/partners'],
])('%s means %s', async (keywords, url) => {
  const [first] = await list(keywords);
  expect(first).toMatchObject({ url, match: 'exact' });
  const { types } = await total(keywords);
  expect(types.find(({ type }) => type === 8)).toMatchObject({ name: 'ページ' });
});

test.each([
  ['a step', '設定の巻き戻し', '/rita'],
  ['a cell of a table', '端末の接続の記録', '/solutions/japan-cloud-system-solution/gdpr'],
  ['a record of the company that it shows', '資本金', '/company/profile'],
  ['the text of the API that it shows', '箱の外に受付番号をお書きください', '/service/aftersale-flow'],
])('a page is found by %s', async (_, words, url) => {
  const found = (await list(words, { type: 8 })).find((hit) => hit.url === url);
  expect(found).toMatchObject({ match: 'text' });
  expect(found?.snippet.map(({ text }) => text).join('')).toContain(words.slice(0, 4));
});

test('vacancies and webinars are found among the pages', async () => {
  const { data: careers } = await get('/recruit/pageList', { limit: 1 });
  const { data: webinars } = await get('/webinar/pastList', {});
  for (const { title, url } of [
    { title: careers.list[0].title, url: /^\/careers\/.*\.html$/ },
    { title: webinars[0].title, url: /^\/webinar\/\d{8}$/ },
  ]) {
    const [first] = await list(title, { type: 8 });
    expect(first?.url).toMatch(url);
    expect(first?.name).toBe(title);
  }
});

test.each(['PoE', 'クラウド管理', 'VPN'])(
  'for %s the namesakes come first: products, solutions, pages of the site, then other texts',
  async (word) => {
    const hits = await list(word, { limit: 100 });
    const called = hits
      .filter(({ match, heading, ended }) => match === 'text' && !ended && heading.some(({ hit }) => hit))
      .map(({ type, url }) => (/^\/(?:webinar|careers)\/./.test(url) ? -1 : [1, 3, 8].indexOf(type)))
      .map((rank) => (rank < 0 ? 3 : rank));
    expect(new Set(called).size).toBeGreaterThan(1);
    expect(called).toEqual(called.toSorted((a, b) => a - b));
  },
);

test('the pages of a mixed list follow each other without gap or repetition', async () => {
  const whole = await list('PoE', { limit: 60 });
  const parts = await Promise.all([1, 2, 3, 4].map((page) => list('PoE', { limit: 15, page })));
  expect(parts.flat().map(({ url }) => url)).toEqual(whole.map(({ url }) => url));
});

test.each(['るーたー', 'ﾙｰﾀｰ', 'Wi-Fi', 'PoE 給電', 'MA3511'])(
  "the questions about %s are the same as in the site's search",
  async (keywords) => {
    const { data } = await get('/faq/pageList', { keywords, limit: 100 });
    const found = data.list.map(({ urlName }: { urlName: string }) => `/faq/${urlName}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual((await list(keywords, { type: 5, limit: 100 })).map(({ url }) => url));
  },
);
