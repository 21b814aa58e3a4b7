// `npm run --silent search:report -- --days 30`: lists the most frequent searches, and the most frequent ones
// without a result. `--json` is for other programs.
import { openDatabase } from '../server/content/store/database.ts';
import { KEPT_DAYS, readSearchReport } from '../server/content/store/search-counts.ts';
import { readSettings, storeSettings } from '../server/settings/settings.ts';
import type { SearchReport } from '../shared/search-report.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = `使い方: npm run --silent search:report -- [--days 30] [--json](日数は1〜${KEPT_DAYS})`;

/** Table with numbers first, so that columns align for keywords of any width. */
function table(title: string, head: string, rows: string[]): string {
  return [title, head, ...(rows.length === 0 ? ['  まだありません'] : rows)].join('\n');
}

function column(count: number): string {
  return String(count).padStart(8);
}

function textOf({ from, to, mostSearched, withoutResult }: SearchReport): string {
  return [
    table(
      `よく検索されたキーワード(${from}〜${to})`,
      '    回数  0件の回数  キーワード',
      mostSearched.map(
        ({ keyword, found, missed }) => `${column(found + missed)}   ${column(missed)}  ${keyword}`,
      ),
    ),
    table(
      `結果が0件だったキーワード(${from}〜${to})`,
      '    回数  キーワード',
      withoutResult.map(({ keyword, missed }) => `${column(missed)}  ${keyword}`),
    ),
  ].join('\n\n');
}

async function searchReport(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: { days: { type: 'string', default: '30' }, json: { type: 'boolean' } },
  });
  const days = /^\d{1,3}$/.test(values.days) ? Number(values.days) : 0;
  if (days < 1 || days > KEPT_DAYS) throw new UsageError(USAGE);
  await using db = await openDatabase(storeSettings(readSettings()));
  const report = await readSearchReport(db, { days, now: Date.now() });
  console.log(values.json ? JSON.stringify(report, null, 2) : textOf(report));
}

await runCommand(searchReport);
