// `npm run --silent backup -- --out backups [--keep 14]`: writes a snapshot of all submissions to a new file,
// while the site keeps running. With --keep, only that many of the newest backups stay; older files that this
// command has written are deleted.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkBackup, writeBackup } from '../server/content/store/backup.ts';
import { readSettings, storeSettings } from '../server/settings/settings.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = '使い方: npm run --silent backup -- --out backups [--keep 14]';
const NAME = /^submissions-\d{8}T\d{9}Z\.jsonl\.gz$/;

/** File name whose alphabetical order is the order of time. */
function fileName(now: Date): string {
  return `submissions-${now.toISOString().replace(/[-:.]/g, '')}.jsonl.gz`;
}

async function backUp(): Promise<void> {
  const options = { out: { type: 'string' }, keep: { type: 'string' } } as const;
  const { out, keep: given } = readArguments(USAGE, { options }).values;
  const keep = given === undefined ? Number.POSITIVE_INFINITY : Number(given);
  if (!out || !(keep > 0) || (given !== undefined && !Number.isInteger(keep))) throw new UsageError(USAGE);
  const place = storeSettings(readSettings());
  // Personal data: only the owner may read it.
  await mkdir(out, { recursive: true, mode: 0o700 });
  const file = path.join(out, fileName(new Date()));
  await writeBackup(place, file);
  const { submissions } = await checkBackup(file);
  const older = (await readdir(out))
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .slice(keep);
  for (const name of older) await rm(path.join(out, name));
  const { size } = await stat(file);
  console.log(`${file}: 受付 ${submissions} 件、${Math.ceil(size / 1024)} KB`);
}

await runCommand(backUp);
