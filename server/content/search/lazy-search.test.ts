import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { SearchDocument, SearchKind } from './document.ts';
import { createSearch } from './search.ts';

const FIRST_PAGE = { page: 1, limit: 10 };

function page(id: number): SearchDocument {
  return { id, urlName: `p${id}`, url: `/p${id}`, name: `配線 ${id}`, lead: '', body: '', card: {} };
}

/** Two kinds of three documents each, with a record of those that were built. */
function kinds() {
  const made: number[] = [];
  const kind = (type: number) => (): SearchKind => {
    made.push(type);
    return { type, name: `kind ${type}`, documents: [1, 2, 3].map(page) };
  };
  return { made, makers: [kind(1), kind(2)] };
}

test('the index is not built before the first search', () => {
  const { made, makers } = kinds();
  const search = createSearch(makers, []);
  expect(made).toEqual([]);
  expect(search.total('配線').total).toBe(6);
  expect(made).toEqual([1, 2]);
  search.find('配線', undefined, FIRST_PAGE);
  expect(made).toEqual([1, 2]);
});

test('a search during the build finds everything', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    const { made, makers } = kinds();
    const search = createSearch(makers, []);
    search.prepare();
    for (let count = 0; count < turns; count += 1) await turn();
    expect(search.find('配線', undefined, FIRST_PAGE).total).toBe(6);
    expect(search.types).toEqual([1, 2]);
    // A planned step does not repeat finished work.
    await turn();
    expect(made).toEqual([1, 2]);
  }
});

test('a failed build fails every search', () => {
  const search = createSearch(
    [
      () => {
        throw new Error('no documents');
      },
    ],
    [],
  );
  expect(() => search.total('配線')).toThrow('no documents');
  expect(() => search.total('配線')).toThrow('could not be built');
});
