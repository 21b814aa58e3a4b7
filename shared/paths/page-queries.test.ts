import { expect, test } from '@jest/globals';
import { isPersonal, readQuery } from './page-queries.ts';

test('only what a page reads is left of a query', () => {
  expect(readQuery('news', '?utm_source=mail&page=2&gclid=x')).toBe('?page=2');
  expect(readQuery('home', '?page=2')).toBe('');
});

test.each([
  ['another order', '?value=poe&page=2', '?page=2&value=poe'],
  ['another encoding', '?value=%70oe', '?value=poe'],
  ['plus and percent for a space', '?value=a+b', '?value=a%20b'],
])('%s is the same question', (_case, one, other) => {
  expect(readQuery('search', one)).toBe(readQuery('search', other));
});

test('values of one parameter keep their order, as a page may read the first', () => {
  expect(readQuery('search', '?value=a&value=b')).not.toBe(readQuery('search', '?value=b&value=a'));
});

test('what a visitor brings along or gets back is personal', () => {
  for (const name of ['receipt', 'happenContent', 'goods', 'backUrl'])
    expect(isPersonal(`?page=1&${name}=x`)).toBe(true);
  expect(isPersonal('?page=1&utm_source=goods')).toBe(false);
  expect(isPersonal('')).toBe(false);
});
