import { expect, test } from '@jest/globals';
import { readSearch, searchHref } from './search-query.ts';

const read = (search: string) => readSearch(new URL(`https://site.example/search${search}`));

test.each([
  ['', { value: '', isSentEmpty: false, type: undefined, page: 1 }],
  ['?value=%20', { value: '', isSentEmpty: true, type: undefined, page: 1 }],
  ['?value=%20MA3511%20&type=2&page=3', { value: 'MA3511', isSentEmpty: false, type: 2, page: 3 }],
  ['?value=a&type=0&page=-1', { value: 'a', isSentEmpty: false, type: undefined, page: 1 }],
  ['?value=a&type=1e3', { value: 'a', isSentEmpty: false, type: undefined, page: 1 }],
])('%j is read as %j', (search, expected) => {
  expect(read(search)).toEqual(expected);
});

test('keywords are cut to the length of a field', () => {
  expect(read(`?value=${'あ'.repeat(300)}`).value).toHaveLength(200);
});

test('an address carries any keywords', () => {
  expect(read(new URL(searchHref('Wi-Fi & 無線=LAN', 2), 'https://site.example').search)).toEqual({
    value: 'Wi-Fi & 無線=LAN',
    isSentEmpty: false,
    type: 2,
    page: 1,
  });
});
