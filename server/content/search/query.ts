import { LANGUAGE } from '../../../shared/constants.ts';
import { isLatin, pattern, phrase, runsOf } from './tokens.ts';
import type { Wordings } from './wordings.ts';

/** Alternatives of one word of a query: sequences of consecutive runs, one for each possible wording. */
export type Term = readonly (readonly string[])[];

/** A word of a query, as typed and as searched. */
export interface Word {
  typed: string;
  term: Term;
}

/** Full-text query. */
export interface TextQuery {
  terms: readonly Term[];
  /** One term is enough; by default all have to match. */
  isAny?: boolean;
  /** Terms of a closer reading of the same query: documents that match all of these are found as well. */
  closer?: readonly Term[];
}

/** Alternatives of a word. */
export interface Vocabulary {
  wordings: Wordings;
  /** Names that contain a part of a model name (`3511`), so that it also finds texts about the model. */
  keysWithin(part: string): string[];
}

const MODELS_MAX = 12;
/** Maximum number of words of a loose reading; further ones are ignored. */
const WORDS_MAX = 10;
const LETTERS_AND_NUMBER = /^([a-z]{2,})([0-9][a-z0-9]*)$/;
const LETTERS = /^[a-z]{2,}$/;
/** Number after letters: `7`, `6e`, `8023bt`. */
const NUMBER_AFTER = /^[0-9][a-z0-9]{0,5}$/;
/** Quantity before a unit: `24` of `24 ポート`. */
const QUANTITY = /^[0-9]{1,3}$/;
const MODEL_PART = /^(?=.*[0-9])[a-z0-9]{3,}$/;
/** Particles, endings and words of questions, which are irrelevant to a search. */
const CONNECTS = /^(?:[\u3041-\u3096]{1,2}|方法|手順|やり方|仕方|教えて?|ください|知りたい|について)$/;
/** The same between other words of a sentence, where short words in hiragana are verbs: `しない`, `できる`. */
const BETWEEN = /^[\u3041-\u3096]{3}$/;
/** Maximum length of a word that is looked up among the synonyms. */
const SYNONYM_MAX = 20;
const ONE_KANJI = /^\p{Script=Han}$/u;
const CAN_HAVE_SUFFIX = /^[\p{Script=Han}0-9]$/u;
/** Stem of at least two characters before an inflected ending, in normalized text, which has katakana only. */
const INFLECTED = /^(.+\p{Script=Han})[ァ-ヶ]{1,3}$/u;

const words = new Intl.Segmenter(LANGUAGE, { granularity: 'word' });

function termOf(typed: string, vocabulary: Vocabulary): Term | null {
  const runs = runsOf(typed);
  if (runs.length === 0) return null;
  const [only = ''] = runs;
  const models = runs.length === 1 && MODEL_PART.test(only) ? vocabulary.keysWithin(only) : [];
  return [
    ...vocabulary.wordings.of(runs),
    ...models.slice(0, MODELS_MAX).map((key) => [key.toLowerCase()]),
    ...(runs.length === 1 ? apart(only).flatMap((parts) => vocabulary.wordings.of(parts)) : []),
  ];
}

/** Splits `wifi7` and `ieee8023bt`, because texts have a space before the number. */
function apart(run: string): [letters: string, number: string][] {
  const [, letters, number] = LETTERS_AND_NUMBER.exec(run) ?? [];
  return letters && number ? [[letters, number]] : [];
}

function wordsOf(parts: readonly string[], term: (part: string) => Term | null): Word[] {
  return parts.flatMap((part) => {
    const found = term(part);
    return found ? [{ typed: part, term: found }] : [];
  });
}

/** Joins numbers with their letters or their unit, so that `Wi-Fi 7` is the same as `wifi7`, and `24 ポート` as `24ポート`. */
function joined(parts: readonly string[]): string[] {
  const together: string[] = [];
  for (const part of parts) {
    const before = together.at(-1);
    if (before !== undefined && isOneWord(runsOf(before), runsOf(part)))
      together.splice(-1, 1, before + part);
    else together.push(part);
  }
  return together;
}

function isOneWord(before: readonly string[], after: readonly string[]): boolean {
  const [first = '', ...others] = before;
  const [next = ''] = after;
  if (others.length > 0) return false;
  if (LETTERS.test(first)) return after.length === 1 && NUMBER_AFTER.test(next);
  return QUANTITY.test(first) && !/^[0-9]/.test(next) && next !== '';
}

/** Parses a query into words separated by spaces. */
export function readQuery(keywords: string, vocabulary: Vocabulary): Word[] {
  return wordsOf(joined(keywords.trim().split(/\s+/)), (part) => termOf(part, vocabulary));
}

/**
 * Segments a query into words, for phrases that no text contains literally (`学校の無線LANを更新したい`). An inflected word
 * also stands for its stem. Latin words that are found (`Wi-Fi 7`) stay whole.
 */
export function readLoosely(
  keywords: string,
  vocabulary: Vocabulary,
  isFound: (term: Term) => boolean,
): Word[] {
  const parts = readQuery(keywords.normalize('NFKC'), vocabulary)
    .filter(({ typed }) => !CONNECTS.test(typed))
    .flatMap(({ typed, term }) => {
      if (isLatinWord(typed) && isFound(term)) return [typed];
      const segments = segmentsOf(typed, vocabulary).filter(
        (segment) => !CONNECTS.test(segment) && !BETWEEN.test(segment),
      );
      // An unknown word in hiragana falls into such segments alone.
      return segments.length > 0 ? segments : [typed];
    });
  return wordsOf([...new Set(parts)].slice(0, WORDS_MAX), (part) => {
    const term = termOf(part, vocabulary);
    const [, stem] = INFLECTED.exec(runsOf(part).join(' ')) ?? [];
    return term && stem ? [...term, [stem]] : term;
  });
}

function isLatinWord(typed: string): boolean {
  const [run = '', ...others] = runsOf(typed);
  return isLatin(run) && others.length === 0;
}

/** Words of a text. What has synonyms stays together (無線LAN), as does a suffix of one character (電気代, 5年). */
function segmentsOf(text: string, { wordings }: Vocabulary): string[] {
  const segments: { text: string; end: number }[] = [];

  /** Joins the last two segments as long as they are one word. */
  function join(): void {
    const [before, last] = segments.slice(-2);
    if (!before || !last || before.end !== last.end - last.text.length) return;
    const both = before.text + last.text;
    const isSuffix = ONE_KANJI.test(last.text) && CAN_HAVE_SUFFIX.test(before.text.slice(-1));
    if (!isSuffix && (both.length > SYNONYM_MAX || !wordings.has(runsOf(both)))) return;
    segments.splice(-2, 2, { text: both, end: last.end });
    join();
  }

  for (const { segment, index, isWordLike } of words.segment(text)) {
    if (!isWordLike) continue;
    segments.push({ text: segment, end: index + segment.length });
    join();
  }
  return segments.map((segment) => segment.text);
}

/** Expression of the full-text index; `columns` limits the columns in which the terms must match. */
export function matchExpression({ terms, isAny = false, closer }: TextQuery, columns?: string): string {
  const where = columns === undefined ? '' : `{${columns}} : `;
  const of = (some: readonly Term[], join: 'AND' | 'OR') =>
    some.map((term) => `${where}(${term.map(phrase).join(' OR ')})`).join(` ${join} `);
  const all = of(terms, isAny ? 'OR' : 'AND');
  return closer && closer.length > 0 ? `(${of(closer, 'AND')}) OR (${all})` : all;
}

export function termsOf(words: readonly Word[]): Term[] {
  return words.map(({ term }) => term);
}

/** Expressions that find each term in normalized text, each once. */
export function patternsOf(terms: readonly Term[]): RegExp[] {
  const sources = new Set(terms.map((term) => term.map(pattern).join('|')));
  return [...sources].map((source) => new RegExp(source, 'gu'));
}
