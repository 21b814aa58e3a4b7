// `npm run content:where`: counts the Japanese text in each part of the repository. Texts of pages belong in
// the content folder; words of the interface (buttons, labels, errors) stay in code. Fails when code contains
// page text (corpus/checks/texts/page-texts.ts).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPageTexts, LONGEST } from '../corpus/checks/texts/page-texts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const SENTENCE = /[^'"`<>{}\n]*。/gu;
const CODE = '{client,corpus,desk,media,scripts,server,shared}/**/*.{ts,tsx}';
const CONTENT = 'content/**/*.{md,yaml}';
const TEST = /\.test\.tsx?$/;
const FILES_SHOWN = 25;

interface Amount {
  name: string;
  /** Number of Japanese characters. */
  all: number;
  /** Number of Japanese characters in whole sentences. */
  inSentences: number;
}

function amountOf(name: string): Amount {
  const text = readFileSync(path.join(ROOT, name), 'utf8');
  const count = (part: string) => part.match(JAPANESE)?.length ?? 0;
  const sentences = text.match(SENTENCE) ?? [];
  return { name, all: count(text), inSentences: sentences.reduce((sum, part) => sum + count(part), 0) };
}

function sumByFolder(files: Amount[], depth: number): Amount[] {
  const folders = Map.groupBy(files, ({ name }) => path.dirname(name).split('/').slice(0, depth).join('/'));
  return [...folders].map(([name, members]) => totalOf(name, members)).toSorted(bySize);
}

function totalOf(name: string, amounts: Amount[]): Amount {
  const sum = (unit: 'all' | 'inSentences') => amounts.reduce((total, amount) => total + amount[unit], 0);
  return { name, all: sum('all'), inSentences: sum('inSentences') };
}

function bySize(a: Amount, b: Amount): number {
  return b.all - a.all;
}

function print(title: string, amounts: Amount[]): void {
  console.log(`\n${title}`);
  for (const { name, all, inSentences } of amounts) {
    console.log(`${String(all).padStart(8)} ${String(inSentences).padStart(8)}  ${name}`);
  }
}

const files = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !TEST.test(file))
    .map(amountOf)
    .filter(({ all }) => all > 0);
const code = files(CODE);
const content = files(CONTENT);

console.log('日本語の文字数(うち文として書かれたもの)');
print('合計', [totalOf('コンテンツ(content)', content), totalOf('コード', code)]);
print('コンテンツのフォルダー', sumByFolder(content, 2));
print('コードのフォルダー', sumByFolder(code, 3));
print('コードの大きなファイル', code.toSorted(bySize).slice(0, FILES_SHOWN));

const pageTexts = checkPageTexts(ROOT)();
console.log(`\n画面の言葉ではない${LONGEST}字を超える文(コード): ${pageTexts.length}`);
for (const { file, line, reason } of pageTexts) console.error(`${file}:${line}: ${reason}`);
if (pageTexts.length > 0) process.exitCode = 1;
