import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRecords } from '../../../test/support/sites/desk-records.ts';
import { ContentRepositoryFolder } from '../../../test/support/sites/desk-site.ts';
import type { DeskRecords } from './desk-parts.ts';
import { keepBeside, readRecord, saveRecord } from './records.ts';

const FILE = 'news/2024-07-09-20240709-exhibition.md';
const AUTHOR = { name: '水無 花子', email: 'hanako@minamo.example' };

let folder: ContentRepositoryFolder;
let desk: DeskRecords;

beforeAll(async () => {
  folder = new ContentRepositoryFolder();
  desk = await openRecords(folder);
});

afterAll(() => folder.delete());

test('a picture is taken while the text of its record is saved, and neither is lost', async () => {
  const { repository } = desk;
  const { revision, text } = await readRecord(desk, FILE);
  const changed = `${text}\n追記です。\n`;
  const picture = { path: 'images/added.webp', bytes: Buffer.from('picture') };
  await Promise.all([
    saveRecord(desk, { file: FILE, revision, content: { text: changed } }, AUTHOR),
    keepBeside(repository, FILE, [picture], AUTHOR),
  ]);
  expect((await readRecord(desk, FILE)).text).toBe(changed);
  expect(await repository.bytes(picture.path, await repository.draft(FILE))).toEqual(picture.bytes);
});
