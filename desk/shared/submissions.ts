import { z } from 'zod';
import { RECEIPT } from '../../shared/api/forms/answers.ts';
import {
  type AuditAction,
  HANDLING_STATES,
  type HandlingState,
  NOTE_MAX_LENGTH,
  type RetentionOfForm,
} from '../../shared/handling.ts';
import type { IsoTime } from './constants.ts';

/*
 * API of the desk's submission pages, below /admin/api/submissions. Every request, including reads, carries `X-Desk: 1`
 * and comes from the desk's own pages. Personal data is sent in bodies, never in URLs.
 */

const day = z.iso.date();
const receipt = z.string().regex(RECEIPT);
const state = z.enum(HANDLING_STATES);
const editorMail = z.string().max(254);
const cursor = z.strictObject({ at: z.iso.datetime(), id: z.string().max(64) });

/** PUT /submissions/handling. Returns `SubmissionHandled`; 409 `changed` after a concurrent change, 404 if erased. */
export const changeSubmission = z.strictObject({
  receipt,
  /** Revision to send with a change. */
  revision: z.int().min(0),
  state,
  /** Mail address of an editor. */
  assignee: editorMail.nullable(),
  note: z.string().max(NOTE_MAX_LENGTH),
});
export type ChangeSubmission = z.infer<typeof changeSubmission>;
export type SubmissionHandling = Omit<ChangeSubmission, 'receipt'>;

export const submissionFilter = z.strictObject({
  /** Search terms in receipt number, company, name or mail address. */
  text: z.string().max(100).optional(),
  form: z.string().max(50).optional(),
  state: state.optional(),
  /** Mail address of an editor; null for unassigned submissions. */
  assignee: editorMail.nullable().optional(),
  /** First and last day of receipt, in Japan. */
  from: day.optional(),
  until: day.optional(),
});
export type SubmissionFilter = z.infer<typeof submissionFilter>;

/** POST /submissions/list. Returns `SubmissionList`. */
export const submissionListing = z.strictObject({ filter: submissionFilter, after: cursor.optional() });
export type Cursor = z.infer<typeof cursor>;

export interface SubmissionList {
  /** Newest first. */
  submissions: ListedSubmission[];
  /** Cursor of the next page; undefined on the last one. */
  next?: Cursor | undefined;
  /** Number of filtered submissions in each state, ignoring the filter's state. */
  counts: Record<HandlingState, number>;
  /** All forms with name and title. */
  forms: { form: string; title: string }[];
  readers: SubmissionReader[];
}

/** GET /submissions/counts: numbers of all submissions. */
export type SubmissionCounts = Pick<SubmissionList, 'counts'>;

export interface ListedSubmission {
  receipt: string;
  receivedAt: IsoTime;
  /** Title of the form. */
  form: string;
  company: string;
  name: string;
  handling: SubmissionHandling;
}

/** Editor who may read and handle submissions. */
export interface SubmissionReader {
  mail: string;
  name: string;
}

/** POST /submissions/export with a filter returns CSV. */
export const submissionExport = submissionListing.pick({ filter: true });

/** GET /submissions/detail?receipt= */
export const submissionQuery = z.object({ receipt });

export interface SubmissionDetail extends ListedSubmission {
  /** Submitted values with the labels of the form. */
  fields: { label: string; value: string }[];
  deliveries: SubmissionDelivery[];
  /** Other submissions of the same person, and of others in the same company: the newest, and the total. */
  ofCompany: RelatedSubmissions;
  ofPerson: RelatedSubmissions;
  /** ISO 8601; undefined if the submission is retained until an editor erases it. */
  deletedAt?: string | undefined;
  trail: SubmissionAuditEntry[];
  readers: SubmissionReader[];
}

export interface RelatedSubmissions {
  total: number;
  submissions: ListedSubmission[];
}

export interface SubmissionDelivery {
  /** Delivery channel: `mail-notice`, `mail-reply`, `webhook`. */
  channel: string;
  state: 'waiting' | 'sent' | 'refused' | 'withheld';
  /** Failed attempts. */
  attempts: number;
  /** Time of delivery or of the next attempt, ISO 8601. */
  at: string;
}

/** Entry of the audit trail. */
export interface SubmissionAuditEntry {
  id: string;
  at: IsoTime;
  /** Name of the editor or the automatic process. */
  by: string;
  action: AuditAction;
  receipt: string | null;
  /** Changes as text: 「状態: 未対応 → 対応中」. For a list or an export, its filter. */
  changes: string[];
  /** Texts of a changed note; removed with the submission. */
  note?: { before: string; after: string } | undefined;
  /** Number of submissions in a page of the list or an export. */
  count?: number | undefined;
}

export interface SubmissionHandled {
  handling: SubmissionHandling;
  trail: SubmissionAuditEntry[];
}

/** POST /submissions/erase: one submission, or all of its person. `typed` repeats the receipt number. */
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
  forms: (RetentionOfForm & { title: string })[];
  /** Retention of the audit trail. */
  auditDays: number;
}

/** POST /submissions/purge with an empty object. */
export interface SubmissionsPurged {
  submissions: number;
}

/** POST /submissions/trail. Returns `SubmissionTrail`, newest first. */
export const submissionTrail = submissionListing.pick({ after: true });
export interface SubmissionTrail {
  entries: SubmissionAuditEntry[];
  next?: Cursor | undefined;
}
