// `npm run --silent leads -- --since 2026-11-01 > leads.csv`: exports the submissions since that day as CSV
// for sales. `--out leads.csv` writes the file directly. `--erase M261120-7F3K2H` (or a mail address) erases
// submissions instead, `--purge` erases those that are past the retention period of the content or the
// settings; `--dry-run` only lists them.

import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readSite } from '../corpus/read-site.ts';
import { COMMAND_LINE } from '../server/content/store/audit.ts';
import { openDatabase } from '../server/content/store/database.ts';
import { leadsCsv } from '../server/content/store/leads-csv.ts';
import { appliedRetention } from '../server/content/store/retention/applied-retention.ts';
import {
  clearChangeLog,
  type Erased,
  eraseSubmissions,
  findErasable,
  type Whose,
} from '../server/content/store/retention/erasure.ts';
import { countExpired, purge } from '../server/content/store/retention/retention.ts';
import { createSubmissions } from '../server/content/store/submissions.ts';
import { readSettings, storeSettings } from '../server/settings/settings.ts';
import { requireContentDir } from '../server/settings/start-problems.ts';
import { RECEIPT } from '../shared/api/forms/answers.ts';
import { isMailAddress } from '../shared/api/forms/fields.ts';
import { normalizeLine, normalizeMail } from '../shared/api/forms/normalize.ts';
import { dateOf } from '../shared/text/date.ts';
import { isDay } from '../shared/text/is-day.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

/** Start of a day in Japan. Throws for an invalid date. */
function beginningOf(day: string): Date {
  if (!isDay(day)) throw new UsageError(`--since は 2026-11-01 の形の日付で指定してください: ${day}`);
  return dateOf(day);
}

const USAGE =
  '使い方: npm run --silent leads -- [--since 2026-11-01] [--out leads.csv] または (--erase 受付番号かメールアドレス | --purge) [--dry-run]';

/**
 * Joins an option with its value, so that a value that begins with a hyphen, as a mail address may, is not
 * parsed as an option.
 */
function withAttachedValue(given: readonly string[], option: string): string[] {
  const at = given.indexOf(option);
  return at < 0
    ? [...given]
    : [...given.slice(0, at), given.slice(at, at + 2).join('='), ...given.slice(at + 2)];
}

function readWhose(given: string): Whose {
  const receipt = normalizeLine(given).toUpperCase();
  if (RECEIPT.test(receipt)) return { receipt };
  if (isMailAddress(normalizeMail(given))) return { mail: given };
  throw new UsageError('--erase は受付番号(M261120-7F3K2H の形)またはメールアドレスで指定してください');
}

/** Prints the erasure without personal data, so that the output can be archived as its record. */
function tell({ receipts, outboxEntries }: Erased, isDryRun: boolean): void {
  console.log(isDryRun ? '消去の対象です(まだ消去していません)。' : '消去しました。');
  console.log(`受付 ${receipts.length}件(通知と自動返信の記録 ${outboxEntries}件を含む)`);
  for (const receipt of receipts) console.log(receipt);
}

async function eraseLeads(given: string, isDryRun: boolean): Promise<void> {
  const whose = readWhose(given);
  const place = storeSettings(readSettings());
  await using db = await openDatabase(place);
  const erased = await (isDryRun ? findErasable(db, whose) : eraseSubmissions(db, whose, COMMAND_LINE));
  if (erased.receipts.length === 0) throw new UsageError('該当する受付はありません。何も消去していません。');
  tell(erased, isDryRun);
  if (!isDryRun && !(await clearChangeLog(db, place)))
    console.log('データベースの変更の記録(-wal)には、次の書き込みの整理まで残ります。');
}

async function exportLeads(since: string | undefined, out: string | undefined): Promise<void> {
  const from = since === undefined ? new Date(0) : beginningOf(since);
  await using db = await openDatabase(storeSettings(readSettings()));
  const csv = Readable.from(leadsCsv(createSubmissions(db, []).since(from)));
  // Personal data: only the owner may read it.
  await pipeline(csv, out ? createWriteStream(out, { mode: 0o600 }) : process.stdout);
}

async function purgeLeads(isDryRun: boolean): Promise<void> {
  const settings = readSettings();
  requireContentDir(settings);
  const { retention: set, ...place } = storeSettings(settings);
  const retention = appliedRetention((await readSite(settings.CONTENT_DIR)).submissions, set);
  await using db = await openDatabase(place);
  if (isDryRun) {
    console.log(`保存期間を過ぎた受付 ${await countExpired(db, retention)}件(まだ消去していません)`);
    return;
  }
  const { submissions, outboxEntries } = await purge(db, retention, { by: COMMAND_LINE });
  console.log(
    `保存期間を過ぎた受付 ${submissions}件と、通知と自動返信の記録 ${outboxEntries}件を消去しました。`,
  );
  await clearChangeLog(db, place);
}

async function leads(): Promise<void> {
  const { values } = readArguments(USAGE, {
    args: withAttachedValue(process.argv.slice(2), '--erase'),
    options: {
      since: { type: 'string' },
      out: { type: 'string' },
      erase: { type: 'string' },
      purge: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { since, out, erase, purge: isPurge, 'dry-run': isDryRun } = values;
  const exports = since !== undefined || out !== undefined;
  const erases = erase !== undefined || isPurge;
  if ((erases && exports) || (isDryRun && !erases) || (isPurge && erase !== undefined))
    throw new UsageError(USAGE);
  if (isPurge) await purgeLeads(isDryRun);
  else await (erase === undefined ? exportLeads(since, out) : eraseLeads(erase, isDryRun));
}

await runCommand(leads);
