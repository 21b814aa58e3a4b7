import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { recordingLogger } from '../../../test/support/log.ts';
import { openRecords } from '../../../test/support/sites/desk-records.ts';
import { ContentRepositoryFolder } from '../../../test/support/sites/desk-site.ts';
import type { DeskProblem } from '../../shared/api.ts';
import type { DeskReplaceable, DeskReplacement } from '../../shared/replace.ts';
import { problemResponses } from '../problems.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { replacementApi } from './replacements.ts';

const NEWS = 'news/2024-07-09-20240709-exhibition.md';
const PAGE = 'pages/company.yaml';
const FAQ = 'faq/choosing.yaml';
const HANAKO = { name: '水無 花子', email: 'hanako@minamo.example', role: 'approver' } as const;
const TARO = { name: '瀬戸 太郎', email: 'taro@minamo.example' };
const { logger } = recordingLogger();

let folder: ContentRepositoryFolder;
let repository: ContentRepository;
let server: Server;
let first: string;

beforeAll(async () => {
  folder = new ContentRepositoryFolder();
  const desk = await openRecords(folder);
  ({ repository } = desk);
  first = await repository.head();
  const app = express();
  app.use((_req, res, next) => {
    res.locals.editor = HANAKO;
    next();
  });
  app.use(replacementApi(desk));
  app.use(problemResponses(logger));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  folder.delete();
});

afterEach(async () => {
  for (const draft of await repository.drafts()) await repository.discard(draft);
  folder.git('reset', '-q', '--hard', first);
});

async function ask<Body>(target: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${target}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function find(words: string, isPart = false): Promise<DeskReplaceable> {
  const query = new URLSearchParams({ words, ...(isPart && { part: '1' }) });
  const { status, body } = await ask<DeskReplaceable>(`/replacements?${query}`);
  expect(status).toBe(200);
  return body;
}

const make = (words: string, replacement: string, { places }: Pick<DeskReplaceable, 'places'>) =>
  ask<DeskReplacement>('/replacements', { words, replacement, places });

/** Publishes a change past the desk. */
function change(file: string, edit: (text: string) => string): void {
  folder.write(file, edit(folder.read(file)));
  folder.git('commit', '-qam', 'By hand');
}

const withNews = () =>
  change(NEWS, (text) =>
    text
      .replace('title: ', 'title: QZ9X、')
      .replace('slug: 20240709-exhibition', 'slug: 20240709-exhibition # QZ9X')
      .concat('\nQZ9Xと[QZ9X](/sales?model=QZ9X)、QZ9X-2、qz9x\n'),
  );
const withPage = () => change(PAGE, (text) => text.replace('title: 企業情報', 'title: QZ9Xの企業情報'));

const textIn = async (file: string) => (await repository.current(file))?.text;

test('texts of published records are listed by the names of the form; addresses, ids and longer names are not', async () => {
  withNews();
  withPage();
  change('words.yaml', (text) => `${text}\n- { term: QZ9X, refuse: [QZ9X], reason: QZ9X, wrong: [QZ9X] }\n`);
  const { places, left, isCut } = await find('QZ9X');
  expect(places.map(({ file, field }) => [file, field])).toEqual([
    [NEWS, '見出し'],
    [NEWS, '本文'],
    [NEWS, '本文'],
    [PAGE, '名前'],
  ]);
  expect(places[2]).toMatchObject({
    title: expect.stringContaining('QZ9X、'),
    before: expect.stringMatching(/QZ9Xと\[$/),
    words: 'QZ9X',
    after: '](/sales?model=QZ9X)、QZ9X-2、qz9x',
  });
  expect(left).toMatchObject([
    { file: NEWS, reason: expect.stringMatching(/^1か所。アドレス/) },
    { file: 'words.yaml', reason: expect.stringMatching(/^4か所。アドレス/) },
  ]);
  expect(isCut).toBe(false);
  expect((await find('QZ9X', true)).places).toHaveLength(5);
});

test('fields with a form of their own and choices are left alone', async () => {
  const day = await find('2024-07-09');
  expect(day.places.map(({ file }) => file)).not.toContain(NEWS);
  expect(day.left.map(({ file }) => file)).toContain(NEWS);
  const category = /category: (.*)/.exec(folder.read(NEWS))?.[1] ?? '';
  const { places } = await find(category);
  expect(places.filter(({ file, at }) => file === NEWS && at[0] === 'category')).toEqual([]);
});

test('drafts are made at the chosen places, every other character stays, nothing is published', async () => {
  withNews();
  withPage();
  const before = { head: await repository.head(), news: folder.read(NEWS), page: folder.read(PAGE) };
  const { places } = await find('QZ9X');
  const chosen = { places: places.toSpliced(1, 1) };
  const { status, body } = await make('QZ9X', 'RY8W', chosen);
  expect({ status, body }).toEqual({ status: 200, body: { files: [NEWS, PAGE], skipped: [] } });
  expect(await textIn(PAGE)).toBe(before.page.replace('QZ9X', 'RY8W'));
  expect(await textIn(NEWS)).toBe(
    before.news.replace('title: QZ9X', 'title: RY8W').replace('[QZ9X]', '[RY8W]'),
  );
  expect(await repository.head()).toBe(before.head);
  expect((await repository.drafts()).map(({ author, state }) => [author.email, state])).toEqual([
    [HANAKO.email, 'writing'],
    [HANAKO.email, 'writing'],
  ]);
  // A double click.
  expect((await make('QZ9X', 'RY8W', chosen)).body).toEqual(body);
  expect((await find('RY8W')).left).toMatchObject([
    { file: NEWS, reason: expect.stringContaining(`${HANAKO.name}さんの下書き`) },
    { file: PAGE },
  ]);
});

test('a record that has changed since it was listed, or that somebody has begun to edit, is skipped and named', async () => {
  withNews();
  withPage();
  const found = await find('QZ9X');
  change(PAGE, (text) => text.replace('updated: ', 'updated:  '));
  // As after an upload: the draft has the published text.
  const news = await repository.current(NEWS);
  await repository.saveDraft({ file: NEWS, text: news!.text, expected: news!.revision, author: TARO });
  const { body } = await make('QZ9X', 'RY8W', found);
  expect(body.files).toEqual([]);
  expect(body.skipped).toMatchObject([
    { file: NEWS, reason: expect.stringContaining('変更した') },
    { file: PAGE, title: 'QZ9Xの企業情報', reason: expect.stringContaining('変更した') },
  ]);
  expect((await repository.drafts()).map(({ file, author }) => [file, author.name])).toEqual([
    [NEWS, TARO.name],
  ]);
  expect(await textIn(NEWS)).toBe(news!.text);
  expect((await find('QZ9X')).left).toMatchObject([
    { file: NEWS, reason: expect.stringContaining(`${TARO.name}さんの下書き`) },
  ]);
});

test('a place that was not offered is not replaced', async () => {
  withNews();
  const { places } = await find('QZ9X');
  const slug = { ...places[0]!, at: ['slug'], from: 0 };
  const { body } = await make('20240709', 'RY8W', { places: [slug] });
  expect(body).toMatchObject({ files: [], skipped: [{ file: NEWS }] });
  expect(await repository.drafts()).toEqual([]);
});

test('files that are edited only as text are left alone', async () => {
  withPage();
  change(FAQ, (text) => `${text}# QZ9X\nbroken: [\n`);
  const { places, left } = await find('QZ9X');
  expect(left).toMatchObject([{ file: FAQ, reason: expect.stringContaining('原文') }]);
  expect(places.map(({ file }) => file)).toEqual([PAGE]);
});

test('a wording that occurs too often is listed as far as one replacement goes', async () => {
  change(NEWS, (text) => `${text}\n${'QZ9Xと'.repeat(501)}\n`);
  const { places, isCut } = await find('QZ9X');
  expect(places).toHaveLength(500);
  expect(isCut).toBe(true);
});

test.each([
  ['', 'B', /言葉を書いて/],
  [' ', 'B', /言葉を書いて/],
  ['A', '', /言葉を書いて/],
  ['A', 'A', /同じ/],
  ['A', 'B\n', /制御文字/],
  ['A', 'B\u202E', /制御文字/],
  ['A'.repeat(201), 'B', /200文字/],
  ['A', 'B'.repeat(201), /200文字/],
])('no draft is made of a wording that cannot be replaced: %#', async (words, replacement, message) => {
  const place = { file: PAGE, revision: 'a', at: ['title'], from: 0 };
  const { status, body } = await ask<DeskProblem>('/replacements', { words, replacement, places: [place] });
  expect(status).toBe(400);
  expect(body.message).toMatch(message);
});

test('requests of another shape are refused', async () => {
  const place = { file: PAGE, revision: 'a', at: ['title'], from: 0 };
  const post = async (places: unknown) =>
    (await ask('/replacements', { words: 'A', replacement: 'B', places })).status;
  expect(await post([{ ...place, from: -1 }])).toBe(400);
  expect(await post(Array.from({ length: 501 }, () => place))).toBe(400);
  expect(await post([{ ...place, file: '../site.yaml' }])).toBe(404);
  expect((await ask('/replacements')).status).toBe(400);
  expect((await ask('/replacements?words=%20')).status).toBe(400);
  expect(await repository.drafts()).toEqual([]);
});
