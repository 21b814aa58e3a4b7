import type { Search } from './search.ts';

export interface LazySearch extends Search {
  /** Continues the work in small steps, so that requests are answered between them. */
  prepare(): void;
}

/** Builds a search index on the first search, or gradually before: the start does not wait for it. */
export function lazySearch(steps: Generator<void, Search>): LazySearch {
  let made: Search | undefined;

  /** Performs a step. @returns whether it was the last one */
  function step(): boolean {
    const { done, value } = steps.next();
    if (done) made = value;
    return done === true;
  }

  function search(): Search {
    while (!made && !step());
    if (!made) throw new Error('the search index could not be built');
    return made;
  }

  function prepare(): void {
    if (!made && !step()) setImmediate(prepare);
  }

  return {
    prepare,
    get types() {
      return search().types;
    },
    find: (keywords, type, paging) => search().find(keywords, type, paging),
    findCards: (keywords, type, paging) => search().findCards(keywords, type, paging),
    ids: (keywords, type) => search().ids(keywords, type),
    total: (keywords) => search().total(keywords),
  };
}
