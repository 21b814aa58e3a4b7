import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Steps of the schema, in order. A step that has been released is never edited: what changes is a new step. */
const STEPS: Record<string, Migration> = {
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
};

export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => STEPS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
