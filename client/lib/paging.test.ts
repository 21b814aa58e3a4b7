import { expect, test } from '@jest/globals';
import { listTitle, pageHref, pageNumbers, readPage } from './paging.ts';

const url = (search: string) => new URL(`https://site.example/news${search}`);

test('an address without a valid page number means the first page', () => {
  for (const search of [
    '',
    '?page=',
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?page=%EF%BC%92',
    '?page=999999',
  ]) {
    expect(readPage(url(search))).toBe(1);
  }
  expect(readPage(url('?page=12'))).toBe(12);
});

test('another page keeps the filter, the first page has no parameter', () => {
  expect(pageHref({ pathname: '/news', search: '?category=a&page=3' }, 2)).toBe('/news?category=a&page=2');
  expect(pageHref({ pathname: '/news', search: '?category=a&page=3' }, 1)).toBe('/news?category=a');
  expect(pageHref({ pathname: '/news', search: '?page=3' }, 1)).toBe('/news');
});

test('the ends, the current page and its neighbours are listed, and a gap never hides a single page', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
});

test('the title of a list contains its filter and page number', () => {
  expect(listTitle('お知らせ', '', 1)).toBe('お知らせ');
  expect(listTitle('お知らせ', '新製品', 2)).toBe('お知らせ:新製品(2ページ目)');
});
