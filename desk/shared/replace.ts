import { z } from 'zod';
import { isOneLine } from '../../shared/text/one-line.ts';
import type { DeskFieldProblem } from './api.ts';
import { SEARCH_MAX_LENGTH } from './constants.ts';
import type { DeskFoundPlace } from './search.ts';

/* Replacement of a wording in all published records. */

/** Most records of a replacement: as many as a release has. */
export const REPLACED_RECORDS_MAX = 50;
export const REPLACED_PLACES_MAX = 500;

/** Reason for which a wording cannot be searched for, in Japanese. */
export function problemOfWords(words: string): string | undefined {
  if (words.trim() === '') return '置き換える前の言葉を書いてください。';
  return problemOfText(words);
}

/** Reason for which a wording cannot replace another one. */
export function problemOfReplacement(words: string, replacement: string): string | undefined {
  if (replacement.trim() === '') return '置き換えた後の言葉を書いてください。';
  if (replacement === words) return '前と後の言葉が同じです。';
  return problemOfText(replacement);
}

function problemOfText(text: string): string | undefined {
  if (text.length > SEARCH_MAX_LENGTH) return `言葉は${SEARCH_MAX_LENGTH}文字までです。`;
  return isOneLine(text) ? undefined : '改行や、目に見えない制御文字は使えません。';
}

/** GET /replacements?words=&part= : where published records have a wording. `part` finds it within longer words, too. */
export const wordsQuery = z.object({ words: z.string(), part: z.literal('1').optional() });

export interface DeskReplaceable {
  records: DeskReplaceableRecord[];
  left: DeskLeftAlone[];
  /** Whether further places were left out. */
  isCut: boolean;
}

interface AboutRecord {
  file: string;
  title: string;
  /** Title of its kind. */
  kind: string;
}

export interface DeskReplaceableRecord extends AboutRecord {
  revision: string;
  places: DeskReplaceablePlace[];
}

export interface DeskReplaceablePlace extends DeskFoundPlace {
  /** Offset in the text. */
  from: number;
  /** Names of the fields on the way to the text: `本文 › 2件目 › 見出し`. */
  field: string;
}

/** A record with places that are not replaced. */
export interface DeskLeftAlone extends AboutRecord {
  count: number;
  /** It has a draft, can be edited only as text, or the wording is part of an address or of a name that others refer to. */
  reason: 'draft' | 'text' | 'reference';
  /** Author of the draft. */
  by?: string | undefined;
}

/** POST /replacements: makes drafts with the replacement at the chosen places. Returns `DeskReplacement`. */
export const newReplacement = wordsQuery.extend({
  replacement: z.string(),
  records: z
    .array(
      z.strictObject({
        file: z.string().max(200),
        revision: z.string().max(64),
        places: z
          .array(
            z.strictObject({
              at: z.array(z.union([z.string().max(100), z.int()])).max(20),
              from: z.int().nonnegative(),
            }),
          )
          .min(1)
          .max(REPLACED_PLACES_MAX),
      }),
    )
    .min(1)
    .max(REPLACED_RECORDS_MAX),
});
export type NewReplacement = z.infer<typeof newReplacement>;

export interface DeskReplacement {
  drafts: { file: string; title: string; revision: string }[];
  /** Records that somebody has changed since they were listed, or that can be edited only as text. */
  skipped: (AboutRecord & { reason: 'changed' | 'text' })[];
  /** Problems of all drafts together. */
  problems: DeskFieldProblem[];
}
