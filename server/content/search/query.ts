import { SYNONYMS } from './synonyms.ts';
import { isLatin, pattern, phrase, queryRuns } from './tokens.ts';

/** One word of a query: stretches of text that follow each other, in any of several wordings. */
export type Term = readonly (readonly string[])[];

/** Names that contain a part of a model name (`3511`), so that texts about the model are found by it too. */
export type KeysWithin = (part: string) => string[];

const WORDINGS_MAX = 12;
const MODEL_PART = /^(?=.*[0-9])[a-z0-9]{3,}$/;
/** Particles and endings, which connect words in a sentence and say nothing to a search. */
const CONNECTS = /^[\u3041-\u3096]{1,2}$/;

const GROUPS = SYNONYMS.map((group) => group.map((word) => queryRuns(word).join(' ')));
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The word with one of its parts said in another way, where there are synonyms of it. */
function wordings(runs: string[]): string[][] {
  const word = runs.join(' ');
  const others = GROUPS.flatMap((group) =>
    group
      .filter((member) => stands(member, word))
      .flatMap((member) =>
        group.filter((other) => other !== member).map((other) => swap(word, member, other)),
      ),
  );
  return [...new Set([word, ...others])].slice(0, WORDINGS_MAX).map((wording) => wording.split(' '));
}

function stands(member: string, word: string): boolean {
  if (word === member) return true;
  // A Latin word is a synonym only as a whole; in Japanese a word may stand inside a longer one.
  return isLatin(member) ? word.split(' ').includes(member) : word.includes(member);
}

function swap(word: string, member: string, other: string): string {
  const at = word.indexOf(member);
  return [word.slice(0, at), other, word.slice(at + member.length)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((before, after) => {
      // Two Japanese parts make one stretch again; beside a Latin word there is a border anyway.
      const border = before === '' || isLatin(after) || isLatin(before.split(' ').at(-1) ?? '');
      return before + (border && before !== '' ? ' ' : '') + after;
    }, '');
}

function termOf(typed: string, keysWithin: KeysWithin): Term | null {
  const runs = queryRuns(typed);
  if (runs.length === 0) return null;
  const [only = ''] = runs;
  const models = runs.length === 1 && MODEL_PART.test(only) ? keysWithin(only) : [];
  return [...wordings(runs), ...models.slice(0, WORDINGS_MAX).map((key) => [key.toLowerCase()])];
}

function termsOf(parts: string[], keysWithin: KeysWithin): Term[] {
  return parts.map((part) => termOf(part, keysWithin)).filter((term) => term !== null);
}

/** What was typed, word by word as the spaces divide it. Every word has to be found. */
export function readQuery(keywords: string, keysWithin: KeysWithin): Term[] {
  return termsOf(keywords.split(/\s+/), keysWithin);
}

/** The same taken apart into words, for what nobody wrote in exactly this way (`学校の無線LANを更新したい`). */
export function readLoosely(keywords: string, keysWithin: KeysWithin): Term[] {
  const parts = [...words.segment(keywords.normalize('NFKC'))]
    .filter(({ isWordLike, segment }) => isWordLike && !CONNECTS.test(segment))
    .map(({ segment }) => segment);
  return termsOf(parts, keysWithin);
}

/** As the full-text index understands it; `columns` narrows where every word has to stand. */
export function matchExpression(terms: Term[], columns?: string): string {
  const where = columns === undefined ? '' : `{${columns}} : `;
  return terms.map((term) => `${where}(${term.map(phrase).join(' OR ')})`).join(' AND ');
}

/** Finds each term in folded text. */
export function patternsOf(terms: Term[]): RegExp[] {
  return terms.map((term) => new RegExp(term.map(pattern).join('|'), 'gu'));
}
