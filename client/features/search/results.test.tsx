import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SearchHit, SearchTotal } from '../../../records/search/wire.ts';
import { layoutStart } from '../../store/layout-slice.ts';
import { makeStore } from '../../store/store.ts';
import { Results } from './results.tsx';

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

const totals = (products: number, news = 0): SearchTotal => ({
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
      element: <Results value={value} type={type} totals={all} results={results} words={undefined} />,
    },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
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

test('no results at all offers categories and contacts', () => {
  open([], totals(0), undefined, '<該当なし>');
  expect(screen.getByText('<該当なし>', { selector: 'p span' })).toBeDefined();
  expect(href('光アクセス')).toBe('/products/optical-access');
  expect(href('お問い合わせ')).toBe('/contact');
});
