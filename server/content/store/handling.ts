import { sql } from 'kysely';
import type { HandlingChange } from '../../../shared/handling.ts';
import { type Actor, type AuditEntry, addAudit, changesSince } from './audit.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Processing state of a submission. */
export type Handling = Omit<Tables['handling'], 'submission_id'>;

export const UNTOUCHED: Handling = { state: 'open', assignee: null, note: '', revision: 0 };

export type HandlingResult =
  | { kind: 'changed'; handling: Handling }
  /** Not changed, because another editor has changed it since. */
  | { kind: 'conflict'; handling: Handling; changes: AuditEntry[] }
  | { kind: 'gone' };

/**
 * Changes the processing state of a submission and adds an entry to the audit trail in one transaction.
 *
 * @param seen the revision that the editor has seen; any other revision is a conflict
 */
export async function changeHandling(
  db: Database,
  by: Actor,
  { receipt, seen, to }: { receipt: string; seen: number; to: Omit<Handling, 'revision'> },
): Promise<HandlingResult> {
  return db.transaction().execute(async (transaction) => {
    // Begins with a write: only then does SQLite wait for the lock.
    await addRow(transaction, receipt);
    const row = await rowOf(transaction, receipt);
    if (!row) return { kind: 'gone' };
    const { id, handling: before } = row;
    const changes = changesBetween(before, to);
    if (changes.length === 0) return { kind: 'changed', handling: before };
    const handling = { ...to, revision: seen + 1 };
    const { numUpdatedRows } = await transaction
      .updateTable('handling')
      .set(handling)
      .where('submission_id', '=', id)
      .where('revision', '=', seen)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) {
      // It may have changed a moment ago: PostgreSQL shows concurrent commits.
      const latest = await rowOf(transaction, receipt);
      const changes = await changesSince(transaction, receipt, seen);
      return { kind: 'conflict', handling: latest?.handling ?? before, changes };
    }
    await tell(transaction, by, { receipt, id, before, handling, changes });
    return { kind: 'changed', handling };
  });
}

/** Inserts the row of a submission without a state. */
async function addRow(db: Database, receipt: string): Promise<void> {
  await db
    .insertInto('handling')
    .columns(['submission_id', 'state', 'assignee', 'note', 'revision'])
    .expression(
      db
        .selectFrom('submissions')
        .select([
          'id',
          sql.lit(UNTOUCHED.state).as('state'),
          sql.lit(UNTOUCHED.assignee).as('assignee'),
          sql.lit(UNTOUCHED.note).as('note'),
          sql.lit(UNTOUCHED.revision).as('revision'),
        ])
        .where('receipt', '=', receipt),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function rowOf(db: Database, receipt: string): Promise<{ id: string; handling: Handling } | undefined> {
  const row = await db
    .selectFrom('handling')
    .innerJoin('submissions', 'submissions.id', 'handling.submission_id')
    .selectAll('handling')
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  if (!row) return undefined;
  const { submission_id: id, ...handling } = row;
  return { id, handling };
}

/** Changes of notes are stored separately: their texts belong to the submission. */
function changesBetween(before: Handling, to: Omit<Handling, 'revision'>): HandlingChange[] {
  const changes: HandlingChange[] = [];
  if (before.state !== to.state) changes.push({ field: 'state', before: before.state, after: to.state });
  if (before.assignee !== to.assignee)
    changes.push({ field: 'assignee', before: before.assignee, after: to.assignee });
  if (before.note !== to.note) changes.push({ field: 'note' });
  return changes;
}

async function tell(
  db: Database,
  by: Actor,
  told: { receipt: string; id: string; before: Handling; handling: Handling; changes: HandlingChange[] },
): Promise<void> {
  const { receipt, id, before, handling, changes } = told;
  const { revision } = handling;
  const [audit_id = ''] = await addAudit(db, by, [
    { action: 'change', receipt, revision, details: { changes } },
  ]);
  if (before.note !== handling.note)
    await db
      .insertInto('note_changes')
      .values({ audit_id, submission_id: id, before: before.note, after: handling.note })
      .execute();
}
