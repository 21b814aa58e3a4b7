import { sql } from 'kysely';
import { normalizeMail } from '../../../../shared/api/forms/normalize.ts';
import type { AuditAction } from '../../../../shared/handling.ts';
import { type Actor, addAudit } from '../audit.ts';
import { countRows, type Database, type DatabasePlace, inParts } from '../database.ts';

/** Selects the submission of a receipt number, or all submissions of a mail address. */
export type Whose = { receipt: string } | { mail: string };

export interface Erased {
  receipts: string[];
  /** Sent and pending notifications of these submissions. */
  outboxEntries: number;
}

/** Counts the records that would be erased. */
export async function findErasable(db: Database, whose: Whose): Promise<Erased> {
  const rows = await submissionsOf(db, whose);
  let outboxEntries = 0;
  for (const ids of inParts(rows.map(({ id }) => id)))
    outboxEntries += await countRows(db.selectFrom('outbox').where('submission_id', 'in', ids));
  return { receipts: rows.map(({ receipt }) => receipt), outboxEntries };
}

/**
 * Erases submissions and all dependent records in one transaction. Idempotency keys are part of their rows, and
 * editors' notes are deleted with them (`handling`, `note_changes`). The audit trail records actor and receipt numbers.
 */
export async function eraseSubmissions(db: Database, whose: Whose, by: Actor): Promise<Erased> {
  return db.transaction().execute(async (transaction) => {
    const rows = await submissionsOf(transaction, whose);
    const outboxEntries = await eraseRows(transaction, rows, 'erase', by);
    return { receipts: rows.map(({ receipt }) => receipt), outboxEntries };
  });
}

/** Erases within the caller's transaction. @returns the number of deleted outbox entries */
export async function eraseRows(
  transaction: Database,
  rows: { id: string; receipt: string }[],
  action: Extract<AuditAction, 'erase' | 'purge'>,
  by: Actor,
): Promise<number> {
  await addAudit(
    transaction,
    by,
    rows.map(({ receipt }) => ({ action, receipt })),
  );
  let outboxEntries = 0;
  for (const ids of inParts(rows.map(({ id }) => id))) {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('submission_id', 'in', ids)
      .executeTakeFirstOrThrow();
    outboxEntries += Number(numDeletedRows);
    await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
  }
  return outboxEntries;
}

/**
 * Removes erased data from SQLite's write-ahead log, too, where it would remain until it is overwritten.
 *
 * @returns false when a concurrent reader prevents this, so that the data remains for now
 */
export async function clearChangeLog(db: Database, { databaseUrl }: DatabasePlace): Promise<boolean> {
  if (databaseUrl) return true;
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  return rows[0]?.busy === 0;
}

function submissionsOf(db: Database, whose: Whose) {
  const found = db.selectFrom('submissions').select(['id', 'receipt']).orderBy('received_at');
  return 'receipt' in whose
    ? found.where('receipt', '=', whose.receipt).execute()
    : found.where('mail_key', '=', normalizeMail(whose.mail).toLowerCase()).execute();
}
