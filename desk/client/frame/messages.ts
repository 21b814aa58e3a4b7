import type { Place } from '../../../shared/marks.ts';

/* Messages between the page editor and the page of the site in its frame. Each side checks the other's origin. */

/** A text or picture of the page. */
export interface PageText {
  place: Place;
  /** Its words, cut off when they are long. */
  words: string;
}

export type FromPage =
  /** The texts of the page: after each load, with `isNew`, and after each change. */
  | { kind: 'page'; isNew: boolean; path: string; texts: PageText[] }
  /** The editor chose a text, within a link to `link`; `words` are a part of it. */
  | { kind: 'chosen'; place: Place; words: string; link: string | undefined }
  /** The page cannot be shown with the present content and stays as it was. */
  | { kind: 'kept' };

export type ToPage =
  /** Replaces a text at once. */
  | { kind: 'text'; place: Place; was: string; now: string }
  /** Scrolls to a text and frames it. */
  | { kind: 'show'; place: Place }
  | { kind: 'follow'; link: string }
  /** Loads the page again with the content that the desk has written. */
  | { kind: 'reload' };
