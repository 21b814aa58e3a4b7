import { z } from 'zod';
import {
  type AuditAction,
  HANDLING_STATES,
  type HandlingState,
  NOTE_MAX_LENGTH,
} from '../../shared/handling.ts';

/*
 * What the desk's page of submissions and its back end say to each other, below /admin/api/submissions. Every request carries `X-Desk: 1`,
 * those that only read included, and comes from the desk's own pages. What may tell of a person stands in bodies, never in addresses.
 */

export interface SubmissionHandling {
  state: HandlingState;
  /** Mail address of an editor. */
  assignee: string | null;
  note: string;
  /** To be sent back with what is changed. */
  revision: number;
}

const day = z.iso.date();
const receipt = z.string().regex(/^M\d{6}-[0-9A-Z]{6}$/);
const editorMail = z.string().max(254);
const cursor = z.strictObject({ at: z.iso.datetime(), id: z.string().max(64) });

export const submissionFilter = z.strictObject({
  /** Words that stand in receipt number, company, name or mail address. */
  text: z.string().max(100).optional(),
  form: z.string().max(50).optional(),
  state: z.enum(HANDLING_STATES).optional(),
  /** Mail address of an editor; null for nobody. */
  assignee: editorMail.nullable().optional(),
  /** First and last day of receipt, in Japan. */
  from: day.optional(),
  until: day.optional(),
});
export type SubmissionFilter = z.infer<typeof submissionFilter>;

/** POST /submissions/list. Answers `SubmissionList`. */
export const submissionListing = z.strictObject({ filter: submissionFilter, after: cursor.optional() });
export type Cursor = z.infer<typeof cursor>;

export interface SubmissionList {
  /** The newest first. */
  submissions: ListedSubmission[];
  /** To be sent for those after them; undefined where there are none. */
  next?: Cursor | undefined;
  /** How many the filter finds in each state, whichever state it names. */
  counts: Record<HandlingState, number>;
  /** Every form by its name and title. */
  forms: { form: string; title: string }[];
  readers: SubmissionReader[];
}

/** GET /submissions/counts: of all submissions. */
export interface SubmissionCounts {
  counts: Record<HandlingState, number>;
}

export interface ListedSubmission {
  receipt: string;
  /** ISO 8601. */
  receivedAt: string;
  /** The title of its form. */
  form: string;
  company: string;
  name: string;
  handling: SubmissionHandling;
}

/** Somebody who may see submissions, and see to them. */
export interface SubmissionReader {
  mail: string;
  name: string;
}

/** POST /submissions/export with a filter answers CSV. */
export const submissionExport = z.strictObject({ filter: submissionFilter });

/** GET /submissions/detail?receipt= */
export const submissionQuery = z.object({ receipt });

export interface SubmissionDetail extends ListedSubmission {
  /** What the visitor has filled in, under the labels of the form. */
  fields: { label: string; value: string }[];
  deliveries: SubmissionDelivery[];
  /** Others of the same person, and of others in the same company: the newest, and how many in all. */
  ofCompany: RelatedSubmissions;
  ofPerson: RelatedSubmissions;
  /** ISO 8601; undefined where it is kept until somebody erases it. */
  deletedAt?: string | undefined;
  trail: SubmissionAuditEntry[];
  readers: SubmissionReader[];
}

export interface RelatedSubmissions {
  total: number;
  submissions: ListedSubmission[];
}

export interface SubmissionDelivery {
  /** What sends it: `mail-notice`, `mail-reply`, `webhook`. */
  channel: string;
  state: 'waiting' | 'sent' | 'refused' | 'withheld';
  /** Attempts that have failed. */
  attempts: number;
  /** When it was done, or is tried next; ISO 8601. */
  at: string;
}

/** One entry of the trail. */
export interface SubmissionAuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  /** The name of the editor, or what has done it by itself. */
  by: string;
  action: AuditAction;
  receipt: string | null;
  /** Changes in words: 「状態: 未対応 → 対応中」. Of a list or an export, its filter. */
  changes: string[];
  /** The texts of a changed note, while its submission is there. */
  note?: { before: string; after: string } | undefined;
  /** How many submissions a page of the list, or an export, held. */
  count?: number | undefined;
}

/** PUT /submissions/handling. Answers `SubmissionHandled`; 409 `changed` where somebody else was first, 404 where it is erased. */
export const changeSubmission = z.strictObject({
  receipt,
  revision: z.int().min(0),
  state: z.enum(HANDLING_STATES),
  assignee: editorMail.nullable(),
  note: z.string().max(NOTE_MAX_LENGTH),
});
export type ChangeSubmission = z.infer<typeof changeSubmission>;

export interface SubmissionHandled {
  handling: SubmissionHandling;
  trail: SubmissionAuditEntry[];
}

/** POST /submissions/erase: the one submission, or all of its person. `typed` is the receipt number once more. */
export const eraseSubmission = z.strictObject({
  receipt,
  whose: z.enum(['submission', 'person']),
  typed: z.string().max(50),
});
export interface SubmissionsErased {
  receipts: string[];
}

/** GET /submissions/retention */
export interface SubmissionRetention {
  forms: {
    form: string;
    title: string;
    /** Undefined where there is no end. */
    days?: number | undefined;
    total: number;
    /** How many are kept long enough by now, and how many more within the next 30 days. */
    due: number;
    soon: number;
  }[];
  /** How long the trail is kept. */
  auditDays: number;
}

/** POST /submissions/purge with an empty object. */
export interface SubmissionsPurged {
  submissions: number;
}

/** POST /submissions/trail. Answers `SubmissionTrail`, the newest first. */
export const submissionTrail = z.strictObject({ after: cursor.optional() });
export interface SubmissionTrail {
  entries: SubmissionAuditEntry[];
  next?: Cursor | undefined;
}
