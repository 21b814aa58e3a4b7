// `npm run release -- 1.1.0 [--dry-run]`: makes the commit and the tag of a release from the unreleased
// entries of CHANGELOG.md. `--notes 1.1.0` prints that section for the release page. Works on the repository
// of the current folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { CONTENT_FORMAT, FORMAT_FIELD } from '../corpus/content-format.ts';
import { todayInJapan } from '../shared/text/date.ts';
import { hasEntries, releaseEntries, sectionOf } from './changelog.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE =
  '使い方: npm run release -- 1.1.0 [--dry-run]、または npm run --silent release -- --notes 1.1.0';
const BRANCH = 'main';
const VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/;

type Edit = (text: string, version: string) => string;

/** Sets the version of a manifest or lockfile in npm's format. */
const setVersion: Edit = (text, version) => {
  const manifest = JSON.parse(text);
  manifest.version = version;
  if (manifest.packages) manifest.packages[''].version = version;
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** Edits of every file that contains the version. */
const EDITS: Record<string, Edit> = {
  'CHANGELOG.md': (text, version) => releaseEntries(text, version, todayInJapan()),
  'package.json': setVersion,
  'package-lock.json': setVersion,
  'deploy/kustomization.yaml': (text, version) =>
    text.replace(/(name: minamo(?:-drawing)?\n(?:.*\n)*? +newTag: ).*/g, `$1${version}`),
};

const read = (file: string) => readFileSync(file, 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function isNewer(version: string, current: string): boolean {
  return version.localeCompare(current, 'en', { numeric: true }) > 0;
}

function tagExists(tag: string): boolean {
  return spawnSync('git', ['rev-parse', '--quiet', '--verify', `refs/tags/${tag}`]).status === 0;
}

/** Throws a UsageError for a release that would be wrong or could not be repeated. */
function checkRelease(version: string, current: string): void {
  if (!VERSION.test(version)) throw new UsageError(`${version}: バージョンは 1.1.0 の形で指定してください`);
  if (!isNewer(version, current)) throw new UsageError(`${version}: 現在の ${current} より新しくありません`);
  const branch = git('branch', '--show-current');
  if (branch !== BRANCH)
    throw new UsageError(`リリースは ${BRANCH} で行います(現在は ${branch || 'ブランチなし'})`);
  if (git('status', '--porcelain') !== '')
    throw new UsageError('コミットしていない変更があります(git status)');
  if (tagExists(`v${version}`)) throw new UsageError(`タグ v${version} はすでにあります`);
  if (!hasEntries(sectionOf(read('CHANGELOG.md'), 'Unreleased') ?? ''))
    throw new UsageError('CHANGELOG.md の Unreleased に項目がありません');
  // Vendors read there what content:upgrade changes in their files, and what it leaves to them.
  if (!read('CHANGELOG.md').includes(`${FORMAT_FIELD} ${CONTENT_FORMAT}`))
    throw new UsageError(
      `CHANGELOG.md の Unreleased に「### Content」と、${FORMAT_FIELD} ${CONTENT_FORMAT} の説明がありません`,
    );
}

function makeRelease(version: string): void {
  for (const [file, edit] of Object.entries(EDITS)) writeFileSync(file, edit(read(file), version));
  git('commit', '--quiet', '--message', `release: ${version}`, '--', ...Object.keys(EDITS));
  git('tag', '--annotate', `v${version}`, '--message', `release: ${version}`);
}

async function release(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    options: { 'dry-run': { type: 'boolean' }, notes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [version, ...more] = positionals;
  if (!version || more.length > 0) throw new UsageError(USAGE);
  const changelog = read('CHANGELOG.md');
  if (values.notes) {
    const notes = sectionOf(changelog, version);
    if (!notes) throw new UsageError(`CHANGELOG.md に ${version} の項目がありません`);
    console.log(notes);
    return;
  }
  const { version: current } = JSON.parse(read('package.json'));
  checkRelease(version, current);
  const steps = `${Object.keys(EDITS).join('、')} を ${current} から ${version} へ、コミット「release: ${version}」、タグ v${version}`;
  if (values['dry-run']) {
    console.log(`${sectionOf(changelog, 'Unreleased')}\n\n実行すると: ${steps}`);
    return;
  }
  makeRelease(version);
  console.log(`${steps}\n公開するには: git push --atomic origin ${BRANCH} v${version}`);
}

await runCommand(release);
