// Imported from its module, because the entry of the package loads jsdom, which delays a start in development by half a
// second.
import { model as jaModel } from 'budoux/dist/data/models/ja.js';
import { Parser } from 'budoux/dist/parser.js';
import { TERM } from '../../../shared/text/terms.ts';

const parser = new Parser(jaModel);
/** Position inside a Latin word, which the model was not trained for. */
const INSIDE_WORD = /^[\w.+]{2}$/;
/** Exceeds a line of a heading on a phone. Without marks, the browser could break it before a closing bracket. */
const LONG = 10;
/** Colon after a word. A line may break after it, never before; within a time (14:00) on neither side. */
const COLON = /^[^\d]:$/;
const INSIDE_TIME = /^\d:$/;
/** Border between a word of Chinese characters and one of katakana. */
const WORD_BORDER = /(?<=\p{sc=Han})(?=[ァ-ヶ][ァ-ヶー])|(?<=[ァ-ヶー]{2})(?=\p{sc=Han})/u;

/** Splits a Japanese text into phrases, which concatenated give the text again. Technical terms are not split. */
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
    const border = text.slice(end - 1, end + 1);
    if (end <= begin || splitsTerm || INSIDE_WORD.test(border) || INSIDE_TIME.test(border)) continue;
    const cut = COLON.test(border) ? end + 1 : end;
    phrases.push(text.slice(begin, cut));
    begin = cut;
  }
  return phrases.flatMap((phrase) => (phrase.length > LONG ? phrase.split(WORD_BORDER) : phrase));
}
