// `npm run --silent restore -- backups/submissions-….jsonl.gz [--replace]`: restores a backup into the
// database of the settings. Either kind of database works, so this also migrates from SQLite to PostgreSQL.
// Stop the site first.
import { existsSync } from 'node:fs';
import { restoreBackup } from '../server/content/store/backup.ts';
import { readSettings, storeSettings } from '../server/settings/settings.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = '使い方: npm run --silent restore -- backups/submissions-….jsonl.gz [--replace]';

async function restore(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError(USAGE);
  if (!existsSync(file)) throw new UsageError(`${file} がありません`);
  const { submissions } = await restoreBackup(storeSettings(readSettings()), file, values);
  console.log(`受付 ${submissions} 件を復元しました`);
}

await runCommand(restore);
