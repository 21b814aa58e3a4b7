import { z } from 'zod';
import type { DeskPicture } from './api.ts';

/** GET /pictures: all pictures of the content folder, with the places that name them. */
export interface DeskPictures {
  pictures: DeskLibraryPicture[];
}

export interface DeskLibraryPicture {
  /** `photos/office-1a2b3c.jpg` */
  file: string;
  /** Text alternatives of its uses. */
  alts: string[];
  uses: DeskPictureUse[];
  /** Point that stays in sight, as the first of its uses names it. */
  focus?: unknown;
  /** Whether all uses may name an uploaded picture instead. */
  canReplace: boolean;
}

interface DeskPictureUse {
  file: string;
  title: string;
  /** Title of its kind. */
  kind: string;
  /** Whether the record has a page of its own. */
  hasPage: boolean;
  at: (string | number)[];
}

/**
 * POST /pictures/replace?picture=&name=&alt= (or `decorative=1`) with the bytes of a picture: drafts of all records that
 * name a picture name the new one instead.
 */
export interface DeskReplaced extends DeskDrafts {
  picture: DeskPicture;
}

export interface DeskDrafts {
  /** Records with a draft. */
  files: string[];
}

const percent = z.int().min(0).max(100);
/** POST /pictures/focus: drafts of all records that name a photograph set its focus, or remove it. */
export const newFocus = z.object({
  picture: z.string().max(200),
  focus: z.object({ x: percent, y: percent }).nullable(),
});
export type DeskFocus = z.infer<typeof newFocus>;
