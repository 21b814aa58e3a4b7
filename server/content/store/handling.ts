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
    const submission = await transaction
      .selectFrom('submissions')
      .select('id')
      .where('receipt', '=', receipt)
      .executeTakeFirst();
    if (!submission) return { kind: 'gone' };
    const { id } = submission;
    await transaction
      .insertInto('handling')
      .values({ submission_id: id, ...UNTOUCHED })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = (await handlingOf(transaction, id)) ?? UNTOUCHED;
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
      const latest = await handlingOf(transaction, id);
      const changes = await changesSince(transaction, receipt, seen);
      return { kind: 'conflict', handling: latest ?? before, changes };
    }
    const { revision } = handling;
    const [audit_id = ''] = await addAudit(transaction, by, [
      { action: 'change', receipt, revision, details: { changes } },
    ]);
    if (before.note !== to.note)
      await transaction
        .insertInto('note_changes')
        .values({ audit_id, submission_id: id, before: before.note, after: to.note })
        .execute();
    return { kind: 'changed', handling };
  });
}

function handlingOf(db: Database, id: string): Promise<Handling | undefined> {
  return db
    .selectFrom('handling')
    .select(['state', 'assignee', 'note', 'revision'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
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
