import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, type SelectQueryBuilder } from 'kysely';
import type { Logger } from '../../monitoring/logger.ts';
import { migrate } from './migrations.ts';
import { openHere, type SqliteRunner, sqliteDialect } from './sqlite/sqlite-dialect.ts';
import { SqliteThread } from './sqlite/sqlite-thread.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface DatabasePlace {
  /** Folder of the embedded database file; without folder and URL, data is stored in memory only. */
  dataDir?: string | undefined;
  /** A PostgreSQL to use instead. */
  databaseUrl?: string | undefined;
}

/** The database cannot be opened. The message is for the operator and contains no address or password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The product's own name, not a vendor's: existing databases have this name. */
const DATABASE_FILE = 'minamo.sqlite';

/**
 * Opens the database and migrates its schema.
 *
 * @param open opens the embedded database; by default in the calling thread, which is sufficient for commands
 * @throws {StoreError}
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  open: (file: string) => SqliteRunner = openHere,
): Promise<Database> {
  const dialect = databaseUrl ? await postgresDialect(databaseUrl) : await embeddedDialect(dataDir, open);
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    const what = databaseUrl ? 'DATABASE_URL のデータベース' : 'DATA_DIR のデータベースファイル';
    throw new StoreError(`${what}を開けません(${errorCode(error)})`, { cause: error });
  }
}

/**
 * Opens the database for a server process. A file is accessed in a thread of its own, so that other requests do not
 * wait for it; a database in memory does not block.
 *
 * @throws {StoreError}
 */
export function openDatabaseBeside(place: DatabasePlace, logger: Logger): Promise<Database> {
  if (place.dataDir === undefined) return openDatabase(place);
  const onCrash = (error: Error) =>
    logger.error({ reason: errorCode(error) }, 'the database thread ended: restarting');
  return openDatabase(place, (file) => new SqliteThread(file, onCrash));
}

/** Path of the embedded database file; undefined without one. */
export function databaseFile({ dataDir, databaseUrl }: DatabasePlace): string | undefined {
  return dataDir === undefined || databaseUrl ? undefined : path.join(dataDir, DATABASE_FILE);
}

async function embeddedDialect(dataDir: string | undefined, open: (file: string) => SqliteRunner) {
  const file = databaseFile({ dataDir });
  if (dataDir !== undefined)
    await makeFolder(dataDir).catch((error: unknown) => {
      throw new StoreError(`DATA_DIR のフォルダーを作成できません(${errorCode(error)})`, { cause: error });
    });
  return sqliteDialect(() => open(file ?? ':memory:'));
}

/** Creates folders one by one: a recursive `mkdir` hangs on file systems that refuse new folders (/proc). */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (parent !== folder && !existsSync(parent)) await makeFolder(parent);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !existsSync(folder)) throw error;
  });
}

async function postgresDialect(connectionString: string) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Shorter than the site's own deadline for a visitor.
    query_timeout: 8_000,
  });
  // A connection closed by the server fails its query and is replaced; an unhandled error event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** Number of rows that a query finds. */
export async function countRows(query: SelectQueryBuilder<Tables, keyof Tables, object>): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Splits values for several statements: databases limit their number in one. */
export function* inParts<Value>(values: readonly Value[], size = 500): Generator<Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}

/** SQLite's primary codes: busy, locked, read-only, I/O error, corrupt, full, cannot open, no database. */
const SQLITE_UNWRITABLE: ReadonlySet<number> = new Set([5, 6, 8, 10, 11, 13, 14, 26]);
/** PostgreSQL: insufficient resources, system error, read-only. */
const POSTGRES_UNWRITABLE = /^(?:53|58)\w{3}$|^25006$/;

/** Distinguishes a database that cannot store anything at present from one that rejects a certain statement. */
export function isUnwritable(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as Record<string, unknown>;
  if (typeof errcode === 'number') return SQLITE_UNWRITABLE.has(errcode & 0xff);
  return typeof code === 'string' && POSTGRES_UNWRITABLE.test(code);
}

/** A code for an error, free of personal data: messages of a database may quote values. */
export function errorCode(error: unknown): string {
  const { code, errstr, responseCode, name, cause } = (error ?? {}) as Record<string, unknown>;
  const because = (cause as { code?: unknown } | null | undefined)?.code;
  // `errstr` is SQLite's fixed text for its code, such as `database is locked`; it contains no values.
  return (
    [code, errstr, responseCode, name, because]
      .filter((part) => part !== undefined && part !== 'Error')
      .join(' ') || 'Error'
  );
}
