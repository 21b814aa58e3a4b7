import type { Search } from './search.ts';

export interface LazySearch extends Search {
  /** Goes on with the work in small pieces, so that what is asked for meanwhile is answered between them. */
  prepare(): void;
}

/** A search that is made when somebody searches, or by and by before: the start does not wait for it. */
export function lazySearch(steps: Generator<void, Search>): LazySearch {
  let made: Search | undefined;

  /** Whether that was the last one. */
  function step(): boolean {
    const { done, value } = steps.next();
    if (done) made = value;
    return done === true;
  }

  function search(): Search {
    while (!made && !step());
    if (!made) throw new Error('the search could not be made');
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
