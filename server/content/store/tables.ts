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
}
