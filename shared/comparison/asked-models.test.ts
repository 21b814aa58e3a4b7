import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readQuery } from '../paths/page-queries.ts';
import { COMPARED_MAX, comparePath, comparisonQuery, readAskedModels } from './asked-models.ts';

const read = (query: string) => readAskedModels(new URLSearchParams(query));

test.each([
  ['nothing', '', [], false],
  ['an empty list', 'ids=', [], false],
  ['one', 'ids=203', [203], false],
  ['a list and a field, as the form sends them', 'ids=209,203&ids=205', [203, 205, 209], false],
  ['the same twice', 'ids=203,203', [203], false],
  ['junk among them', 'ids=x,203,-1,0,1e3,99999999999,%00', [203], false],
  ['more than find room', 'ids=9,8,7,6,5', [6, 7, 8, 9], true],
])('%s', (_what, query, ids, isCut) => {
  expect(read(query)).toEqual({ ids, isCut, showsAll: false });
});

test('all forms of a query for one comparison have the same cache key', () => {
  const keys = ['?ids=203,205', '?ids=205&ids=203', '?ids=205%2C203%2C203&utm_source=mail&rows=some'];
  expect(new Set(keys.map((search) => readQuery('compare', search)))).toEqual(new Set(['?ids=203%2C205']));
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(12), fc.string())), fc.boolean(), (parts, all) => {
      const asked = read(new URLSearchParams({ ids: parts.join(','), rows: all ? 'all' : '' }).toString());
      expect(asked.ids.length).toBeLessThanOrEqual(COMPARED_MAX);
      expect(readAskedModels(comparisonQuery(asked))).toEqual(asked);
    }),
  );
});

test('the address of a comparison reads back as its models', () => {
  expect(comparePath([])).toBe('/products/compare');
  expect(comparePath([205, 203], { showsAll: true })).toBe('/products/compare?ids=205,203&rows=all');
});
