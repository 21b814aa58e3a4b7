import express, { Router } from 'express';
import { normalizeText } from '../../../corpus/content-text.ts';
import { isOneLine, NOT_ONE_LINE } from '../../../shared/text/one-line.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/constants.ts';
import { newReplacement, wordsQuery } from '../../shared/replace.ts';
import { editorOf, parse } from '../parse.ts';
import { invalid } from '../problems.ts';
import type { Replacements } from './replacements.ts';

/** The chosen places of one replacement as JSON, in bytes. */
const JSON_MAX_BYTES = 1024 * 1024;

/** Calls that replace a wording; `desk/shared/replace.ts` defines them. */
export function replacementApi(replacements: Replacements): Router {
  const api = Router();

  api.get('/replacements', async (req, res) => {
    const { words, part } = parse(wordsQuery, req.query);
    res.json(await replacements.find(wording(words), part !== undefined));
  });

  api.post('/replacements', express.json({ limit: JSON_MAX_BYTES }), async (req, res) => {
    const wanted = parse(newReplacement, req.body);
    const [words, replacement] = [wording(wanted.words), wording(wanted.replacement)];
    if (words === replacement) throw invalid('前と後の言葉が同じです。');
    res.json(await replacements.make({ ...wanted, words, replacement }, editorOf(res)));
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
