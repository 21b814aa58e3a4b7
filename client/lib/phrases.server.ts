import { jaModel, Parser } from 'budoux';
import { LRUCache } from 'lru-cache';
import { TERM } from '../../shared/text/terms.ts';

const parser = new Parser(jaModel);
/** Latin words are what the model knows nothing of. */
const INSIDE_WORD = /^[\w.+]{2}$/;
/** Longer than a line of a phone's heading; cut without a mark, a line could begin with a closing bracket. */
const LONG = 10;
/** Between a word of Chinese characters and one of katakana. */
const WORD_BORDER = /(?<=\p{sc=Han})(?=[ァ-ヶ][ァ-ヶー])|(?<=[ァ-ヶー]{2})(?=\p{sc=Han})/u;
/** Titles of a site repeat from page to page. */
const known = new LRUCache<string, string[]>({ max: 4_000 });

/** The phrases of a Japanese text, which joined are the text again; a technical term stays in one of them. */
export function splitPhrases(text: string): string[] {
  const found = known.get(text);
  if (found) return found;
  const phrases = parse(text);
  known.set(text, phrases);
  return phrases;
}

function parse(text: string): string[] {
  const terms = [...text.matchAll(TERM)].map(({ 0: term, index }) => ({
    from: index,
    to: index + term.length,
  }));
  const phrases: string[] = [];
  let begin = 0;
  let end = 0;
  for (const piece of parser.parse(text)) {
    end += piece.length;
    const splitsTerm = terms.some(({ from, to }) => from < end && end < to);
    if (splitsTerm || INSIDE_WORD.test(text.slice(end - 1, end + 1))) continue;
    phrases.push(text.slice(begin, end));
    begin = end;
  }
  return phrases.flatMap((phrase) => (phrase.length > LONG ? phrase.split(WORD_BORDER) : phrase));
}
