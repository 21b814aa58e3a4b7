import { isNearName } from '../../../shared/text/near-name.ts';
import { normalizeModel } from '../../../shared/text/normalize-model.ts';
import { trimmed } from '../../../shared/text/trimmed.ts';
import { createSimilarity } from './similarity.ts';
import { spokenModel } from './spoken-model.ts';

/** Quality of a match between a typed text and a model name; in the order of the results. */
const MODEL_MATCHES = ['exact', 'folded', 'prefix', 'infix', 'near'] as const;
type ModelMatch = (typeof MODEL_MATCHES)[number];

interface ModelSource<Item> {
  item: Item;
  /** The model and its SKUs, as printed. */
  names: string[];
  /** Discontinued: listed after products on sale. */
  ended: boolean;
}

export interface ModelHit<Item> {
  item: Item;
  match: ModelMatch;
  /** The best matching name. */
  name: string;
}

export interface ModelIndex<Item> {
  /** Best first, each item once. */
  find(typed: string): ModelHit<Item>[];
  /** The same without merely similar names: another maker's name is not taken for one of these. */
  suggest(typed: string): ModelHit<Item>[];
  /** Normalized names that contain the normalized part, except at their start. */
  keysWithin(part: string): string[];
}

interface Key<Item> {
  key: string;
  name: string;
  source: ModelSource<Item>;
  index: number;
}

interface Found<Item> {
  entry: Key<Item>;
  match: ModelMatch;
}

const MODEL = /^[A-Z0-9]+$/;
const INFIX_MIN = 2;
const NEAR_MIN = 3;
const SIMILAR_OFFERED = 4;
const LATIN_RUN = /[A-Z0-9]+/g;
const KANA = /[\u3041-\u30FF]/;
const KANA_PART_MIN = 3;
const PART_MIN = 4;

/** The search key of a typed model name; null when it cannot be one. */
export function modelKey(typed: string): string | null {
  const key = trimmed(normalizeModel(typed), /[^\p{L}\p{N}]/u);
  return MODEL.test(key) ? key : null;
}

/** The Latin part of a part number typed in kana mode (`まー3511`); empty without one. */
function latinInKana(key: string): string {
  for (const { 0: run, index } of key.matchAll(LATIN_RUN)) {
    const around = key.charAt(index - 1) + key.charAt(index + run.length);
    if (/[0-9]/.test(run) && KANA.test(around)) return run;
  }
  return '';
}

/** Parts of a text that may be model names: `EX2410の仕様`, `屋外 EX2400-24P4X`. */
export function modelParts(typed: string): string[] {
  const parts = typed.normalize('NFKC').match(/[A-Za-z0-9]+(?:[^\p{L}\p{N}\s、。・/]+[A-Za-z0-9]+)*/gu) ?? [];
  return parts.filter((part) => part.length >= PART_MIN && /[A-Za-z]/.test(part) && /[0-9]/.test(part));
}

/** Finds products by their printed names, in any notation. */
export function createModelIndex<Item>(sources: ModelSource<Item>[]): ModelIndex<Item> {
  const keys = sources.flatMap((source, index): Key<Item>[] =>
    source.names.map((name) => ({ key: normalizeModel(name), name, source, index })),
  );

  const similarTo = createSimilarity(sources, ({ names: [model = ''] }) => normalizeModel(model));

  function best(found: Found<Item>[], wanted: string): ModelHit<Item>[] {
    const rank = ({ match }: Found<Item>) => MODEL_MATCHES.indexOf(match);
    const away = ({ entry }: Found<Item>) => Math.abs(entry.key.length - wanted.length);
    found.sort(
      (a, b) =>
        rank(a) - rank(b) ||
        Number(a.entry.source.ended) - Number(b.entry.source.ended) ||
        away(a) - away(b) ||
        a.entry.index - b.entry.index,
    );
    const hits = new Map<Item, ModelHit<Item>>();
    for (const { entry, match } of found) {
      const { item } = entry.source;
      if (!hits.has(item)) hits.set(item, { item, match, name: entry.name });
    }
    return [...hits.values()];
  }

  function matching(typed: string, wanted: string): Found<Item>[] {
    const found: Found<Item>[] = [];
    for (const entry of keys) {
      const match = compare(entry, typed, wanted);
      if (match) found.push({ entry, match });
    }
    return found;
  }

  function similar(wanted: string): ModelHit<Item>[] {
    const alike = similarTo(wanted).slice(0, SIMILAR_OFFERED);
    return alike.map(({ item, names: [name = ''] }) => ({ item, match: 'near', name }));
  }

  /** Suggests models for a part number typed in kana mode or as it is spoken, as approximate matches only. */
  function offered(typed: string): ModelHit<Item>[] {
    const part = spokenModel(typed) || latinInKana(normalizeModel(typed));
    if (part.length < KANA_PART_MIN) return [];
    return closest(best(matching(part, part), part)).map((hit) => ({ ...hit, match: 'near' }));
  }

  function suggest(typed: string): ModelHit<Item>[] {
    const wanted = modelKey(typed);
    return wanted === null ? offered(typed) : closest(best(matching(typed.trim(), wanted), wanted));
  }

  return {
    suggest,
    find(typed) {
      const hits = suggest(typed);
      const wanted = modelKey(typed);
      if (wanted === null || hits.length > 0 || wanted.length < NEAR_MIN || !/[0-9]/.test(wanted))
        return hits;
      return similar(wanted);
    },
    keysWithin(part) {
      const wanted = normalizeModel(part);
      const within = keys.filter(({ key }) => key.indexOf(wanted, 1) > 0).map(({ key }) => key);
      // The model covers its SKUs.
      return within.filter((key) => !within.some((other) => other !== key && key.startsWith(other)));
    },
  };
}

/** A name that is typed right, or a part of one, needs no similar suggestions. */
function closest<Item>(hits: ModelHit<Item>[]): ModelHit<Item>[] {
  const [first] = hits;
  return first && first.match !== 'near' ? hits.filter(({ match }) => match !== 'near') : hits;
}

function compare({ key, name }: { key: string; name: string }, typed: string, wanted: string) {
  if (name === typed) return 'exact';
  if (key === wanted) return 'folded';
  if (key.startsWith(wanted)) return 'prefix';
  if (wanted.length >= INFIX_MIN && key.includes(wanted)) return 'infix';
  if (wanted.length >= NEAR_MIN && isNearName(key, wanted)) return 'near';
  return null;
}
