// `npm run content:redirects -- --from old.csv`: finds the page of each address of a former site and prints rows
// for redirects.yaml. The file is a table (Search Console, a crawl), a list of addresses or a sitemap.
// `--write` adds the rows that are certain to redirects.yaml.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { createAddressBook } from '../../corpus/checks/links/address-book.ts';
import { loadCorpus } from '../../corpus/corpus.ts';
import { readYaml } from '../../corpus/yaml.ts';
import { editYaml } from '../../desk/editing/edit-yaml.ts';
import { readRedirects } from '../../server/path-table.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { readArguments, runCommand, UsageError } from '../run-command.ts';
import { createMatcher, targetsOf } from './match-addresses.ts';
import { ADDRESSES_MAX, readOldAddresses } from './old-addresses.ts';
import { type Plan, planRedirects } from './plan-redirects.ts';

const FILE_MAX_BYTES = 64 * 1024 * 1024;
const USAGE = '使い方: npm run content:redirects -- --from old.csv [--write]';

function readOldFile(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new UsageError(`--from: ${file} というファイルはありません`);
  if (stat.size > FILE_MAX_BYTES)
    throw new UsageError(`--from: ${file} は64MBを超えています。分けてください`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    throw new UsageError(`--from: ${file} はUTF-8ではありません。UTF-8のCSVで保存してください`);
  }
}

function section(title: string, lines: readonly string[]): void {
  console.log(`\n${title} ${lines.length}件`);
  for (const line of lines) console.log(`  ${line}`);
}

function print({ rows, unsure, lost, refused, alive }: Plan): void {
  console.log(`いまのサイトで開けるURL ${alive}件`);
  console.log(`\n転送先が決まったURL ${rows.length}件`);
  if (rows.length > 0) console.log(stringify({ redirects: rows }, { lineWidth: 0 }).trimEnd());
  section(
    '転送先を選んでください',
    unsure.map(({ address, targets }) => `${address}  候補: ${targets.join(' ')}`),
  );
  section('転送先が見つからないURL', lost);
  section(
    '行にできないURL',
    refused.map(({ row, reason }) => `${row}  ${reason}`),
  );
}

await runCommand(async () => {
  const options = { from: { type: 'string' }, write: { type: 'boolean' } } as const;
  const { from: given, write } = readArguments(USAGE, { options }).values;
  if (!given) throw new UsageError(USAGE);
  // The folder in which npm was called, wherever the script runs.
  const from = path.resolve(process.env.INIT_CWD ?? '.', given);
  const { addresses, skipped, isCut } = readOldAddresses(readOldFile(from));
  if (isCut) throw new UsageError(`--from: ${ADDRESSES_MAX}行を超えています。ファイルを分けてください`);
  if (addresses.length === 0) throw new UsageError(`--from: ${from} にURLがありません`);
  const { CONTENT_DIR } = readSettings();
  const corpus = await loadCorpus(CONTENT_DIR, []);
  const known = await readRedirects(CONTENT_DIR);
  const plan = planRedirects(addresses, {
    resolve: createAddressBook(corpus, known),
    match: createMatcher(targetsOf(corpus)),
    known,
    corpus,
    reason: `前のサイトのURL(${path.basename(from)})`,
  });
  print(plan);
  if (skipped > 0) console.log(`\n前のサイトのURLではない行 ${skipped}件`);
  if (plan.rows.length === 0) return;
  if (!write) return console.log('\n--write を付けると、決まった行を redirects.yaml に書きます');
  const file = path.join(CONTENT_DIR, 'redirects.yaml');
  const source = readFileSync(file, 'utf8');
  const value = (readYaml(source) ?? {}) as { redirects?: object[] };
  writeFileSync(file, editYaml(source, { ...value, redirects: [...(value.redirects ?? []), ...plan.rows] }));
  console.log(`\nredirects.yaml に${plan.rows.length}行を書きました`);
});
