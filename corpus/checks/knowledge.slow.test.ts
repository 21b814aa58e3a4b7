import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { todayInJapan } from '../../shared/text/date.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { loadCorpus } from '../corpus.ts';
import { checkDates } from './dates.ts';
import { contentChecks } from './index.ts';

const CONTENT = FIXTURE_CONTENT;
const ARTICLE = `---
id: 901
urlName: sample
title: 見本
category: 見本
publishedOn: 2026-01-10
summary: 要約です。
tags: [poe]
productIds: [203]
---
本文です。
`;
const FAQ = `id: 91
urlName: sample-questions
name: 見本のご質問
lead: 見本です。
entries:
  - id: 901
    urlName: sample-question
    question: 見本ですか。
    answer: はい。
    updatedOn: 2026-01-10
    tags: [poe]
    productIds: [203]
`;

const NEEDED = [
  'site.yaml',
  'facts.yaml',
  'categories',
  'specifications',
  'banners.yaml',
  'tags.yaml',
  'accessories.yaml',
  'products',
  'solutions',
  'case-studies',
  'news',
  'pages',
];

/** Links to articles and questions that the copies leave out: other texts may link to any of them. */
const TO_KNOWLEDGE = /\]\(\/(?:blog|technology|faq|tags)\/[^)]*\)/g;

let root: string;
let base: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'content-knowledge-'));
  base = path.join(root, 'base');
  for (const name of NEEDED) await cp(path.join(CONTENT, name), path.join(base, name), { recursive: true });
  const names = await readdir(base, { recursive: true });
  for (const name of names.filter((file) => /\.(?:md|yaml)$/.test(file))) {
    const file = path.join(base, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(TO_KNOWLEDGE, '](/)'));
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Loads the records that any content needs, with these files in place of its articles and questions. */
async function loadWith(files: Record<string, string>, checks = contentChecks) {
  const folder = await mkdtemp(path.join(root, 'case-'));
  await cp(base, folder, { recursive: true });
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
  return loadCorpus(folder, checks);
}

test('content without articles, questions and subjects is complete', async () => {
  const corpus = await loadWith({});
  expect([corpus.blog, corpus.technology, corpus.faq, corpus.inquiryTopics]).toEqual([[], [], [], []]);
});

test('an article and a question are read with their defaults', async () => {
  const corpus = await loadWith({ 'technology/sample.md': ARTICLE, 'faq/sample.yaml': FAQ });
  expect(corpus.technology[0]).toMatchObject({ id: 901, tags: ['poe'], top: false, body: '本文です。' });
  expect(corpus.faq[0]?.entries[0]).toMatchObject({ id: 901, answer: 'はい。', top: false });
});

test('an id, an address, a tag and a product that are wrong are named with their file', async () => {
  const load = loadWith({
    'technology/a.md': ARTICLE,
    'technology/b.md': ARTICLE.replace('[poe]', '[nope]'),
    'faq/a.yaml': FAQ.replace('[203]', '[99999]'),
    'faq/b.yaml': FAQ.replace('id: 91', 'id: 92').replace('id: 901', 'id: 902'),
  });
  const error = await load.then(
    () => '',
    ({ message }: Error) => message,
  );
  for (const line of [
    'technology/b.md: id: 901 は technology/a.md でも使われています',
    'technology/b.md: urlName: sample は technology/a.md でも使われています',
    'technology/b.md: tags(id 901): nope は tags.yaml にありません',
    'faq/a.yaml: productIds(id 901): id 99999 はありません',
    'faq/b.yaml: urlName: sample-question は faq/a.yaml でも使われています',
    'faq/b.yaml: name: 見本のご質問 は faq/a.yaml でも使われています',
  ]) {
    expect(error).toContain(line);
  }
});

test('a link to a missing article, question or tag is refused, one to an existing page is not', async () => {
  const links = '[記事](/technology/sample) [質問](/faq/sample-question) [タグ](/tags/poe)';
  const good = { 'technology/a.md': ARTICLE.replace('本文です。', links), 'faq/a.yaml': FAQ };
  await expect(loadWith(good)).resolves.toBeDefined();
  for (const path of ['/technology/nope', '/blog/sample', '/faq/nope', '/tags/vlan']) {
    const bad = { ...good, 'faq/a.yaml': FAQ.replace('はい。', `詳しくは[こちら](${path})へ。`) };
    await expect(loadWith(bad)).rejects.toThrow(`faq/a.yaml: entries(id 901).answer: ${path} という`);
  }
});

test('a future day in Japan is refused, also a change before the publication', async () => {
  expect(todayInJapan(new Date('2026-11-19T15:00:00Z'))).toBe('2026-11-20');
  const files = {
    'blog/a.md': ARTICLE.replace('category: 見本', 'category: 選び方'),
    'technology/a.md': ARTICLE.replace('2026-01-10', '2026-01-10\nupdatedOn: 2025-12-31'),
    'faq/a.yaml': FAQ,
  };
  await expect(loadWith(files, [checkDates('2026-01-09')])).rejects.toThrow(
    /blog\/a\.md: publishedOn: 2026-01-10 は未来[\s\S]*faq\/a\.yaml: entries\(id 901\)\.updatedOn/,
  );
  await expect(loadWith(files, [checkDates('2026-12-01')])).rejects.toThrow(
    /technology\/a\.md: updatedOn: 公開日より前の日付です/,
  );
});
