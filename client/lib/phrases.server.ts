// The package's entry brings a whole browser along, jsdom, which costs a start in development half a second.
import { model as jaModel } from 'budoux/dist/data/models/ja.js';
import { Parser } from 'budoux/dist/parser.js';
import { TERM } from '../../shared/text/terms.ts';

const parser = new Parser(jaModel);
/** Latin words are what the model knows nothing of. */
const INSIDE_WORD = /^[\w.+]{2}$/;
/** Longer than a line of a phone's heading; cut without a mark, a line could begin with a closing bracket. */
const LONG = 10;
/** Between a word of Chinese characters and one of katakana. */
const WORD_BORDER = /(?<=\p{sc=Han})(?=[ァ-ヶ][ァ-ヶー])|(?<=[ァ-ヶー]{2})(?=\p{sc=Han})/u;

/** The phrases of a Japanese text, which joined are the text again; a technical term stays in one of them. */
export function splitPhrases(text: string): string[] {
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
