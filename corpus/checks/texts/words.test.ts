import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import { wordsFile } from '../../schema/word.ts';
import { checkWords, readWords, strayWords, unfitWords } from './words.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WORDS = readWords(FIXTURE_CONTENT);

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'words-'));
  await mkdir(path.join(copy, 'content/blog'), { recursive: true });
  await mkdir(path.join(copy, 'client/features'), { recursive: true });
  await cp(path.join(FIXTURE_CONTENT, 'words.yaml'), path.join(copy, 'content/words.yaml'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('every text of the content and of the code follows the list of words', () => {
  expect(WORDS.length).toBeGreaterThan(20);
  expect(checkWords(ROOT, FIXTURE_CONTENT)()).toEqual([]);
});

test('a wrong word is reported with file, line, word and correction', async () => {
  const file = path.join(copy, 'content/blog/a.md');
  await writeFile(file, '---\ntitle: 見本\n---\nファームウェアの版と、\nサーバの設定を書き出します。\n');
  expect(checkWords(copy)()).toMatchObject([
    { file: 'blog/a.md', field: '4行目', reason: expect.stringMatching(/^「版」ではなく「バージョン」/) },
    { file: 'blog/a.md', field: '5行目', reason: expect.stringMatching(/^「サーバ」ではなく「サーバー/) },
  ]);
  await rm(file);
});

test('texts in the code are checked, tests are not', async () => {
  await writeFile(path.join(copy, 'client/features/a.ts'), "export const LABEL = '奥行';\n");
  await writeFile(path.join(copy, 'client/features/a.test.ts'), "const label = '奥行';\n");
  expect(checkWords(copy)()).toMatchObject([{ file: 'client/features/a.ts', field: '1行目' }]);
});

test('each word refuses its wrong examples and accepts its right ones', () => {
  expect(unfitWords(WORDS)).toEqual([]);
  const [first] = WORDS;
  expect(unfitWords([{ ...first!, wrong: ['バージョン'], right: ['古い版'] }])).toHaveLength(2);
});

test('a file may be exempt from a word', () => {
  const text = 'サーバと検索しても見つかります。';
  expect(strayWords(WORDS, [{ file: 'synonyms.yaml', text }])).toEqual([]);
  expect(strayWords(WORDS, [{ file: 'blog/a.md', text }])).toHaveLength(1);
});

test('a list with an expression that cannot be read is refused, and content may do without a list', () => {
  const word = { term: '例', refuse: ['例('], reason: '理由', wrong: ['例('] };
  expect(wordsFile.safeParse([word]).success).toBe(false);
  expect(readWords(path.join(copy, 'none'))).toEqual([]);
});

test('an invalid list is a problem of its file', async () => {
  const folder = path.join(copy, 'broken');
  await mkdir(folder);
  for (const source of ['- term: 例\n', '- term: "例\n']) {
    await writeFile(path.join(folder, 'words.yaml'), source);
    const problems = checkWords(copy, folder)();
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems)
      expect(problem).toMatchObject({ file: 'words.yaml', line: expect.any(Number) });
  }
});
