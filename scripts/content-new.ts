// `npm run content:new -- KIND --slug NAME`: creates the file of a new record as a draft, with the next free
// id and today's date.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, loadCorpus } from '../corpus/corpus.ts';
import { kindsOf } from '../corpus/kinds/kinds.ts';
import { skeletonOf } from '../corpus/kinds/skeleton.ts';
import { describeProblems } from '../corpus/problems/report.ts';
import { type FolderKind, sharesIds } from '../records/kind.ts';
import { readSettings } from '../server/settings/settings.ts';
import { todayInJapan } from '../shared/text/date.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const { CONTENT_DIR } = readSettings();

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

const ID = /^id: (\d+)/m;

/** Ids of all records that share the kind's sequence of ids, including drafts. */
function idsBeside(kind: FolderKind): number[] {
  return globSync('**/*.{md,yaml}', { cwd: CONTENT_DIR })
    .filter((file) => sharesIds(kind, file))
    .map((file) => Number(ID.exec(readFileSync(path.join(CONTENT_DIR, file), 'utf8'))?.[1] ?? 0));
}

async function make(name: string, slug: string): Promise<void> {
  const { categories } = await loadCorpus(CONTENT_DIR, []);
  const kinds = kindsOf(categories).filter(
    (one): one is FolderKind => 'folder' in one && one.newFile !== undefined,
  );
  const kind = kinds.find((one) => one.name === name);
  const names = kinds.map((one) => one.name);
  if (!kind) return fail(`${name} という種類はありません。使えるのは ${names.join('、')} です`);
  const category = categories.find(({ urlName }) => kind.folder === `products/${urlName}`);
  const values = category && { categoryId: category.id, subCategoryId: category.child[0]?.id };
  const usedIds = idsBeside(kind);
  const made = skeletonOf({ kind, slug, today: todayInJapan(), usedIds, ...(values && { values }) });
  if (!made) return fail(`${name} のファイルは、このコマンドでは作れません`);
  const target = path.join(CONTENT_DIR, made.file);
  if (existsSync(target)) return fail(`${made.file} はすでにあります`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, made.source);
  console.log(`${made.file} を下書きとして作りました`);
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { slug: { type: 'string' } } });
const [name] = positionals;
try {
  if (!name || !values.slug || !SLUG.test(values.slug))
    fail(
      'npm run content:new -- news --slug spring-campaign のように、種類と、小文字の英数字とハイフンの名前を書いてください',
    );
  else await make(name, values.slug);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  fail(describeProblems(error.problems));
}
