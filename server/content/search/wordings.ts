import type { SynonymGroup } from '../../../corpus/schema/synonym.ts';
import { isLatin, runsOf } from './tokens.ts';

export type Wordings = ReturnType<typeof createWordings>;

const WORDINGS_MAX = 12;

export function createWordings(synonyms: readonly SynonymGroup[]) {
  const groups = synonyms.map((group) => group.map((word) => runsOf(word).join(' ')));
  const members = new Set(groups.flat());

  /** Wordings of a word: itself first, then with one of its parts replaced by a synonym. */
  function wordingsOf(runs: readonly string[]): string[][] {
    const word = runs.join(' ');
    const others = groups.flatMap((group) =>
      group
        .filter((member) => stands(member, word))
        .flatMap((member) =>
          group.filter((other) => other !== member).map((other) => swap(word, member, other)),
        ),
    );
    return [...new Set([word, ...others])].slice(0, WORDINGS_MAX).map((wording) => wording.split(' '));
  }

  /** Whether a word has synonyms as a whole. */
  const has = (runs: readonly string[]) => members.has(runs.join(' '));
  return { of: wordingsOf, has };
}

function stands(member: string, word: string): boolean {
  if (word === member) return true;
  // A Latin word is a synonym only as a whole; a Japanese word may be part of a longer one.
  return isLatin(member) ? word.split(' ').includes(member) : word.includes(member);
}

function swap(word: string, member: string, other: string): string {
  const at = word.indexOf(member);
  return [word.slice(0, at), other, word.slice(at + member.length)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((before, after) => {
      // Two Japanese parts form one run again; next to a Latin word there is a boundary anyway.
      const border = before === '' || isLatin(after) || isLatin(before.split(' ').at(-1) ?? '');
      return before + (border && before !== '' ? ' ' : '') + after;
    }, '');
}
