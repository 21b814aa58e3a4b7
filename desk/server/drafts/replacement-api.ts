import express, { Router } from 'express';
import { normalizeText } from '../../../corpus/content-text.ts';
import {
  type DeskReplaceable,
  type DeskReplacement,
  newReplacement,
  problemOfReplacement,
  problemOfWords,
  wordsQuery,
} from '../../shared/replace.ts';
import { editorOf, parse } from '../parse.ts';
import { invalid } from '../problems.ts';
import type { Replacements } from './replacements.ts';

/** The chosen places of one replacement as JSON, in bytes. */
const JSON_MAX_BYTES = 512 * 1024;

/** Calls that replace a wording; `desk/shared/replace.ts` defines them. */
export function replacementApi(replacements: Replacements): Router {
  const api = Router();

  api.get('/replacements', async (req, res) => {
    const { words, part } = parse(wordsQuery, req.query);
    refuse(problemOfWords(words));
    const found = await replacements.find(normalizeText(words), part !== undefined);
    res.json(found satisfies DeskReplaceable);
  });

  const json = express.json({ limit: JSON_MAX_BYTES, type: 'application/json' });
  api.post('/replacements', json, async (req, res) => {
    const wanted = parse(newReplacement, req.body);
    const words = normalizeText(wanted.words);
    const replacement = normalizeText(wanted.replacement);
    refuse(problemOfWords(words) ?? problemOfReplacement(words, replacement));
    const made = await replacements.make({ ...wanted, words, replacement }, editorOf(res));
    res.json(made satisfies DeskReplacement);
  });
  return api;
}

/** @throws {DeskError} 400 with the problem, if there is one */
function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw invalid(problem);
}
