import { randomUUID } from 'node:crypto';
import type { AuditAction, HandlingChange } from '../../../shared/handling.ts';
import { type Database, inParts } from './database.ts';
import type { Tables } from './tables.ts';

/** The person or process behind an action on submissions. */
export interface Actor {
  /** Mail address of an editor; null for other actors. */
  mail: string | null;
  name: string;
}

/** Actors for automatic actions, and for commands on the server. */
export const AUTOMATIC: Actor = { mail: null, name: '自動(保存期間)' };
export const COMMAND_LINE: Actor = { mail: null, name: 'サーバーのコマンド' };

interface AuditDetails {
  changes?: HandlingChange[] | undefined;
  /** Number of submissions in a page of the list, or in an export. */
  count?: number | undefined;
  /** Description of the filter, without visitors' data. */
  filter?: string[] | undefined;
}

interface NewAuditEntry {
  action: AuditAction;
  receipt?: string | undefined;
  revision?: number | undefined;
  details?: AuditDetails | undefined;
}

export interface AuditEntry extends Omit<Tables['audit'], 'actor' | 'actor_name' | 'details'> {
  actor: Actor;
  details: AuditDetails;
  /** The texts of a changed note, while its submission exists. */
  note?: { before: string; after: string } | undefined;
}

/** Maximum number of changes that a conflict lists. */
const CHANGES_MAX = 500;

/**
 * Adds entries to the audit trail; the only function that writes it. In a transaction, entries and the audited change
 * are stored together or not at all.
 *
 * @returns the ids of the entries, in their order.
 */
export async function addAudit(
  db: Database,
  actor: Actor,
  entries: readonly NewAuditEntry[],
): Promise<string[]> {
  const at = new Date().toISOString();
  const rows = entries.map(({ action, receipt = null, revision = null, details = {} }) => ({
    id: randomUUID(),
    at,
    actor: actor.mail,
    actor_name: actor.name,
    action,
    receipt,
    revision,
    details: JSON.stringify(details),
  }));
  for (const part of inParts(rows)) await db.insertInto('audit').values(part).execute();
  return rows.map(({ id }) => id);
}

/** Reads the newest entries before `after`: all, or those of one receipt number. */
export async function readAudit(
  db: Database,
  {
    receipt,
    after,
    limit,
  }: { receipt?: string; after?: Pick<AuditEntry, 'at' | 'id'> | undefined; limit: number },
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('audit')
    .leftJoin('note_changes', 'note_changes.audit_id', 'audit.id')
    .selectAll('audit')
    .select(['note_changes.before', 'note_changes.after'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (receipt !== undefined) query = query.where('receipt', '=', receipt);
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('at', 'id'), '<', tuple(after.at, after.id)),
    );
  const rows = await query.execute();
  return rows.map(({ before, after: to, ...row }) => ({
    ...entryOf(row),
    ...(before !== null && to !== null && { note: { before, after: to } }),
  }));
}

/** The changes of a submission since a revision of it, the oldest first. */
export async function changesSince(db: Database, receipt: string, revision: number): Promise<AuditEntry[]> {
  const trail = await db
    .selectFrom('audit')
    .selectAll()
    .where('receipt', '=', receipt)
    .where('revision', '>', revision)
    .orderBy('revision')
    .limit(CHANGES_MAX)
    .execute();
  return trail.map(entryOf);
}

function entryOf({ actor, actor_name: name, details, ...row }: Tables['audit']): AuditEntry {
  const { id, at, action, receipt, revision } = row;
  return { id, at, actor: { mail: actor, name }, action, receipt, revision, details: JSON.parse(details) };
}

/** The last known names of editors, by mail address. */
export async function actorNames(db: Database, mails: readonly string[]): Promise<Map<string, string>> {
  if (mails.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit')
    .select(({ fn }) => ['actor', fn.max('actor_name').as('name')])
    .where('actor', 'in', [...mails])
    .groupBy('actor')
    .execute();
  return new Map(rows.flatMap(({ actor, name }) => (actor === null ? [] : [[actor, name] as const])));
}

/** Deletes entries older than `before`. */
export async function deleteOldAudit(db: Database, before: string): Promise<void> {
  await db.deleteFrom('audit').where('at', '<', before).execute();
}
