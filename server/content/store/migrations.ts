import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

export type Steps = Record<string, Migration>;

/**
 * Steps of the schema, in order. A released step is never edited: a change is a new step, compatible with the previous
 * release (docs/operations.md, "Schema").
 */
export const STEPS: Steps = {
  '0001-submissions-and-outbox': {
    async up(db) {
      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('receipt', 'text', (column) => column.notNull().unique())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('typed', 'text', (column) => column.notNull())
        .addColumn('folded', 'text', (column) => column.notNull())
        .addColumn('company_key', 'text', (column) => column.notNull())
        .addColumn('mail_key', 'text', (column) => column.notNull())
        .addColumn('request_key', 'text')
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addUniqueConstraint('submissions_once', ['form', 'request_key'])
        .execute();
      for (const column of ['received_at', 'company_key', 'mail_key']) {
        await db.schema.createIndex(`submissions_${column}`).on('submissions').column(column).execute();
      }
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('done_at', 'text')
        .addColumn('outcome', 'text')
        .execute();
      await db.schema
        .createIndex('outbox_due')
        .on('outbox')
        .columns(['channel', 'done_at', 'due_at'])
        .execute();
    },
  },
  '0002-thumbs-and-verify-codes': {
    async up(db) {
      await db.schema
        .createTable('thumbs')
        .addColumn('goods_id', 'integer', (column) => column.primaryKey())
        .addColumn('total', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('service_secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('spent_codes')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0003-searches': {
    async up(db) {
      await db.schema
        .createTable('searches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('keyword', 'text', (column) => column.notNull())
        .addColumn('found', 'integer', (column) => column.notNull())
        .addColumn('missed', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('searches_day').on('searches').column('day').execute();
    },
  },
  '0004-handling-and-audit': {
    async up(db) {
      // Deleted with the submission, even by an earlier release that does not know these tables.
      await db.schema
        .createTable('handling')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('assignee', 'text')
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('audit')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('actor', 'text')
        .addColumn('actor_name', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('receipt', 'text')
        .addColumn('revision', 'integer')
        .addColumn('details', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('audit_at').on('audit').column('at').execute();
      await db.schema.createIndex('audit_receipt').on('audit').columns(['receipt', 'at']).execute();
      await db.schema
        .createTable('note_changes')
        .addColumn('audit_id', 'text', (column) =>
          column.primaryKey().references('audit.id').onDelete('cascade'),
        )
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('before', 'text', (column) => column.notNull())
        .addColumn('after', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('note_changes_submission')
        .on('note_changes')
        .column('submission_id')
        .execute();
    },
  },
};

export async function migrate(db: Kysely<Tables>, steps: Steps = STEPS): Promise<void> {
  // Queried first: while the migrator runs, it uses SQLite's only connection.
  const all = { ...steps, ...(await laterSteps(db, steps)) };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => all },
  }).migrateToLatest();
  if (error) throw error;
}

/** Steps of a newer release: this release works with its schema and does not revert them. */
async function laterSteps(db: Kysely<Tables>, steps: Steps): Promise<Steps> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const last = Object.keys(steps).sort().at(-1) ?? '';
  const later = rows.filter(({ name }) => name > last);
  return Object.fromEntries(later.map(({ name }) => [name, { async up() {} }]));
}
