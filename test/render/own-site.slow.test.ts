import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../support/content/folders.ts';
import { type Crawled, crawl, textOf } from '../support/requests/crawl.ts';
import { readDemonstration } from '../support/sites/demonstration.ts';
import { createListeningSite, type ListeningSite } from '../support/sites/listening-site.ts';

/** A vendor's site as `npm run content:init` writes it, served by the same build. */

const NAME = '緑精機 (A&B)';
const ORIGIN = 'https://www.midori.example';
const run = promisify(execFile);

let root: string;
let folder: string;
let site: ListeningSite;
let found: Map<string, Crawled>;

async function command(script: string, args: string[], env: Record<string, string> = {}) {
  try {
    const { stdout } = await run(process.execPath, [path.join(ROOT, 'scripts', script), ...args], {
      cwd: ROOT,
      env: { ...process.env, INIT_CWD: root, ...env },
    });
    return { status: 0, stdout, stderr: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, stdout, stderr };
  }
}

const init = (...args: string[]) => command('own-site/content-init.ts', args);
const content = () => ({ CONTENT_DIR: path.join(folder, 'content') });

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'own-site-'));
  folder = path.join(root, 'our-site');
  const made = await init('our-site', '--name', NAME, '--domain', 'www.midori.example');
  expect(made).toMatchObject({ status: 0, stderr: '' });
  site = await createListeningSite({ env: { ...content(), MEDIA_DIR: path.join(root, 'media') } });
  found = await crawl(site, ORIGIN);
});

afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true, force: true });
});

test('the content is valid, and the folder is a repository without changes', async () => {
  expect(await command('content-check.ts', [], content())).toMatchObject({ status: 0 });
  const { stdout } = await run('git', ['-C', folder, 'status', '--porcelain', '--branch']);
  expect(stdout.trim()).toBe('## main');
  expect(globSync('.github/workflows/*.yml', { cwd: folder })).toHaveLength(1);
});

test('every page that can be reached from the home page is served, in the vendor’s name', () => {
  const linked = [...found.values()].filter(({ from }) => from !== '(start)' && !from.endsWith('/feed.xml'));
  expect(linked.length).toBeGreaterThan(20);
  const unanswered = linked.filter(({ path, status }) => status !== 200 && !path.startsWith('/media/'));
  expect(unanswered.map(({ path }) => path)).toEqual([]);
  const pages = [...found.values()].filter(({ type }) => type.includes('text/html'));
  const paths = pages.map((page) => page.path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/products/sample', '/products/sample-100_p1.html']));
  for (const page of pages) expect(textOf(page)).toContain('緑精機 (A&amp;B)');
});

test('the content has no words of the demonstration', async () => {
  const { wordIn } = await readDemonstration();
  const { CONTENT_DIR } = content();
  const written = globSync('**/*.{yaml,md,svg}', { cwd: CONTENT_DIR }).map((file) =>
    readFileSync(path.join(CONTENT_DIR, file), 'utf8'),
  );
  expect(written.length).toBeGreaterThan(15);
  expect(written.map(wordIn).filter(Boolean)).toEqual([]);
  expect(written.filter((text) => /VENDOR_|MAIL_DOMAIN/.test(text))).toEqual([]);
});

test.each([
  ['no folder', ['--name', 'A'], /使い方/],
  ['no name', ['new'], /使い方/],
  ['an unknown option', ['new', '--nme', 'A'], /使い方/],
  ['a name that YAML would read otherwise', ['new', '--name', 'a: b'], /--name/],
  ['a domain without a dot', ['new', '--name', 'A', '--domain', 'site'], /--domain/],
  [
    'an address in the place of a domain',
    ['new', '--name', 'A', '--domain', 'https://a.example'],
    /--domain/,
  ],
  ['a folder with files', ['our-site', '--name', 'A'], /空ではありません/],
  ['a file', ['our-site/README.md', '--name', 'A'], /フォルダーではありません/],
  ['a folder of this repository', [path.join(ROOT, 'new-site'), '--name', 'A'], /Minamoのフォルダーの中/],
  ['a folder whose parent is missing', ['no/such/folder', '--name', 'A'], /作れませんでした/],
])('%s is refused in one line', async (_, args, reason) => {
  const { status, stderr } = await init(...args);
  expect([status, stderr.trimEnd().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toMatch(reason);
  expect(statSync(path.join(root, 'new'), { throwIfNoEntry: false })).toBeUndefined();
});

test('a new product has the fields of its category, and is valid content as a draft', async () => {
  const made = await command('content-new.ts', ['products/sample', '--slug', 'sample-200'], content());
  expect(made.status).toBe(0);
  const source = readFileSync(path.join(folder, 'content/products/sample/sample-200.yaml'), 'utf8');
  expect(source).toMatch(/^categoryId: 1\n.*\nsubCategoryId: 11$/m);
  expect(source).toMatch(/^spec:\n {2}# 幅: 単位は mm\n {2}width: 1$/m);
  expect(source).toMatch(/^ {2}# 色: 白、黒 から選びます\n {2}colour: 白$/m);
  expect(source).toMatch(/^# photos:$/m);
  expect(await command('content-check.ts', [], content())).toMatchObject({ status: 0 });
});

test('the folder can be upgraded from an earlier format', async () => {
  const file = path.join(folder, 'content/site.yaml');
  const present = readFileSync(file, 'utf8');
  writeFileSync(file, present.replace(/^contentFormat: \d+$/m, 'contentFormat: 6'));
  const upgraded = await command('own-site/content-upgrade.ts', ['--write'], content());
  expect([upgraded.status, upgraded.stderr]).toEqual([0, '']);
  expect(readFileSync(file, 'utf8')).toBe(present);
});

test('rows for old addresses are printed first, and written with --write', async () => {
  const file = path.join(folder, 'content/redirects.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    path.join(root, 'old.csv'),
    'URL,タイトル\nhttps://old.example/item/sample100.php,SAMPLE-100 | 旧サイト\nhttps://old.example/x.html,\nhttps://old.example/p.php?model=SAMPLE-100,\nhttps://old.example/p.php?model=NONE,\n',
  );
  const redirects = (...args: string[]) => command('own-site/content-redirects.ts', args, content());
  const dry = await redirects('--from', 'old.csv');
  expect(dry.stdout).toContain('from: /item/sample100.php\n    to: /products/sample-100_p1.html');
  expect(dry.stdout).toContain('from: /p.php?model=SAMPLE-100\n    to: /products/sample-100_p1.html');
  expect(dry.stdout).toMatch(/転送先が見つからないURL 2件\n {2}\/x\.html\n {2}\/p\.php\?model=NONE/);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect((await redirects('--from', 'old.csv', '--write')).status).toBe(0);
  const [comment = ''] = before.split('\n');
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(comment);
  expect(await command('content-check.ts', [], content())).toMatchObject({ status: 0 });
  expect((await redirects('--from', 'old.csv')).stdout).toMatch(/いまのサイトで開けるURL 2件/);
  for (const args of [[], ['--from'], ['--from', 'missing.csv'], ['--from', 'our-site'], ['--nme', 'x']]) {
    const { status, stderr } = await redirects(...args);
    expect([status, stderr.trimEnd().split('\n').length]).toEqual([1, 1]);
  }
});

test('the vendor’s own suite reads a form without sending it', async () => {
  const page = path.join(folder, 'content/pages/sales.yaml');
  writeFileSync(
    page,
    `path: /sales
title: ご相談
description: 製品のご相談を承ります。用途と台数、設置の場所、お困りのことをお書きください。担当者が内容を確かめ、平日の2日以内にご連絡します。
updated: 2026-10-01
words: { purpose: ご相談への回答, next: [2日以内にご連絡します。] }
search: { description: 製品のご相談を承るフォームです。, keywords: [相談] }
`,
  );
  const read = await command('checks/test-site.ts', [], content());
  expect([read.status, read.stdout]).toEqual([0, expect.stringContaining(' 0 failed')]);
  rmSync(page);
});

test('the vendor’s own suite makes its cases from its content, and names what is wrong', async () => {
  const list = path.join(folder, 'content/old-addresses.txt');
  writeFileSync(list, '# 旧サイト\n/index.html 301 /\n/products 200\n');
  const right = await command('checks/test-site.ts', [], content());
  expect([right.status, right.stdout]).toEqual([0, expect.stringMatching(/^\d{2,} passed, 0 failed/)]);
  expect(await command('content-check.ts', [], content())).toMatchObject({ status: 0 });
  writeFileSync(list, '/catalog.php 301 /products\n');
  const wrong = await command('checks/test-site.ts', [], content());
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toContain('FAIL GET /catalog.php: expected 301 /products, got 404');
  expect((await command('checks/test-site.ts', [], { CONTENT_DIR: '' })).status).toBe(1);
});
