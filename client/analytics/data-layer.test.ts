import { afterEach, expect, test } from '@jest/globals';
import { pageCategory, pushPageView, redact } from './data-layer.ts';

afterEach(() => {
  delete window.dataLayer;
});

test('a page view contains only path, title and category', () => {
  document.title = 'MA3511 | ミナモネットワークス';
  pushPageView('/products/ma3511_p203.html');
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      page_path: '/products/ma3511_p203.html',
      page_title: 'MA3511 | ミナモネットワークス',
      page_category: 'products',
    },
  ]);
});

test('the category is the first segment, or home', () => {
  expect(['/', '/news', '/solutions/ghn/faq'].map(pageCategory)).toEqual(['home', 'news', 'solutions']);
});

test.each([
  ['「taro@example.com」の検索結果', '「***」の検索結果'],
  ['「ｔａｒｏ＠example.com」の検索結果', '「***」の検索結果'],
  ['「０３−１２３４−５６７８」の検索結果', '「***」の検索結果'],
  ['「090 1234 5678」の検索結果', '「***」の検索結果'],
])('%s is reported without possibly personal parts', (title, told) => {
  expect(redact(title)).toBe(told);
});

test.each(['「RG-S2910C-24GT2XS-HP-E」の検索結果', '2026年11月18日 年末年始休業のお知らせ', 'MS2310-24P4X'])(
  '%s stays as it is',
  (title) => {
    expect(redact(title)).toBe(title);
  },
);
