import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRecords } from '../../../test/support/sites/desk-records.ts';
import { ContentRepositoryFolder } from '../../../test/support/sites/desk-site.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { Records } from './records.ts';

const FILE = 'news/2024-07-09-20240709-exhibition.md';
const AUTHOR = { name: '水無 花子', email: 'hanako@minamo.example' };

let folder: ContentRepositoryFolder;
let repository: ContentRepository;
let records: Records;

beforeAll(async () => {
  folder = new ContentRepositoryFolder();
  ({ repository, records } = await openRecords(folder));
});

afterAll(() => folder.delete());

test('a picture is taken while the text of its record is saved, and neither is lost', async () => {
  const { revision, text } = await records.read(FILE);
  const changed = `${text}\n追記です。\n`;
  const picture = { path: 'images/added.webp', bytes: Buffer.from('picture') };
  await Promise.all([
    records.save({ file: FILE, revision, content: { text: changed } }, AUTHOR),
    records.keepBeside(FILE, [picture], AUTHOR),
  ]);
  expect((await records.read(FILE)).text).toBe(changed);
  expect(await repository.bytes(picture.path, await repository.draft(FILE))).toEqual(picture.bytes);
});
