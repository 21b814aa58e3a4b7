// `npm run content:upgrade [-- --write]`: rewrites the content folder in the format that this version reads. It prints
// the changes as a diff, and what a person has to decide; `--write` applies them.
import { readSettings } from '../../server/settings/settings.ts';
import { readArguments, runCommand } from '../run-command.ts';
import { diffOf } from './upgrade/content-files.ts';
import { upgradeContent } from './upgrade/upgrade-content.ts';

const USAGE = '使い方: npm run content:upgrade [-- --write]';

await runCommand(async () => {
  const { write } = readArguments(USAGE, { options: { write: { type: 'boolean' } } }).values;
  const { CONTENT_DIR } = readSettings();
  const { files, from, to } = await upgradeContent(CONTENT_DIR);
  const changes = files.changes();
  if (from === to) return console.log(`内容の形式は${to}で、書き換えるところはありません`);
  for (const change of changes) console.log(diffOf(change));
  const questions = files.questions();
  if (questions.length > 0) console.log(`\n人が決めること ${questions.length}件`);
  for (const { file, line, text } of questions)
    console.log(`  ${line === undefined ? file : `${file}:${line}`}  ${text}`);
  console.log(`\n形式${from}から${to}へ、${changes.length}個のファイル`);
  if (!write) return console.log('--write を付けると書き換えます');
  files.write('site.yaml');
  console.log('書き換えました。次は npm run content:check で確かめてください');
});
