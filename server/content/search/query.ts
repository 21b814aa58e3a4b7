import { LANGUAGE } from '../../../shared/constants.ts';
import { pattern, phrase, runsOf } from './tokens.ts';
import type { Wordings } from './wordings.ts';

/** One word of a query: sequences of consecutive runs, one for each possible wording. */
export type Term = readonly (readonly string[])[];

/** Alternatives of a word. */
interface Vocabulary {
  wordings: Wordings;
  /** Names that contain a part of a model name (`3511`), so that it also finds texts about the model. */
  keysWithin(part: string): string[];
}

const MODELS_MAX = 12;
const LETTERS_AND_NUMBER = /^([a-z]{2,})([0-9][a-z0-9]*)$/;
const MODEL_PART = /^(?=.*[0-9])[a-z0-9]{3,}$/;
/** Particles and endings, which are irrelevant to a search. */
const CONNECTS = /^[\u3041-\u3096]{1,2}$/;

const words = new Intl.Segmenter(LANGUAGE, { granularity: 'word' });

function termOf(typed: string, vocabulary: Vocabulary): Term | null {
  const runs = runsOf(typed);
  if (runs.length === 0) return null;
  const [only = ''] = runs;
  const models = runs.length === 1 && MODEL_PART.test(only) ? vocabulary.keysWithin(only) : [];
  return [
    ...vocabulary.wordings(runs),
    ...models.slice(0, MODELS_MAX).map((key) => [key.toLowerCase()]),
    ...(runs.length === 1 ? apart(only) : []),
  ];
}

/** Splits `wifi7` and `ieee8023bt`, because texts have a space before the number. */
function apart(run: string): [letters: string, number: string][] {
  const [, letters, number] = LETTERS_AND_NUMBER.exec(run) ?? [];
  return letters && number ? [[letters, number]] : [];
}

function termsOf(parts: string[], vocabulary: Vocabulary): Term[] {
  return parts.map((part) => termOf(part, vocabulary)).filter((term) => term !== null);
}

/** Parses a query into words separated by spaces. Every word must match. */
export function readQuery(keywords: string, vocabulary: Vocabulary): Term[] {
  return termsOf(keywords.split(/\s+/), vocabulary);
}

/** Segments a query into words, for phrases that no text contains literally (`学校の無線LANを更新したい`). */
export function readLoosely(keywords: string, vocabulary: Vocabulary): Term[] {
  const parts = [...words.segment(keywords.normalize('NFKC'))]
    .filter(({ isWordLike, segment }) => isWordLike && !CONNECTS.test(segment))
    .map(({ segment }) => segment);
  return termsOf(parts, vocabulary);
}

/** Expression of the full-text index; `columns` limits the columns in which every word must match. */
export function matchExpression(terms: Term[], columns?: string): string {
  const where = columns === undefined ? '' : `{${columns}} : `;
  return terms.map((term) => `${where}(${term.map(phrase).join(' OR ')})`).join(' AND ');
}

/** Expressions that find each term in normalized text. */
export function patternsOf(terms: Term[]): RegExp[] {
  return terms.map((term) => new RegExp(term.map(pattern).join('|'), 'gu'));
}
