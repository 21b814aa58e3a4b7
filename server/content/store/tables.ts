import type { AuditAction, HandlingState } from '../../../shared/desk/handling.ts';

/** The tables of the write side. Times are ISO 8601 in UTC, so that they sort as text in both databases. */
export interface Tables {
  submissions: {
    id: string;
    /** The number that the visitor is told. */
    receipt: string;
    form: string;
    received_at: string;
    /** Fields as typed, and folded for matching: JSON. */
    typed: string;
    folded: string;
    /** Keys under which the same company and the same person are found. */
    company_key: string;
    mail_key: string;
    /** Hash of the Idempotency-Key, and of what came with it. */
    request_key: string | null;
    request_hash: string;
  };
  outbox: {
    id: string;
    submission_id: string;
    channel: string;
    created_at: string;
    attempts: number;
    /** Not before this time; while a delivery runs, the time at which another process may take it over. */
    due_at: string;
    /** Set when it is delivered, or when it never can be. */
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
    /** Searches that had results, and those that had none. */
    found: number;
    missed: number;
  };
  /** What has become of a submission; one of which nobody has said anything has no row. It goes with its submission. */
  handling: {
    submission_id: string;
    state: HandlingState;
    /** Mail address of the editor who sees to it. */
    assignee: string | null;
    note: string;
    /** One more with each change. */
    revision: number;
  };
  /** Who has seen, changed, exported or erased what: rows are added, and deleted once they are old. Nothing of a visitor but receipt numbers. */
  audit: {
    id: string;
    at: string;
    /** Mail address of an editor; null for what no editor has done. */
    actor: string | null;
    actor_name: string;
    action: AuditAction;
    receipt: string | null;
    /** Of a change: the revision that it made. */
    revision: number | null;
    /** JSON. */
    details: string;
  };
  /** The texts of a note that was changed. They may tell of the visitor, so they go with the submission. */
  note_changes: { audit_id: string; submission_id: string; before: string; after: string };
}
