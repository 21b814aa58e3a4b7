import { z } from 'zod';
import { dataPath } from './api.ts';
import { REPLACED_PLACES_MAX } from './constants.ts';
import type { DeskDrafts } from './pictures.ts';
import type { DeskFoundPlace } from './search.ts';

/** GET /replacements?words=&part= : published texts with a wording; `part` finds it within longer words, too. */
export const wordsQuery = z.object({ words: z.string(), part: z.literal('1').optional() });

const place = z.object({
  file: z.string().max(200),
  /** Revision of the published file. */
  revision: z.string().max(64),
  at: dataPath,
  /** Offset in the text. */
  from: z.int().nonnegative(),
});

export interface DeskReplaceable {
  places: DeskReplaceablePlace[];
  left: DeskLeftAlone[];
  /** Whether further places were left out. */
  isCut: boolean;
}

export interface DeskReplaceablePlace extends DeskFoundPlace, z.infer<typeof place> {
  title: string;
  /** Names of the fields on the way to the text: `本文 › 2件目 › 見出し`. */
  field: string;
}

/** A record that is not changed, or not everywhere. */
interface DeskLeftAlone {
  file: string;
  title: string;
  /** In Japanese. */
  reason: string;
}

/** POST /replacements: makes drafts with the replacement at chosen places. Returns `DeskReplacement`. */
export const newReplacement = wordsQuery.extend({
  replacement: z.string(),
  places: z.array(place).max(REPLACED_PLACES_MAX),
});
export type NewReplacement = z.infer<typeof newReplacement>;

export interface DeskReplacement extends DeskDrafts {
  skipped: DeskLeftAlone[];
}
