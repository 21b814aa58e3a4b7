import { z } from 'zod';
import { type IsoTime, TEXT_MAX_LENGTH } from './constants.ts';
import type { SubmissionHandling } from './submissions.ts';
import type { DeskNote } from './together.ts';

/*
 * API between the desk's interface and its back end, below /admin/api. Every response is JSON; failures are a
 * `DeskProblem`. Requests that change data carry the header `X-Desk: 1`, which forms of other sites cannot send.
 */

export * from './constants.ts';

/** GET /session. 401 without a session: `signIn` of the problem is the sign-in page. */
export interface DeskSession {
  editor: { name: string; email: string; role: 'writer' | 'approver' };
  /** Whether the editor can sign out. */
  canSignOut: boolean;
  /** Whether preview links are available. */
  canPreview: boolean;
  /** Whether this editor may read submissions. */
  canReadSubmissions: boolean;
  /** Public origin of the site, for links to its pages. */
  siteOrigin: string;
  kinds: DeskKind[];
}

export interface DeskKind {
  name: string;
  title: string;
  description: string;
  /** `markdown`: fields and a text; `record`: fields; `list`: one file of many items. */
  format: 'markdown' | 'record' | 'list';
  /** Whether editors may create files. */
  canAdd: boolean;
}

/** GET /schema?kind=: the keywords of JSON Schema that the forms read. For a `list`, the schema of the whole list. */
export interface DeskSchema {
  $ref?: string | undefined;
  $defs?: Readonly<Record<string, DeskSchema>> | undefined;
  title?: string | undefined;
  description?: string | undefined;
  type?: string | undefined;
  const?: unknown;
  enum?: readonly unknown[] | undefined;
  /** Names of the values of `enum`. */
  names?: Readonly<Record<string, string>> | undefined;
  oneOf?: readonly DeskSchema[] | undefined;
  anyOf?: readonly DeskSchema[] | undefined;
  properties?: Readonly<Record<string, DeskSchema>> | undefined;
  required?: readonly string[] | undefined;
  additionalProperties?: DeskSchema | boolean | undefined;
  items?: DeskSchema | boolean | undefined;
  prefixItems?: readonly DeskSchema[] | undefined;
  maxItems?: number | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  /** List of choices that the value is from. */
  reference?: string | undefined;
  /** `file`: the value names an uploaded file. */
  upload?: string | undefined;
}

/** GET /published: problems of the published content. While there are any, the site serves the last valid content. */
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
  /** Path of its page. */
  path?: string | undefined;
  /** File of the content folder, or a path of the site. */
  picture?: string | undefined;
  draft?: DeskDraft | undefined;
  /** Start of publication in the file: `2026-12-01 09:00`. */
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
  /** Whether the file hides the record. */
  isHidden?: boolean | undefined;
  /** Whether the record is unpublished. */
  isNew?: boolean | undefined;
  /** Names of other editors who have it open. */
  openBy?: string[] | undefined;
  /** Revision of the draft's text, in the list of drafts. */
  revision?: string | null | undefined;
}

/** GET /choices?of= , for a `reference` of a schema. */
export interface DeskChoices {
  choices: DeskChoice[];
  /** Whether other values are valid as well. */
  isOpen: boolean;
}

export interface DeskChoice {
  value: string | number;
  name: string;
  /** Further words to tell it by. */
  note?: string;
  /** File of the content folder, or a path of the site. */
  picture?: string | undefined;
  /** State worth knowing, such as the end of sales. */
  state?: string;
}

export interface DeskDraft {
  /** It is being written, waits for an approver, or was sent back by one. */
  state: 'writing' | 'review' | 'returned';
  author: string;
  savedAt: IsoTime;
  notes: DeskNote[];
}

/** Submitted content: fields (of a `list` all items), or the source text of the file. */
const deskContent = z.union([
  z.strictObject({
    data: z.union([z.record(z.string(), z.json()), z.array(z.json())]),
    body: z.string().max(TEXT_MAX_LENGTH).optional(),
  }),
  z.strictObject({ text: z.string().max(TEXT_MAX_LENGTH) }),
]);
export type DeskContent = z.infer<typeof deskContent>;

/** GET /record?file=, and the response to every request that saves one. */
export interface DeskRecord {
  file: string;
  kind: string;
  title: string;
  path?: string | undefined;
  /** Path of its published page, if the draft deletes or moves it. */
  movedFrom?: string | undefined;
  /** Revision to send with the next save; `null` for a new file. */
  revision: string | null;
  /** Text of the draft or the published file. `null` if a draft deletes it. */
  text: string | null;
  /** Undefined for invalid YAML, which can be edited only as text. */
  data?: unknown;
  body?: string | undefined;
  draft?: DeskDraft | undefined;
  isNew: boolean;
  /** Problems of the whole folder with this draft; those of this file first. */
  problems: DeskFieldProblem[];
}

/** Path of a value in the data of a record; `['body']` stands for the text below the fields. */
export const dataPath = z.array(z.union([z.string().max(100), z.int()])).max(20);

export interface DeskFieldProblem {
  file: string;
  /** Name of the record. */
  record?: string | undefined;
  /** Path in the data, if known. */
  path?: (string | number)[] | undefined;
  field: string;
  line?: number | undefined;
  reason: string;
  /** Suggested correction. */
  fix?: string | undefined;
}

/** GET /new?kind= : template of a new record, with an unused id. */
export interface DeskTemplate {
  data: unknown;
  body?: string | undefined;
}

/** POST /draft/remove (deletes the record when published), /draft/discard, /draft/preview. */
export const ofDraft = z.strictObject({ file: z.string().max(200), revision: z.string().max(64).nullable() });

/** POST /new. Returns `DeskRecord`. */
export const newRecord = z.strictObject({ kind: z.string().max(200), content: deskContent });
export type NewRecord = z.infer<typeof newRecord>;

/** PUT /draft. Returns `DeskRecord`, even with problems: a draft may be unfinished. 409 `conflict`. */
export const saveDraft = ofDraft.extend({
  content: deskContent,
  /** Restarts from the published version after a conflict with it was resolved. */
  onto: z.literal('published').optional(),
});
export type SaveDraft = z.infer<typeof saveDraft>;

/** POST /draft/state */
export const draftState = ofDraft.extend({ state: z.enum(['writing', 'review']) });

/** POST /draft/publish; `movedTo` is the successor of the address that it ends, empty if there is none. */
export const publishDraft = ofDraft.extend({ movedTo: z.string().max(300).optional() });

/** Response to POST /draft/publish. */
export interface DeskPublished {
  commit: string;
  path?: string | undefined;
}

/** POST /draft/preview; `at` is a minute in Japan, `2026-12-01 09:00`. Returns `DeskPreview`. */
export const previewOf = ofDraft.extend({ at: z.string().max(16).optional() });
export interface DeskPreview {
  url: string;
  until: IsoTime;
}

/** POST /page: opens a page of the site in the page editor; by default the record's own. Returns `DeskPreview`. */
export const openPage = ofDraft.pick({ file: true }).extend({ path: z.string().max(2_000).optional() });

/** PUT /page: shows unsaved content of a record in the pages of the page editor. */
export const writtenPage = ofDraft.pick({ file: true }).extend({ content: deskContent });

/**
 * POST /picture?file=&alt=&name= (or `decorative=1` instead of `alt`) with the bytes of a picture: adds it to the draft
 * of that record. GET /picture?file=&picture= returns it, without `file` as published.
 */
export interface DeskPicture {
  /** Name in records: `photos/office-1a2b3c.jpg`. */
  file: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  decorative: boolean;
}

/** Required description of a picture, or the statement that it is decorative. */
export type PictureWords = { alt: string } | { decorative: true };

/**
 * POST /file?file=&name=&upload=&offset=(&last=1) with a part of a file for download: `DeskFilePart`, or `DeskFile` for
 * the last part.
 */
export interface DeskFilePart {
  /** Bytes of the upload so far; a part that does not begin there was not taken. */
  received: number;
}
export interface DeskFile {
  /** Name in records: `outline-1a2b3c.dxf`. */
  file: string;
  size: number;
  sha256: string;
}

/** Body of every failed response. */
export interface DeskProblem {
  /**
   * `sign-in` 401 · `forbidden` 403 · `not-found` 404 · `conflict` 409 · `gone` 409 · `changed` 409 · `refused` 422 ·
   * `invalid` 400 · `too-large` 413 · `busy` 429 · `by-hand`, `rewritten`, `remote`, `locked`, `disk`, `database`,
   * `busy` 503 · `failed` 500
   */
  code: string;
  /** Message for the editor, in Japanese. */
  message: string;
  /** Sign-in page, for `sign-in`, if there is one. */
  signIn?: string | undefined;
  /** For `refused`. */
  problems?: DeskFieldProblem[] | undefined;
  /** For `conflict`. */
  conflict?: DeskConflict | undefined;
  /** For `changed`: the version that another editor has saved. */
  handling?: SubmissionHandling | undefined;
}

/** Conflicting changes of one record by two editors. The request was not saved; its values are in `merged`. */
export interface DeskConflict {
  /** Other side: another draft, or a concurrent publication. */
  with: 'draft' | 'published';
  /** Author of the other side, if known. */
  author?: string | undefined;
  /** Revision to send with the next save. */
  revision: string | null;
  /** Merged changes, with the submitted values at conflicts. Undefined if one side is invalid YAML. */
  merged?: DeskTemplate | undefined;
  /** Conflicts: `['body']` stands for the text, all other paths begin with `data`. */
  places: { path: (string | number)[]; mine: unknown; theirs: unknown }[];
  /** Complete text of the other side. */
  theirs: string | null;
}
