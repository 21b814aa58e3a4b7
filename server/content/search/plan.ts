import type { SearchTotal } from '../../../records/search/wire.ts';
import type { CalledIndex } from './called-index.ts';
import type { SearchDocument } from './document.ts';
import { type ModelHit, type ModelIndex, modelKey, modelParts } from './model-index.ts';
import { readLoosely, readQuery, type Term, type TextQuery, termsOf, type Vocabulary } from './query.ts';
import type { TextIndex } from './text-index.ts';

type Hit = ModelHit<SearchDocument>;

/** Evaluation of a query: matching models and pages first, then the documents that match its words. */
export interface Plan {
  first: Map<number, Hit>;
  query: TextQuery;
  /** Number of results of each kind. */
  totals: Map<number, number>;
  /** Present where results lack some of the words. */
  partial?: NonNullable<SearchTotal['partial']>;
}

interface Sources {
  texts: TextIndex;
  models: ModelIndex<SearchDocument>;
  called: CalledIndex;
  vocabulary: Vocabulary;
}

/** Limit of results by name; further ones are still found as text. */
const FIRST_MAX = 200;
/** With fewer results than this, those that lack some of the words follow. */
const ENOUGH = 3;

/** @param isWhole leaves out results that lack some of the words */
type Planner = (keywords: string, isWhole?: boolean) => Plan;

export function createPlanner({ texts, models, called, vocabulary }: Sources): Planner {
  function planFor(hits: readonly Hit[], query: TextQuery): Plan {
    const first = new Map<number, Hit>();
    for (const hit of hits.slice(0, FIRST_MAX)) {
      const row = texts.rowOf(hit.item);
      if (!first.has(row)) first.set(row, hit);
    }
    const rows = [...first.keys()];
    const totals = query.terms.length === 0 ? new Map<number, number>() : texts.count(query, rows);
    for (const row of rows) {
      const type = texts.typeOf(row);
      totals.set(type, (totals.get(type) ?? 0) + 1);
    }
    return { first, query, totals };
  }

  function calledBy(typed: string, isModel = false): Hit[] {
    const own = called.find(typed);
    return own.length > 0 || isModel ? own : called.findBySynonym(typed);
  }

  /** Results with all of the words, or only some of them where too few have all. */
  function widened(keywords: string, named: readonly Hit[], strict: Plan, isWhole: boolean): Plan {
    const closer = strict.query.terms;
    const isFound = (term: Term) => texts.has({ terms: [term] });
    const words = readLoosely(keywords, vocabulary, isFound);
    const { found = [], missing = [] } = Object.groupBy(words, ({ term }) =>
      isFound(term) ? 'found' : 'missing',
    );
    if (found.length === 0 || (isWhole && missing.length > 0)) return strict;
    const terms = termsOf(found);
    const [only, ...others] = found;
    const meant = only && others.length === 0 ? calledBy(only.typed) : [];
    const all = planFor([...named, ...meant], { terms, closer });
    const whole = missing.length === 0 ? sizeOf(all) : sizeOf(strict);
    // A query without spaces is one expression: texts with all of its parts are enough.
    const isEnough =
      isWhole ||
      sizeOf(all) >= ENOUGH ||
      others.length === 0 ||
      (sizeOf(strict) > 0 && !/\s/.test(keywords.trim()));
    const plan = isEnough ? all : planFor(named, { terms, closer, isAny: true });
    if (sizeOf(plan) === whole) return plan;
    return { ...plan, partial: { whole, missing: missing.map(({ typed }) => typed) } };
  }

  return (keywords, isWhole = false) => {
    const found = models.find(keywords);
    const key = modelKey(keywords);
    const isClear = found.some(({ match }) => match !== 'near');
    const meant = calledBy(keywords, isClear);
    // A name typed with spaces is one word, not several.
    const terms = termsOf(readQuery((isClear && key) || keywords, vocabulary));
    const inside = isClear ? [] : modelParts(keywords).flatMap((part) => models.find(part));
    const whole = inside.filter(({ match }) => match === 'exact' || match === 'folded');
    const named = isClear ? found : whole;
    const strict = planFor([...meant, ...named], { terms });
    if (sizeOf(strict) >= ENOUGH || meant.length > 0 || isClear) return strict;
    if (sizeOf(strict) === 0) {
      const begun = inside.filter(({ match }) => match === 'prefix');
      const offered = [begun, found, inside].find((hits) => hits.length > 0);
      if (offered) return planFor(offered, { terms });
    }
    return widened(keywords, named, strict, isWhole);
  };
}

/** Number of results of all kinds. */
export function sizeOf({ totals }: Pick<Plan, 'totals'>): number {
  return [...totals.values()].reduce((sum, count) => sum + count, 0);
}
