import type { SynonymGroup } from '../../../corpus/schema/synonym.ts';
import type { SearchTotal, WireSearchHit } from '../../../records/search/wire.ts';
import type { PageOf, Paging } from '../../../shared/api/envelope.ts';
import { normalizeText } from '../../../shared/text/normalize-text.ts';
import type { SearchDocument, SearchKind } from './document.ts';
import { highlight, snippet } from './highlight.ts';
import { type LazySearch, lazySearch } from './lazy-search.ts';
import { createModelIndex, type ModelHit, modelKey, modelParts } from './model-index.ts';
import { patternsOf, readLoosely, readQuery, type Term } from './query.ts';
import { createTextIndex } from './text-index.ts';
import { createWordings } from './wordings.ts';

export interface Search {
  types: number[];
  /** A page of the results, of one kind or of all kinds. */
  find(keywords: string, type: number | undefined, paging: Paging): PageOf<WireSearchHit>;
  /** The same for one kind, with the data of its cards. */
  findCards(keywords: string, type: number, paging: Paging): PageOf<WireSearchHit & object>;
  total(keywords: string): SearchTotal;
  /** The ids of all results of one kind, best first. */
  ids(keywords: string, type: number): number[];
}

/** Evaluation of a query: matching models first, then all documents that match its words. */
interface Plan {
  models: Map<number, ModelHit<SearchDocument>>;
  terms: Term[];
  /** Number of results of each kind. */
  totals: Map<number, number>;
}

/** Limit of model matches; further ones are still found as text. */
const MODELS_MAX = 200;

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

  const vocabulary = { wordings: createWordings(synonyms), keysWithin: models.keysWithin };
  const called = calledIndex(kinds);

  function plan(keywords: string): Plan {
    const named = planWords(keywords);
    const meant = called.get(callKey(keywords)) ?? [];
    return meant.length === 0 ? named : planFor([...meant, ...named.models.values()], named.terms);
  }

  function planWords(keywords: string): Plan {
    const found = models.find(keywords);
    const key = modelKey(keywords);
    const isClear = found.some(({ match }) => match !== 'near');
    // A name typed with spaces is one word, not several.
    const terms = readQuery((isClear && key) || keywords, vocabulary);
    const inside = isClear ? [] : modelParts(keywords).flatMap((part) => models.find(part));
    const whole = inside.filter(({ match }) => match === 'exact' || match === 'folded');
    const strict = planFor(isClear || (key && whole.length === 0) ? found : whole, terms);
    if (strict.totals.size > 0) return strict;
    const begun = inside.filter(({ match }) => match === 'prefix');
    const offered = [begun, found, inside].find((hits) => hits.length > 0) ?? [];
    return planFor(offered, offered.length > 0 ? terms : readLoosely(keywords, vocabulary));
  }

  function planFor(hits: ModelHit<SearchDocument>[], terms: Term[]): Plan {
    const named = new Map(hits.slice(0, MODELS_MAX).map((hit) => [texts.rowOf(hit.item), hit]));
    const rows = [...named.keys()];
    const totals = terms.length === 0 ? new Map<number, number>() : texts.count(terms, rows);
    for (const row of rows) {
      const type = texts.typeOf(row);
      totals.set(type, (totals.get(type) ?? 0) + 1);
    }
    return { models: named, terms, totals };
  }

  function find(keywords: string, type: number | undefined, paging: Paging): PageOf<WireSearchHit> {
    const planned = plan(keywords);
    const { terms, totals } = planned;
    const total =
      type === undefined
        ? [...totals.values()].reduce((sum, count) => sum + count, 0)
        : (totals.get(type) ?? 0);
    const patterns = patternsOf(terms);
    const list = rowsOf(planned, type, total, paging).map((row) =>
      resultOf(texts.document(row), texts.typeOf(row), planned.models.get(row), patterns),
    );
    return { list, total, page: paging.page, limit: paging.limit };
  }

  function rowsOf(
    { models: named, terms }: Plan,
    type: number | undefined,
    total: number,
    { limit, page }: Paging,
  ): number[] {
    const without = [...named.keys()];
    const first = without.filter((row) => type === undefined || texts.typeOf(row) === type);
    const start = (page - 1) * limit;
    const byName = first.slice(start, start + limit);
    const wanted = limit - byName.length;
    if (terms.length === 0 || wanted === 0 || start >= total) return byName;
    const offset = Math.max(0, start - first.length);
    const byKind = type === undefined && terms.length === 1;
    return [...byName, ...texts.find(terms, { type, byKind, without, total, limit: wanted, offset })];
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
      find(keywords, type, { limit: Number.MAX_SAFE_INTEGER, page: 1 }).list.map(({ id }) => id),
    total(keywords) {
      const { totals } = plan(keywords);
      const types = kinds.map(({ type, name }) => ({ type, name, total: totals.get(type) ?? 0 }));
      return { total: types.reduce((sum, { total }) => sum + total, 0), types };
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

/** Search key of a name, without spaces and punctuation. */
function callKey(text: string): string {
  return normalizeText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Index of documents by the words that uniquely identify them. */
function calledIndex(kinds: SearchKind[]): Map<string, ModelHit<SearchDocument>[]> {
  const index = new Map<string, ModelHit<SearchDocument>[]>();
  for (const item of kinds.flatMap(({ documents }) => documents)) {
    for (const key of new Set(item.calledBy?.map(callKey))) {
      index.set(key, [...(index.get(key) ?? []), { item, match: 'exact', name: item.name }]);
    }
  }
  return index;
}
