import { Router } from 'express';
import { normalizeText } from '../../../corpus/content-text.ts';
import { isOneLine, NOT_ONE_LINE } from '../../../shared/text/one-line.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/constants.ts';
import { newReplacement, wordsQuery } from '../../shared/replace.ts';
import { callsOf } from '../calls.ts';
import { invalid } from '../problems.ts';
import type { DeskRecords } from './desk-parts.ts';
import { findReplaceable, makeReplacement } from './replacements.ts';

/** The chosen places of one replacement as JSON, in bytes. */
const JSON_MAX_BYTES = 1024 * 1024;

/** Calls that replace a wording; `desk/shared/replace.ts` defines them. */
export function replacementApi(desk: DeskRecords): Router {
  const api = Router();
  const { get, post } = callsOf(api, { limit: JSON_MAX_BYTES });

  get('/replacements', wordsQuery, ({ words, part }) =>
    findReplaceable(desk.index, wording(words), part !== undefined),
  );

  post('/replacements', newReplacement, (wanted, editor) => {
    const [words, replacement] = [wording(wanted.words), wording(wanted.replacement)];
    if (words === replacement) throw invalid('前と後の言葉が同じです。');
    return makeReplacement(desk, { ...wanted, words, replacement }, editor);
  });
  return api;
}

/** Words in the form of the content's texts. @throws {DeskError} 400 for words that cannot be replaced */
function wording(typed: string): string {
  const words = normalizeText(typed);
  if (words.trim() === '') throw invalid('置き換える前と後の言葉を書いてください。');
  if (words.length > SEARCH_MAX_LENGTH) throw invalid(`言葉は${SEARCH_MAX_LENGTH}文字までです。`);
  if (!isOneLine(words)) throw invalid(`${NOT_ONE_LINE}。`);
  return words;
}
