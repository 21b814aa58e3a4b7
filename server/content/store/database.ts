import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { migrate } from './migrations.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface DatabasePlace {
  /** Folder of the embedded database file; without it and without a URL everything is kept in memory only. */
  dataDir?: string | undefined;
  /** A PostgreSQL to use instead. */
  databaseUrl?: string | undefined;
}

/** The database cannot be opened. The message is for the operator and holds no address or password. */
export class StoreError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
  }
}

/** The product's own name, not a vendor's: databases that are in use are called so. */
const DATABASE_FILE = 'minamo.sqlite';

/**
 * Opens the database and brings its schema up to date.
 *
 * @param embedded How the embedded database is spoken to: by default in the thread that asks, which a command can wait in.
 * @throws {StoreError}
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  embedded: (file: string) => Dialect = nodeSqliteDialect,
): Promise<Database> {
  const db = new Kysely<Tables>({
    dialect: databaseUrl ? await postgresDialect(databaseUrl) : embedded(await makeDatabaseFile(dataDir)),
  });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    const what = databaseUrl ? 'DATABASE_URL のデータベース' : 'DATA_DIR のデータベースファイル';
    throw new StoreError(`${what}を開けません(${errorCode(error)})`, error);
  }
}

/** Where the embedded database file is; undefined where there is none. */
export function databaseFile({ dataDir, databaseUrl }: DatabasePlace): string | undefined {
  return dataDir === undefined || databaseUrl ? undefined : path.join(dataDir, DATABASE_FILE);
}

async function makeDatabaseFile(dataDir: string | undefined): Promise<string> {
  if (dataDir === undefined) return ':memory:';
  try {
    await makeFolder(dataDir);
  } catch (error) {
    throw new StoreError(`DATA_DIR のフォルダーを作成できません(${errorCode(error)})`, error);
  }
  return path.join(dataDir, DATABASE_FILE);
}

/** Folder by folder: where a file system refuses to make any (/proc), Node's own way of making them all never ends. */
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
    // A visitor waits no longer than the site's own deadline.
    query_timeout: 8_000,
  });
  // A connection that the server closes fails the query it carries, and is replaced; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** SQLite's primary codes: locked, read-only, an error of the disk, damaged, full, not to be opened, no database. */
const SQLITE_UNWRITABLE: ReadonlySet<number> = new Set([5, 6, 8, 10, 11, 13, 14, 26]);
/** PostgreSQL: no room left or too much asked of it, an error of its system, read-only. */
const POSTGRES_UNWRITABLE = /^(?:53|58)\w{3}$|^25006$/;

/** Tells a database that can store nothing at present from one that refuses a certain statement. */
export function isUnwritable(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as Record<string, unknown>;
  if (typeof errcode === 'number') return SQLITE_UNWRITABLE.has(errcode & 0xff);
  return typeof code === 'string' && POSTGRES_UNWRITABLE.test(code);
}

/** What happened, in a word that carries nothing personal: messages of a database may quote values. */
export function errorCode(error: unknown): string {
  const { code, errstr, responseCode, name, cause } = (error ?? {}) as Record<string, unknown>;
  const because = (cause as { code?: unknown } | null | undefined)?.code;
  // `errstr` is SQLite's own text for its code: it says `database is locked`, never a value.
  return (
    [code, errstr, responseCode, name, because]
      .filter((part) => part !== undefined && part !== 'Error')
      .join(' ') || 'Error'
  );
}
