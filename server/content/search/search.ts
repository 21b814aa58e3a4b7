import type { SynonymGroup } from '../../../corpus/schema/synonym.ts';
import type { SearchTotal, WireSearchHit } from '../../../records/search/wire.ts';
import type { PageOf, Paging } from '../../../shared/api/envelope.ts';
import { createCalledIndex } from './called-index.ts';
import type { SearchDocument, SearchKind } from './document.ts';
import { highlight, snippet } from './highlight.ts';
import { type LazySearch, lazySearch } from './lazy-search.ts';
import { createModelIndex, type ModelHit } from './model-index.ts';
import { createPlanner, type Plan, sizeOf } from './plan.ts';
import { patternsOf } from './query.ts';
import { createTextIndex } from './text-index.ts';
import { createWordings } from './wordings.ts';

export interface Search {
  types: number[];
  /** A page of the results, of one kind or of all kinds. */
  find(keywords: string, type: number | undefined, paging: Paging): PageOf<WireSearchHit>;
  /** The same for one kind, with the data of its cards. */
  findCards(keywords: string, type: number, paging: Paging): PageOf<WireSearchHit & object>;
  total(keywords: string): SearchTotal;
  /** The ids of all results of one kind that have all words, best first. */
  ids(keywords: string, type: number): number[];
}

/** Creates a search over kinds that are built on demand. */
export function createSearch(kinds: (() => SearchKind)[], synonyms: readonly SynonymGroup[]): LazySearch {
  return lazySearch(makeSearch(kinds, synonyms));
}

function* makeSearch(
  makers: (() => SearchKind)[],
  synonyms: readonly SynonymGroup[],
): Generator<void, Search> {
  const kinds: SearchKind[] = [];
  for (const make of makers) {
    kinds.push(make());
    yield;
  }
  const texts = yield* createTextIndex(kinds);
  const models = createModelIndex(
    kinds.flatMap(({ documents }) =>
      documents.flatMap((item) =>
        item.modeName
          ? [{ item, names: [...new Set([item.modeName, ...(item.skus ?? [])])], ended: item.ended === true }]
          : [],
      ),
    ),
  );

  const documents = kinds.flatMap((kind) => kind.documents);
  const plan = createPlanner({
    texts,
    models,
    called: createCalledIndex(documents, synonyms),
    vocabulary: { wordings: createWordings(synonyms), keysWithin: models.keysWithin },
  });

  let last: { keywords: string; planned: Plan } | undefined;

  /** A page of results calls for its totals and its list: both need the same plan. */
  function planOf(keywords: string): Plan {
    if (last?.keywords !== keywords) last = { keywords, planned: plan(keywords) };
    return last.planned;
  }

  const find: Search['find'] = (keywords, type, paging) => pageOfPlan(planOf(keywords), type, paging);

  function pageOfPlan(planned: Plan, type: number | undefined, paging: Paging): PageOf<WireSearchHit> {
    const { query, totals } = planned;
    const total = type === undefined ? sizeOf(planned) : (totals.get(type) ?? 0);
    const patterns = patternsOf([...query.terms, ...(query.closer ?? [])]);
    const list = rowsOf(planned, type, total, paging).map((row) =>
      resultOf(texts.document(row), texts.typeOf(row), planned.first.get(row), patterns),
    );
    return { list, total, page: paging.page, limit: paging.limit };
  }

  function rowsOf(
    { first: named, query }: Plan,
    type: number | undefined,
    total: number,
    { limit, page }: Paging,
  ): number[] {
    const without = [...named.keys()];
    const first = without.filter((row) => type === undefined || texts.typeOf(row) === type);
    const start = (page - 1) * limit;
    const byName = first.slice(start, start + limit);
    const wanted = limit - byName.length;
    if (query.terms.length === 0 || wanted === 0 || start >= total) return byName;
    const offset = Math.max(0, start - first.length);
    const byKind = type === undefined;
    return [...byName, ...texts.find(query, { type, byKind, without, total, limit: wanted, offset })];
  }

  const cards = new Map(
    kinds.map(({ type, documents }) => [type, new Map(documents.map(({ id, card }) => [id, card]))]),
  );

  return {
    types: kinds.map(({ type }) => type),
    find,
    findCards(keywords, type, paging) {
      const page = find(keywords, type, paging);
      const cardOf = cards.get(type);
      return { ...page, list: page.list.map((item) => ({ ...cardOf?.get(item.id), ...item })) };
    },
    ids: (keywords, type) =>
      pageOfPlan(plan(keywords, true), type, { limit: Number.MAX_SAFE_INTEGER, page: 1 }).list.map(
        ({ id }) => id,
      ),
    total(keywords) {
      const planned = planOf(keywords);
      const { totals, partial } = planned;
      const types = kinds.map(({ type, name }) => ({ type, name, total: totals.get(type) ?? 0 }));
      return { total: sizeOf(planned), types, ...(partial && { partial }) };
    },
  };
}

function resultOf(
  document: SearchDocument,
  type: number,
  named: ModelHit<SearchDocument> | undefined,
  patterns: RegExp[],
): WireSearchHit {
  const { id, urlName, url, name, modeName, lead, body, imgUrl, note, publishedOn, ended, successor } =
    document;
  return {
    type,
    id,
    urlName,
    url,
    name,
    match: named?.match ?? 'text',
    heading: highlight([modeName, name].filter(Boolean).join(' '), patterns),
    // For a named model the lead is more useful than the text around its name.
    snippet: snippet(lead, named ? '' : body, patterns),
    imgUrl: imgUrl ?? null,
    ...(note && { note }),
    ...(publishedOn && { publishedOn }),
    ...(modeName && { modeName, sku: named?.name ?? modeName }),
    ...(ended && { ended }),
    ...(successor && { successor }),
  };
}
