import { z } from 'zod';
import { TEXT_MAX_LENGTH } from './constants.ts';
import type { SubmissionHandling } from './submissions.ts';

/*
 * What the desk's interface and its back end say to each other, below /admin/api. Every answer is JSON; one that is no success is a
 * `DeskProblem`. Every request that changes something carries the header `X-Desk: 1`, which no form of another site can send.
 */

export * from './constants.ts';

/** GET /session. 401 for who is not signed in: `signIn` of that problem says where that can be done. */
export interface DeskSession {
  editor: { name: string; email: string; role: 'writer' | 'approver' };
  /** Whether a session can be ended here. */
  canSignOut: boolean;
  /** Whether links to previews can be made. */
  canPreview: boolean;
  /** Whether this editor may see what visitors have sent in. */
  canReadSubmissions: boolean;
  /** The site's own address, for links to its pages. */
  siteOrigin: string;
  kinds: DeskKind[];
}

export interface DeskKind {
  name: string;
  title: string;
  description: string;
  /** `markdown`: fields and a text; `record`: fields; `list`: one file of many items. */
  format: 'markdown' | 'record' | 'list';
  /** Whether editors make new files of it. */
  canAdd: boolean;
}

/** GET /schema?kind= answers JSON Schema: of a `list` that of the whole list. */
export type DeskSchema = Record<string, unknown>;

/** GET /published: what the checks say of what is published. While they say something, the site shows what was right before. */
export interface DeskPublishedState {
  problems: DeskFieldProblem[];
}

/** GET /records?kind= */
export interface DeskListing {
  records: DeskListed[];
}

export interface DeskListed {
  file: string;
  title: string;
  /** The address of its page. */
  path?: string | undefined;
  draft?: DeskDraft | undefined;
  /** When it is shown, as its file says: `2026-12-01 09:00`. */
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
  /** Its file says that it is not shown at all. */
  isHidden?: boolean | undefined;
  /** It is not published yet. */
  isNew?: boolean | undefined;
}

export interface DeskDraft {
  state: 'writing' | 'review';
  author: string;
  /** ISO 8601. */
  savedAt: string;
}

/** What an editor writes: by its fields (of a `list` all of its items), or the text of the file as it is. */
const deskContent = z.union([
  z.strictObject({
    data: z.union([z.record(z.string(), z.json()), z.array(z.json())]),
    body: z.string().max(TEXT_MAX_LENGTH).optional(),
  }),
  z.strictObject({ text: z.string().max(TEXT_MAX_LENGTH) }),
]);
export type DeskContent = z.infer<typeof deskContent>;

/** GET /record?file=, and the answer to everything that saves one. */
export interface DeskRecord {
  file: string;
  kind: string;
  title: string;
  path?: string | undefined;
  /** To be sent back with what is saved; `null` for a file that is not there yet. */
  revision: string | null;
  /** The text of the file: its draft, or what is published. `null` where a draft takes it away. */
  text: string | null;
  /** Undefined while the text is no YAML; then it can be edited as text alone. */
  data?: unknown;
  body?: string | undefined;
  draft?: DeskDraft | undefined;
  isNew: boolean;
  /** What the checks say of the whole folder with this draft; those of this file first. */
  problems: DeskFieldProblem[];
}

export interface DeskFieldProblem {
  file: string;
  /** Where in the data it is, as far as that is known. */
  path?: (string | number)[] | undefined;
  field: string;
  line?: number | undefined;
  reason: string;
  /** What would be right. */
  fix?: string | undefined;
}

/** GET /new?kind= : what a new record begins with, a free id included. */
export interface DeskTemplate {
  data: unknown;
  body?: string | undefined;
}

/** POST /new. Answers `DeskRecord`. */
export const newRecord = z.strictObject({ kind: z.string().max(200), content: deskContent });

/** PUT /draft. Answers `DeskRecord`, also where the checks found something: a draft may be unfinished. 409 `conflict`. */
export const saveDraft = z.strictObject({
  file: z.string().max(200),
  revision: z.string().max(64).nullable(),
  content: deskContent,
  /** Begins anew from what is published: after a conflict with it was resolved. */
  onto: z.literal('published').optional(),
});
export type SaveDraft = z.infer<typeof saveDraft>;

/** POST /draft/remove (the record goes when it is published), /draft/publish, /draft/discard, /draft/preview. */
export const ofDraft = z.strictObject({ file: z.string().max(200), revision: z.string().max(64).nullable() });

/** POST /draft/state */
export const draftState = ofDraft.extend({ state: z.enum(['writing', 'review']) });

/** The answer to POST /draft/publish. */
export interface DeskPublished {
  commit: string;
  path?: string | undefined;
}

/** POST /draft/preview; `at` is a minute in Japan, `2026-12-01 09:00`. Answers `DeskPreview`. */
export const previewOf = ofDraft.extend({ at: z.string().max(16).optional() });
export interface DeskPreview {
  url: string;
  /** ISO 8601. */
  until: string;
}

/** GET /history?file= */
export interface DeskHistory {
  versions: { commit: string; author: string; at: string; subject: string }[];
}

/** GET /version?file=&commit= */
export interface DeskVersion {
  text: string;
}

/**
 * POST /picture?file=&alt=&name= (or `decorative=1` in place of `alt`), the body the bytes of the picture: keeps it in the draft of that record.
 * GET /picture?file=&picture= shows it.
 */
export interface DeskPicture {
  /** As records name it: `photos/office-1a2b3c.jpg`. */
  file: string;
  width: number;
  height: number;
  /** Empty for a decorative one. */
  alt: string;
  decorative: boolean;
}

/** What has to be said of a picture: what it shows, or that it says nothing. */
export type PictureWords = { alt: string } | { decorative: true };

/** Everything that is no success. */
export interface DeskProblem {
  /**
   * `sign-in` 401 · `forbidden` 403 · `not-found` 404 · `conflict` 409 · `gone` 409 · `changed` 409 · `refused` 422 · `invalid` 400 · `too-large` 413 · `busy` 429 ·
   * `by-hand`, `rewritten`, `remote`, `locked`, `disk`, `database`, `busy` 503 · `failed` 500
   */
  code: string;
  /** What an editor reads, in Japanese. */
  message: string;
  /** Of `sign-in`: where to sign in, if that can be done here. */
  signIn?: string | undefined;
  /** Of `refused`. */
  problems?: DeskFieldProblem[] | undefined;
  /** Of `conflict`. */
  conflict?: DeskConflict | undefined;
  /** Of `changed`: what somebody else has made of the submission. */
  handling?: SubmissionHandling | undefined;
}

/** Two people have written in one record. Nothing was saved; what was sent is in `merged`. */
export interface DeskConflict {
  /** With whom: another draft, or what was published meanwhile. */
  with: 'draft' | 'published';
  /** Who, where it is known. */
  author?: string | undefined;
  /** To be sent with what is saved next. */
  revision: string | null;
  /** Both changes as one, with what was sent where both have changed the same. Undefined where one side is no YAML. */
  merged?: { data: unknown; body?: string | undefined } | undefined;
  /** Where both have changed the same: `['body']` stands for the text, everything else begins with `data`. */
  places: { path: (string | number)[]; mine: unknown; theirs: unknown }[];
  /** The other's whole text. */
  theirs: string | null;
}
