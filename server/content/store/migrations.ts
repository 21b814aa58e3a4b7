import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

export type Steps = Record<string, Migration>;

/**
 * Steps of the schema, in order, in the SQL that both databases share. A released step is never edited: a change is a new
 * step, compatible with the previous release (docs/operations.md, "Schema").
 */
export const STEPS: Steps = {
  '0001-submissions-and-outbox': statements(
    `create table submissions (
      id text primary key,
      receipt text not null unique,
      form text not null,
      received_at text not null,
      typed text not null,
      folded text not null,
      company_key text not null,
      mail_key text not null,
      request_key text,
      request_hash text not null,
      constraint submissions_once unique (form, request_key)
    )`,
    'create index submissions_received_at on submissions (received_at)',
    'create index submissions_company_key on submissions (company_key)',
    'create index submissions_mail_key on submissions (mail_key)',
    `create table outbox (
      id text primary key,
      submission_id text not null references submissions (id),
      channel text not null,
      created_at text not null,
      attempts integer not null,
      due_at text not null,
      done_at text,
      outcome text
    )`,
    'create index outbox_due on outbox (channel, done_at, due_at)',
  ),
  '0002-thumbs-and-verify-codes': statements(
    'create table thumbs (goods_id integer primary key, total integer not null)',
    'create table service_secrets (name text primary key, value text not null)',
    'create table spent_codes (code text primary key, expires_at text not null)',
  ),
  '0003-searches': statements(
    `create table searches (
      id text primary key,
      day text not null,
      keyword text not null,
      found integer not null,
      missed integer not null
    )`,
    'create index searches_day on searches (day)',
  ),
  // Rows of submissions are deleted with them, even by an earlier release that does not know these tables.
  '0004-handling-and-audit': statements(
    `create table handling (
      submission_id text primary key references submissions (id) on delete cascade,
      state text not null,
      assignee text,
      note text not null,
      revision integer not null
    )`,
    `create table audit (
      id text primary key,
      at text not null,
      actor text,
      actor_name text not null,
      action text not null,
      receipt text,
      revision integer,
      details text not null
    )`,
    'create index audit_at on audit (at)',
    'create index audit_receipt on audit (receipt, at)',
    `create table note_changes (
      audit_id text primary key references audit (id) on delete cascade,
      submission_id text not null references submissions (id) on delete cascade,
      before text not null,
      after text not null
    )`,
    'create index note_changes_submission on note_changes (submission_id)',
  ),
};

function statements(...texts: string[]): Migration {
  return {
    async up(db) {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}

export async function migrate(db: Kysely<Tables>, steps: Steps = STEPS): Promise<void> {
  // Queried first: while the migrator runs, it uses SQLite's only connection.
  const all = { ...steps, ...(await laterSteps(db, steps)) };
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** Steps of a newer release: this release works with its schema and does not revert them. */
async function laterSteps(db: Kysely<Tables>, steps: Steps): Promise<Steps> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const names = await appliedSteps(db);
  const last = Object.keys(steps).sort().at(-1) ?? '';
  return Object.fromEntries(names.filter((name) => name > last).map((name) => [name, statements()]));
}

/** Names of the steps that a database has. */
export async function appliedSteps(db: Kysely<Tables>): Promise<string[]> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
