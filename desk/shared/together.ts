import { z } from 'zod';
import { dataPath, ofDraft } from './api.ts';
import { type IsoTime, RELEASED_MAX } from './constants.ts';

/* Work of several people: who has a record open, comments on a draft, and drafts published together. */

/** POST /open: repeated while an editor has a record open. */
export const openRecord = ofDraft.pick({ file: true });
export interface DeskOpen {
  /** Names of other editors with the same record open. */
  others: string[];
  /** Minute at which a release publishes its draft. */
  releaseAt?: string | undefined;
}

/** POST /draft/note. Returns `DeskRecord`. */
export const newNote = openRecord.extend({
  text: z.string().trim().min(1).max(1_000),
  /** Undefined for the whole record. */
  path: dataPath.optional(),
  /** Whether the comment sends a submitted draft back. */
  isReturn: z.boolean().optional(),
});
export type NewNote = z.infer<typeof newNote>;

/** Comment on a draft, which ends with it. */
export interface DeskNote extends Omit<NewNote, 'file'> {
  author: string;
  at: IsoTime;
}

/** Drafts that will be published in one commit, all or none. */
export interface DeskRelease {
  id: string;
  /** `2026-12-01 09:00`, in Japan. */
  at: string;
  /** Name of the approver. */
  by: string;
  titles: string[];
  /** Reason for which nothing was published at that minute. */
  problem?: string | undefined;
}

/** GET /releases: planned ones. Also the response to POST /releases/cancel. */
export interface DeskReleases {
  releases: DeskRelease[];
}

/** POST /releases: publishes drafts at once, or plans that for a minute to come. Returns `DeskReleases`. */
export const newRelease = z.strictObject({
  at: z.string().max(16).optional(),
  drafts: z
    .array(ofDraft.extend({ title: z.string().max(500) }))
    .min(1)
    .max(RELEASED_MAX),
});
export type NewRelease = z.infer<typeof newRelease>;
export const ofRelease = z.strictObject({ id: z.string().max(64) });
