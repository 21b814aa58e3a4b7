import { expect, test } from '@jest/globals';
import type { ScreenFacet } from '../../../../records/product/wire.ts';
import { keptFacets } from './kept-facets.ts';

const facet = (label: string, totals: Record<string, number>): ScreenFacet => ({
  name: 'facet',
  label,
  options: Object.entries(totals).map(([value, total]) => ({ value, label: value, total })),
});

test('groups and options stay where they are, and new ones follow', () => {
  const shown = [facet('A', { a1: 3, a2: 4 }), facet('B', { b1: 2 }), facet('C', { c1: 5 })];
  const next = [facet('A', { a2: 1, a3: 1 }), facet('New', { n1: 1 }), facet('C', { c1: 5 })];
  expect(keptFacets(shown, next)).toEqual([
    facet('A', { a1: 0, a2: 1, a3: 1 }),
    facet('B', { b1: 0 }),
    facet('C', { c1: 5 }),
    facet('New', { n1: 1 }),
  ]);
});

test('an unchanged group is the same object', () => {
  const shown = [facet('A', { a1: 3 }), facet('B', { b1: 2 })];
  const [a, b] = keptFacets(shown, [facet('A', { a1: 3 }), facet('B', { b1: 1 })]);
  expect(a).toBe(shown[0]);
  expect(b).not.toBe(shown[1]);
});
