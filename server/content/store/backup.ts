import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { type Database, type DatabasePlace, openDatabase } from './database.ts';
import { appliedSteps } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The file is no backup, or incomplete. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Rows of each table. */
type Counts = Record<keyof Tables, number>;

type Row = Record<string, unknown>;
type Line =
  | { format: typeof FORMAT; takenAt: string; schema: string[] }
  | { table: keyof Tables; rows: Row[] }
  | { end: Counts; sha256: string };

const FORMAT = 'submissions-backup-1';
const BATCH_ROWS = 500;
/** Sort key of each table; in the order of references between tables. */
const KEYS = {
  submissions: 'id',
  outbox: 'id',
  thumbs: 'goods_id',
  service_secrets: 'name',
  spent_codes: 'code',
  searches: 'id',
  handling: 'submission_id',
  audit: 'id',
  note_changes: 'audit_id',
} as const satisfies { [Table in keyof Tables]: keyof Tables[Table] };
const TABLES = Object.keys(KEYS) as (keyof Tables)[];
/** Append-only tables: actions after a backup, such as an erasure, stay on record after a restore. */
const ADDED_TO: ReadonlySet<keyof Tables> = new Set(['audit']);

/**
 * Writes a consistent snapshot of the database to a file, while other connections continue to write: JSON lines, gzip,
 * the same for both databases. The file appears when it is complete, readable by its owner only.
 *
 * @throws {StoreError} when the database cannot be opened.
 */
export async function writeBackup(place: DatabasePlace, file: string): Promise<Counts> {
  await using db = await openDatabase(place);
  const counts = noRows();
  const part = `${file}.part`;
  try {
    const reading = db.transaction().setAccessMode('read only');
    // PostgreSQL shows concurrent commits to a transaction with the default isolation level; SQLite never does.
    const transaction = place.databaseUrl ? reading.setIsolationLevel('repeatable read') : reading;
    await transaction.execute((snapshot) =>
      pipeline(
        Readable.from(lines(snapshot, counts)),
        createGzip(),
        createWriteStream(part, { mode: 0o600 }),
      ),
    );
    await flush(part);
    await rename(part, file);
    await flush(path.dirname(file));
    return counts;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* lines(snapshot: Transaction<Tables>, counts: Counts): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const written = (line: Line) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  yield written({ format: FORMAT, takenAt: new Date().toISOString(), schema: await appliedSteps(snapshot) });
  for (const table of TABLES) {
    for await (const rows of batches(snapshot, table)) {
      counts[table] += rows.length;
      yield written({ table, rows });
    }
  }
  yield `${JSON.stringify({ end: counts, sha256: hash.digest('hex') } satisfies Line)}\n`;
}

async function* batches(snapshot: Transaction<Tables>, table: keyof Tables): AsyncGenerator<Row[]> {
  const key = sql.ref(KEYS[table]);
  let after = sql``;
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(BATCH_ROWS)}`;
    const { rows } = await page.execute(snapshot);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_ROWS) return;
    after = sql`where ${key} > ${rows.at(-1)?.[KEYS[table]]}`;
  }
}

/**
 * Restores a backup into a database of either kind in one transaction, so that a failure leaves the previous content.
 * The file is verified completely first. The audit trail is added to that of the database.
 *
 * @throws {BackupError} when the file is damaged or of a newer release, or when the database holds submissions and
 * `replace` is not set.
 * @throws {StoreError} when the database cannot be opened.
 */
export async function restoreBackup(
  place: DatabasePlace,
  file: string,
  { replace = false } = {},
): Promise<Counts> {
  const { counts, schema } = await inspect(file);
  await using db = await openDatabase(place);
  const known = new Set(await appliedSteps(db));
  // A restore would lose data that this release does not know.
  if (schema.some((step) => !known.has(step)))
    throw new BackupError(
      `${file} は、これより新しいバージョンで作られています。そのバージョンで復元してください`,
    );
  if (!replace && (await holdsSubmissions(db))) {
    throw new BackupError(
      'このデータベースには受付データがあります。置き換える場合は --replace を付けてください(現在のデータは失われます)',
    );
  }
  await db.transaction().execute(async (transaction) => {
    for (const table of TABLES.toReversed())
      if (!ADDED_TO.has(table)) await transaction.deleteFrom(table).execute();
    for await (const line of read(file)) {
      if (!('table' in line)) continue;
      await transaction
        .insertInto(line.table)
        .values(line.rows as never)
        .$if(ADDED_TO.has(line.table), (insert) => insert.onConflict((conflict) => conflict.doNothing()))
        .execute();
    }
  });
  return counts;
}

/**
 * Reads a backup to its end.
 *
 * @throws {BackupError} when it is none, or damaged.
 */
export async function checkBackup(file: string): Promise<Counts> {
  return (await inspect(file)).counts;
}

async function inspect(file: string): Promise<{ counts: Counts; schema: string[] }> {
  const hash = createHash('sha256');
  const counts = noRows();
  let schema: string[] = [];
  /** An earlier release has fewer tables. */
  let end: Partial<Counts> | undefined;
  for await (const line of read(file, hash)) {
    if ('schema' in line) schema = line.schema;
    if ('table' in line) counts[line.table] += line.rows.length;
    if ('end' in line) end = line.end;
  }
  const isComplete = end && TABLES.every((table) => (end[table] ?? 0) === counts[table]);
  if (!isComplete) throw new BackupError(`${file} は最後まで書かれていません`);
  return { counts, schema };
}

/** The lines of a backup; with a hash, they are verified against the digest in the last line. */
async function* read(file: string, hash?: Hash): AsyncGenerator<Line> {
  let isFirst = true;
  try {
    for await (const text of textLines(file)) {
      const line: Line = JSON.parse(text);
      if (isFirst && !('format' in line && line.format === FORMAT)) throw new Error('unknown format');
      isFirst = false;
      if (hash && 'sha256' in line && hash.digest('hex') !== line.sha256) throw new Error('digest mismatch');
      if (!('sha256' in line)) hash?.update(`${text}\n`);
      yield line;
    }
  } catch (error) {
    throw new BackupError(`${file} をバックアップとして読めません`, { cause: error });
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  // Errors of the file end the loop, too, and the end of the loop closes the file.
  const unpacked: AsyncIterable<string> = connect(
    createReadStream(file),
    createGunzip(),
    () => {},
  ).setEncoding('utf8');
  let rest = '';
  for await (const text of unpacked) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function holdsSubmissions(db: Database): Promise<boolean> {
  return (await db.selectFrom('submissions').select('id').limit(1).execute()).length > 0;
}

function noRows(): Counts {
  return Object.fromEntries(TABLES.map((table) => [table, 0])) as Counts;
}

/** Flushes the file to disk. */
async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
}
