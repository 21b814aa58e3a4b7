import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SearchHit, SearchTotal } from '../../../records/search/wire.ts';
import { EXPECTED_PAGES } from '../../../shared/paths/content-pages.ts';
import { OTHER_CONTENT } from '../../../test/support/sites/other-site.ts';
import { PageContextProvider, type PageContextValue } from '../../lib/page-context.tsx';
import { layoutStart } from '../../store/layout-slice.ts';
import { makeStore } from '../../store/store.ts';
import { Results } from './results.tsx';

/** Part of the page context that these components read. */
const page = { content: OTHER_CONTENT, contentPages: EXPECTED_PAGES } as PageContextValue;

const hit = (values: Partial<SearchHit> = {}): SearchHit => ({
  type: 1,
  id: 203,
  slug: 'ma3511',
  url: '/products/ma3511_p203.html',
  name: 'アクセスポイント',
  match: 'exact',
  heading: [
    { text: 'MA3511', hit: true },
    { text: ' アクセスポイント', hit: false },
  ],
  snippet: [{ text: '屋内用です。', hit: false }],
  ...values,
});

const totals = (products: number, news = 0, partial?: SearchTotal['partial']): SearchTotal => ({
  ...(partial && { partial }),
  total: products + news,
  types: [
    { type: 1, name: '製品', total: products },
    { type: 4, name: 'お知らせ', total: news },
  ],
});

function open(list: SearchHit[], all: SearchTotal, type?: number, value = 'MA3511') {
  const store = makeStore({
    layout: layoutStart,
    catalogue: {
      cateList: [{ id: 4, name: '光アクセス', urlName: 'optical-access', child: [] }],
      soluList: [],
    },
  });
  const results = { list, total: list.length, page: 1, limit: 20 };
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Results value={value} type={type} totals={all} results={results} words={{ contact: ['営業時間'] }} />
      ),
    },
  ]);
  render(
    <PageContextProvider value={page}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageContextProvider>,
  );
}

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a result leads to its page, with the fitting words marked', () => {
  open([hit()], totals(1));
  expect(href(/MA3511 アクセスポイント/)).toBe('/products/ma3511_p203.html');
  expect(document.querySelector('mark')?.textContent).toBe('MA3511');
});

test('markup in a text is shown as text', () => {
  open([hit({ snippet: [{ text: '<img src=x onerror=alert(1)>', hit: true }] })], totals(1));
  expect(document.querySelector('mark img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
});

test('tabs carry the keywords, their totals and which one is chosen', () => {
  open([hit()], totals(1, 3), 1, 'Wi-Fi & LAN');
  expect(href(/^すべて 4/)).toBe('/search?value=Wi-Fi+%26+LAN');
  expect(href(/^お知らせ 3/)).toBe('/search?value=Wi-Fi+%26+LAN&type=4');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('製品');
});

test('kinds without results have no tab, except the chosen one', () => {
  open([], totals(0, 2), 1);
  expect(screen.getAllByRole('link', { name: /件$/ }).map((link) => link.textContent)).toEqual([
    'すべて2件',
    '製品0件',
    'お知らせ2件',
  ]);
});

test.each([
  [{ whole: 0, missing: ['かわうそ', 'らっこ'] }, '「かわうそ」「らっこ」を含むページはありませんでした。'],
  [{ whole: 0, missing: [] }, 'すべての語を含むページはありませんでした。'],
  [{ whole: 2, missing: [] }, 'すべての語を含むページは2件でした。'],
])('results that lack some of the words say so: %j', (partial, text) => {
  open([hit({ match: 'text' })], totals(1, 0, partial));
  expect(screen.getByText(/一部の語を含むページ|ほかの語を含むページ/).textContent).toContain(text);
});

test.each([
  ['営業時間', true],
  ['MA3511', false],
])('telephone numbers stand above the results of %s: %j', (value, isThere) => {
  open([hit()], totals(1), undefined, value);
  expect(screen.queryByRole('heading', { name: '電話番号と受付時間' }) !== null).toBe(isThere);
});

test('an approximate match of a model is marked as such', () => {
  open([hit({ match: 'near' })], totals(1), undefined, 'MA3551');
  expect(screen.getByText(/型番の近い製品を表示しています/)).toBeDefined();
  expect(screen.getByText('近い型番')).toBeDefined();
});

test('a model that is no longer sold names its successor', () => {
  const successor = { id: 201, slug: 'ma2311', model: 'MA2311' };
  open([hit({ ended: true, successor })], totals(1));
  expect(screen.getByText('販売終了')).toBeDefined();
  expect(href('MA2311')).toBe('/products/ma2311_p201.html');
});

test('no results of one kind offers all kinds', () => {
  open([], totals(0, 2), 1);
  expect(href('すべての検索結果')).toBe('/search?value=MA3511');
});

test('no results at all offers categories, a telephone number and an inquiry about the query', () => {
  open([], totals(0), undefined, '<該当なし>');
  expect(href('この言葉で相談する')).toBe(
    `/sales?${new URLSearchParams({ happenContent: '「<該当なし>」について', backUrl: '/' })}`,
  );
  expect(href(/^[0-9-]+$/)).toMatch(/^tel:/);
  expect(screen.getByText('<該当なし>', { selector: 'p span' })).toBeDefined();
  expect(href('光アクセス')).toBe('/products/optical-access');
});
