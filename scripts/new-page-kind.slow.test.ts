import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../test/support/content/fixture-content.ts';
import { ROOT } from '../test/support/content/folders.ts';
import { read } from '../test/support/content/repository-files.ts';
import type { SiteProcess } from '../test/support/processes/process.ts';
import { EditedCode, startDevelopment } from '../test/support/sites/development.ts';

interface Block {
  language: string;
  file: string;
  lines: string[];
}

/** The fenced blocks of the walk-through that name a file. */
const BLOCKS: Block[] = [...read('docs/new-page-kind.md').matchAll(/^```(\w+) (\S+)\n(.*?)\n```$/gms)].map(
  ([, language = '', file = '', text = '']) => ({ language, file, lines: text.split('\n') }),
);

const code = new EditedCode();
let site: SiteProcess | undefined;

function apply({ language, file, lines }: Block): void {
  if (language === 'diff') {
    const [before, after] = ['-', '+'].map((sign) =>
      lines.flatMap((line) => ([' ', sign].includes(line[0] ?? ' ') ? line.slice(1) : [])).join('\n'),
    ) as [string, string];
    code.edit(file, (source) => {
      // Whole lines, found in one place.
      expect([file, before, `\n${source}`.split(`\n${before}\n`).length]).toEqual([file, before, 2]);
      return `\n${source}`.replace(`\n${before}\n`, () => `\n${after}\n`).slice(1);
    });
    return;
  }
  const target = path.join(code.folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${lines.join('\n')}\n`);
}

function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: code.folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return status === 0 ? stdout : `${stdout}${stderr}`;
}

const get = async (target: string) => {
  const response = await fetch(`${site?.origin()}${target}`, { headers: { 'accept-language': 'ja' } });
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  const isOwn = (source: string) => !/node_modules|peers|results/.test(path.relative(ROOT, source));
  for (const name of ['test', 'bench'])
    cpSync(path.join(ROOT, name), path.join(code.folder, name), { recursive: true, filter: isOwn });
  cpSync(FIXTURE_CONTENT, path.join(code.folder, 'content'), { recursive: true });
  for (const block of BLOCKS) apply(block);
  site = await startDevelopment(code, { CONTENT_DIR: path.join(code.folder, 'content') });
  await site.ready();
}, 240_000);

afterAll(async () => {
  // Its process ends with it, so that the folder stays deleted.
  site?.child.kill('SIGTERM');
  await site?.exited;
  code.delete();
});

test('a kind and a field of it change few files', () => {
  const added = new Set(BLOCKS.flatMap(({ language, file }) => (language === 'diff' ? [] : [file])));
  const edited = [...new Set(BLOCKS.flatMap(({ language, file }) => (language === 'diff' ? [file] : [])))];
  const isTest = (file: string) => file.startsWith('test/');
  expect(edited.filter((file) => !added.has(file) && !isTest(file)).length).toBeLessThanOrEqual(8);
  expect(edited.filter(isTest).length).toBeLessThanOrEqual(2);
  // A field changes files of the kind alone.
  const ofField = edited.filter((file) => added.has(file) && file.includes('.ts'));
  expect(ofField.length).toBeLessThanOrEqual(4);
});

test('the code with all of its blocks has no type errors', () => {
  expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toBe('');
}, 300_000);

test('the list shows the record, and its page the text', async () => {
  const list = await get('/training');
  expect(list.status).toBe(200);
  expect(list.text).toContain('href="/training/vlan-basics"');
  const page = await get('/training/vlan-basics');
  expect(page.status).toBe(200);
  expect(page.text).toContain('学ぶこと');
  expect(page.text).toContain('東京 水面ホール');
  expect((await get('/training/no-such-training')).status).toBe(404);
}, 120_000);

test('search, sitemap, feed and the description of the API know the kind', async () => {
  const found = await get(`/api/search/getSearchList?keywords=${encodeURIComponent('VLAN設計の基礎研修')}`);
  expect(found.text).toContain('"/training/vlan-basics"');
  expect((await get('/sitemap-articles.xml')).text).toContain('/training/vlan-basics<');
  expect((await get('/training/feed.xml')).text).toContain('/training/vlan-basics"');
  expect((await get('/training')).text).toContain('href="/training/feed.xml"');
  expect((await get('/api/openapi.json')).text).toContain('/api/training/info/{urlName}');
});

test('the form of the desk asks for its fields', () => {
  const program = `
    import { jsonSchemaOf } from './corpus/kinds/json-schema.ts';
    import { KINDS } from './corpus/kinds/kinds.ts';
    console.log(JSON.stringify(jsonSchemaOf(KINDS.trainings)));`;
  expect(run('--input-type=module', '--eval', program)).toContain('"title":"日数"');
});
