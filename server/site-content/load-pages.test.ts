import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copySiteFiles } from '../../test/support/content/site-files.ts';
import { loadSiteContent } from './load.ts';

let root: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'site-content-'));
  await mkdir(path.join(root, 'pages'));
  copySiteFiles(root);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const HEAD = `title: 春の催し
description: 催しのご案内です。
updated: 2026-11-20
`;

function write(name: string, text: string): void {
  writeFileSync(path.join(root, name), text);
}

/** Error message of loading a page with these lines below its head; empty if it is valid. */
async function problemsOf(lines: string): Promise<string> {
  write('pages/spring.yaml', HEAD + lines);
  return loadSiteContent(root).then(
    () => '',
    (error: Error) => error.message,
  );
}

const block = (text: string) =>
  `path: /spring\nsections:\n  - id: a\n    title: A\n    blocks:\n      - ${text}\n`;

test('a page is found at its path, without its data for search and sitemap', async () => {
  write('facts.yaml', '- {name: event.days, meaning: 日数, value: 3日間}\n');
  write('pages/spring.yaml', `${HEAD}path: /spring\nlead: "{{fact:event.days}}。{{phone}}"\n`);
  const { pages } = await loadSiteContent(root);
  expect(pages.find('/spring')).toEqual({
    path: '/spring',
    title: '春の催し',
    lead: expect.stringMatching(/^3日間。[\d-]+$/),
    description: '催しのご案内です。',
    sections: [],
  });
  expect(pages.updatedOn('/spring')).toBe('2026-11-20');
  expect(pages.find('toString')).toBeUndefined();
});

test('a form whose consent has no policy is refused', async () => {
  const form = 'path: /sales\nwords: { purpose: ご相談への回答, next: [ご連絡します。] }\n';
  const problem = 'words.purpose: フォームの同意の文からリンクするページ /privacy-policy がありません';
  expect(await problemsOf(form)).toContain(`pages/spring.yaml: ${problem}`);
  write('pages/privacy.yaml', `${HEAD}path: /privacy-policy\n`);
  expect(await problemsOf(form)).toBe('');
});

test('a folder without pages has none', async () => {
  rmSync(path.join(root, 'pages'), { recursive: true });
  const { pages } = await loadSiteContent(root);
  expect(pages.find('/service')).toBeUndefined();
  expect(pages.known.missing).toContain('/service');
});

test.each([
  ['an unknown block', block('{kind: carousel, items: []}'), 'kind: この種類のブロックはありません'],
  [
    'an unknown icon',
    block('{kind: cards, items: [{to: /news, title: T, text: T, icon: cow}]}'),
    'icon: この名前のアイコン',
  ],
  ['an unknown field', 'path: /spring\ncolour: red\n', 'colour'],
  ['a fact that nobody has written', 'path: /spring\nlead: "{{fact:no.such}}"\n', '{{fact:no.such}}'],
  ['a name that stands for nothing', 'path: /spring\nlead: "{{nobody}}"\n', '{{nobody}}'],
  ['words that its code does not know', 'path: /spring\nwords: {hello: やあ}\n', 'words.hello'],
  [
    'a form that does not say what follows',
    'path: /sales\nwords: {purpose: 回答}\n',
    'words.next: この文が必要',
  ],
  [
    'one sentence where several stand',
    'path: /sales\nwords: {purpose: 回答, next: 返事}\n',
    'words.next: 文を並べて',
  ],
  ['a path in capitals', 'path: /Spring\n', 'path: / で始まるパスを'],
  ['the path of an old page', 'path: /service/info\n', 'path: 別のページへ転送されるパス'],
  ['a field that is there twice', 'path: /spring\nupdated: 2026-11-20\n', '(5行目): 同じ項目が2回'],
])('%s stops the start with file, field and reason', async (_what, lines, reason) => {
  const problems = await problemsOf(lines);
  expect(problems).toContain('pages/spring.yaml: ');
  expect(problems).toContain(reason);
});

test('two pages cannot share an address', async () => {
  write('pages/other.yaml', `${HEAD}path: /spring\n`);
  expect(await problemsOf('path: /spring\n')).toContain(
    'path: /spring は pages/other.yaml でも使われています',
  );
});
