import { afterEach, expect, test } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { migrate, STEPS, type Steps } from './migrations.ts';
import { openHere, sqliteDialect } from './sqlite/sqlite-dialect.ts';
import type { Tables } from './tables.ts';

const opened: Kysely<Tables>[] = [];

afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
});

interface Schema {
  /** `table.column`, and whether an insert may omit the column. */
  columns: Map<string, { type: string; isOptional: boolean }>;
  unique: Set<string>;
}

async function schemaAfter(steps: Steps): Promise<Schema> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(() => openHere(':memory:')) });
  opened.push(db);
  await migrate(db, steps);
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap(({ name, columns: own }) =>
    own.map(
      ({ name: column, dataType: type, isNullable, hasDefaultValue }) =>
        [`${name}.${column}`, { type, isOptional: isNullable || hasDefaultValue }] as const,
    ),
  );
  const indexes = await sql<{ label: string }>`
    select tables.name || ' ' || (select group_concat(name) from pragma_index_info(own.name)) as label
    from sqlite_master as tables, pragma_index_list(tables.name) as own
    where tables.type = 'table' and own."unique" = 1`.execute(db);
  return { columns: new Map(columns), unique: new Set(indexes.rows.map(({ label }) => label)) };
}

/** Changes after which the previous release could not use the schema. */
function obstacles(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const lost = [...before.columns]
    .filter(([name, { type }]) => after.columns.get(name)?.type !== type)
    .map(([name]) => `${name} is gone or of another type`);
  const demanded = [...after.columns]
    .filter(
      ([name, { isOptional }]) =>
        tables.has(tableOf(name)) && !isOptional && (before.columns.get(name)?.isOptional ?? true),
    )
    .map(([name]) => `${name} has to be written`);
  const unique = [...after.unique]
    .filter((label) => tables.has(label.split(' ', 1)[0] ?? '') && !before.unique.has(label))
    .map((label) => `${label} has to be unique`);
  return [...lost, ...demanded, ...unique];
}

function tableOf(column: string): string {
  return column.slice(0, column.indexOf('.'));
}

/** A step that removes parts of the schema which no release needs has this suffix. */
const CONTRACTS = /-contract$/;

async function obstaclesOf(steps: Steps): Promise<string[]> {
  const entries = Object.entries(steps);
  const found: string[] = [];
  for (const [index, [name]] of entries.entries()) {
    if (index === 0 || CONTRACTS.test(name)) continue;
    const [before, after] = [index, index + 1].map((end) => Object.fromEntries(entries.slice(0, end)));
    found.push(...obstacles(await schemaAfter(before ?? {}), await schemaAfter(after ?? {})));
  }
  return found;
}

test('every step leaves a schema that the previous release can use', async () => {
  expect(await obstaclesOf(STEPS)).toEqual([]);
});

test('a step that breaks the previous release is detected', async () => {
  const harmful: Steps = {
    '9991-drops': { up: (db) => db.schema.alterTable('thumbs').dropColumn('total').execute() },
    '9992-unique': {
      up: (db) => db.schema.createIndex('once').unique().on('outbox').column('channel').execute(),
    },
    '9993-demands': {
      async up(db) {
        await db.schema.dropTable('spent_codes').execute();
        await db.schema
          .createTable('spent_codes')
          .addColumn('code', 'text', (column) => column.primaryKey())
          .addColumn('expires_at', 'text', (column) => column.notNull())
          .addColumn('purpose', 'text', (column) => column.notNull())
          .execute();
      },
    },
    '9994-adds': { up: (db) => db.schema.alterTable('thumbs').addColumn('day', 'text').execute() },
  };
  expect(await obstaclesOf({ ...STEPS, ...harmful })).toEqual([
    'thumbs.total is gone or of another type',
    'outbox channel has to be unique',
    'spent_codes.purpose has to be written',
  ]);
  expect(await obstaclesOf({ ...STEPS, '9995-contract': harmful['9991-drops'] as Steps[string] })).toEqual(
    [],
  );
});
