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

export type ModelIndex<Item> = ReturnType<typeof createModelIndex<Item>>;

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
export function createModelIndex<Item>(sources: ModelSource<Item>[]) {
  const keys = sources.flatMap(({ names, ...source }, index) =>
    names.map((name) => ({ ...source, name, key: normalizeModel(name), index })),
  );

  const similarTo = createSimilarity(sources, ({ names: [model = ''] }) => normalizeModel(model));

  /** Items by their best matching name, best first. */
  function best(typed: string, wanted: string): ModelHit<Item>[] {
    const found = keys.flatMap((entry) => {
      const match = compare(entry, typed, wanted);
      return match ? [{ ...entry, rank: MODEL_MATCHES.indexOf(match), match }] : [];
    });
    const away = ({ key }: { key: string }) => Math.abs(key.length - wanted.length);
    found.sort(
      (a, b) =>
        a.rank - b.rank || Number(a.ended) - Number(b.ended) || away(a) - away(b) || a.index - b.index,
    );
    const hits = new Map<Item, ModelHit<Item>>();
    for (const { item, match, name } of found) if (!hits.has(item)) hits.set(item, { item, match, name });
    return closest([...hits.values()]);
  }

  function similar(wanted: string): ModelHit<Item>[] {
    const alike = similarTo(wanted).slice(0, SIMILAR_OFFERED);
    return alike.map(({ item, names: [name = ''] }) => ({ item, match: 'near', name }));
  }

  /** Suggests models for a part number typed in kana mode or as it is spoken, as approximate matches only. */
  function offered(typed: string): ModelHit<Item>[] {
    const part = spokenModel(typed) || latinInKana(normalizeModel(typed));
    if (part.length < KANA_PART_MIN) return [];
    return best(part, part).map(({ item, name }) => ({ item, match: 'near', name }));
  }

  /** Like `find`, without merely similar names: another maker's name is not taken for one of these. */
  function suggest(typed: string): ModelHit<Item>[] {
    const wanted = modelKey(typed);
    return wanted === null ? offered(typed) : best(typed.trim(), wanted);
  }

  return {
    suggest,
    /** Best first, each item once. */
    find(typed: string): ModelHit<Item>[] {
      const hits = suggest(typed);
      const wanted = modelKey(typed);
      if (wanted === null || hits.length > 0 || wanted.length < NEAR_MIN || !/[0-9]/.test(wanted))
        return hits;
      return similar(wanted);
    },
    /** Normalized names that contain the normalized part, except at their start. */
    keysWithin(part: string): string[] {
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

function compare(
  { key, name }: { key: string; name: string },
  typed: string,
  wanted: string,
): ModelMatch | null {
  if (name === typed) return 'exact';
  if (key === wanted) return 'folded';
  if (key.startsWith(wanted)) return 'prefix';
  if (wanted.length >= INFIX_MIN && key.includes(wanted)) return 'infix';
  if (wanted.length >= NEAR_MIN && isNearName(key, wanted)) return 'near';
  return null;
}
