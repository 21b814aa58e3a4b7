import type { AuditAction, HandlingState } from '../../../shared/handling.ts';

/** The tables of the write side. Times are ISO 8601 in UTC, so that they sort as text in both databases. */
export interface Tables {
  submissions: {
    id: string;
    /** The number shown to the visitor. */
    receipt: string;
    form: string;
    received_at: string;
    /** Fields as typed, and normalized for matching: JSON. */
    typed: string;
    folded: string;
    /** Keys that identify the company and the person. */
    company_key: string;
    mail_key: string;
    /** Hashes of the Idempotency-Key and of the request's content. */
    request_key: string | null;
    request_hash: string;
  };
  outbox: {
    id: string;
    submission_id: string;
    channel: string;
    created_at: string;
    attempts: number;
    /** Earliest time of the delivery; during a delivery, the time after which another process may claim it. */
    due_at: string;
    /** Set after delivery, or when delivery is impossible. */
    done_at: string | null;
    outcome: string | null;
  };
  thumbs: { goods_id: number; total: number };
  service_secrets: { name: string; value: string };
  spent_codes: { code: string; expires_at: string };
  searches: {
    /** Day and keyword. */
    id: string;
    /** A day in Japan, `2026-11-20`. */
    day: string;
    keyword: string;
    /** Searches with results, and without. */
    found: number;
    missed: number;
  };
  /** Processing state of a submission; no row until the first change. Deleted with its submission. */
  handling: {
    submission_id: string;
    state: HandlingState;
    /** Mail address of the responsible editor. */
    assignee: string | null;
    note: string;
    /** Incremented with each change; 0 until the first one. */
    revision: number;
  };
  /**
   * Audit trail of views, changes, exports and erasures: rows are added, and deleted when they are old. The only data
   * of a visitor are receipt numbers.
   */
  audit: {
    id: string;
    at: string;
    /** Mail address of an editor; null for other actors. */
    actor: string | null;
    actor_name: string;
    action: AuditAction;
    receipt: string | null;
    /** For a change: the resulting revision. */
    revision: number | null;
    /** JSON. */
    details: string;
  };
  /** The texts of a changed note. They may contain data of the visitor, so they are deleted with the submission. */
  note_changes: { audit_id: string; submission_id: string; before: string; after: string };
}
