// `npm run --silent leads -- --since 2026-11-01 > leads.csv`: what was sent in since that day, as CSV for sales.
// `--out leads.csv` writes the file itself.

import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { openDatabase, StoreError } from '../server/content/store/database.ts';
import { leadsCsv } from '../server/content/store/leads-csv.ts';
import { createSubmissions } from '../server/content/store/submissions.ts';
import { readSettings, SettingsError, storeSettings } from '../server/settings.ts';
import { dateOf } from '../shared/text/date.ts';

class UsageError extends Error {}

/** The beginning of a day in Japan. */
function beginningOf(day: string): Date {
  const date = dateOf(day);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDay) throw new UsageError(`--since は 2026-11-01 の形の日付で指定してください: ${day}`);
  return date;
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { since: { type: 'string' }, out: { type: 'string' } } });
    return values;
  } catch {
    throw new UsageError('使い方: npm run --silent leads -- [--since 2026-11-01] [--out leads.csv]');
  }
}

async function exportLeads(): Promise<void> {
  const { since, out } = readArguments();
  const from = since === undefined ? new Date(0) : beginningOf(since);
  const db = await openDatabase(storeSettings(readSettings()));
  try {
    const csv = Readable.from(leadsCsv(createSubmissions(db, []).since(from)));
    // Personal data: readable for its owner alone.
    await pipeline(csv, out ? createWriteStream(out, { mode: 0o600 }) : process.stdout);
  } finally {
    await db.destroy();
  }
}

try {
  await exportLeads();
} catch (error) {
  const expected =
    error instanceof UsageError || error instanceof SettingsError || error instanceof StoreError;
  // Whoever reads the output may stop reading.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
