import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../test/support/until.ts';
import { keptContent } from './kept-content.ts';

let root: string;
let contentDir: string;
let kept: string;
let reads: number;

const write = (file: string, text: string) => writeFileSync(path.join(contentDir, file), text);
const text = () => readFileSync(path.join(contentDir, 'pages/about.yaml'), 'utf8');

function read(folder = root, code = 'one'): Promise<{ text: string; logo: Buffer }> {
  return keptContent({ cache: { folder, code }, name: 'content', contentDir }, async () => {
    reads += 1;
    return { text: text(), logo: Buffer.from([1, 2]) };
  });
}

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  contentDir = path.join(root, 'content');
  kept = path.join(root, 'content.kept');
  mkdirSync(path.join(contentDir, 'pages'), { recursive: true });
  write('pages/about.yaml', 'before');
  write('logo.png', 'picture');
  reads = 0;
  await read();
  await until('it is kept', () => existsSync(kept));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('unchanged content is read once', async () => {
  const again = await read();
  expect(again).toEqual({ text: 'before', logo: Buffer.from([1, 2]) });
  expect(Buffer.isBuffer(again.logo)).toBe(true);
  expect(reads).toBe(1);
});

test.each([
  ['a changed word', () => write('pages/about.yaml', 'afterw')],
  ['a new file', () => write('pages/new.yaml', 'new')],
  ['a file that was taken away', () => rmSync(path.join(contentDir, 'logo.png'))],
  ['another picture', () => write('logo.png', 'other picture')],
])('%s causes another read', async (_what, change) => {
  change();
  expect((await read()).text).toBe(text());
  expect(reads).toBe(2);
});

test('other code reads anew', async () => {
  await read(root, 'two');
  expect(reads).toBe(2);
});

test('a damaged cache causes another read', async () => {
  const bytes = readFileSync(kept);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(kept, bytes);
  expect((await read()).text).toBe('before');
  expect(reads).toBe(2);
});

test('without a cache folder every start reads', async () => {
  const nowhere = path.join(kept, 'below-a-file');
  await read(nowhere);
  expect((await read(nowhere)).text).toBe('before');
  expect(reads).toBe(3);
  await keptContent({ cache: undefined, name: 'content', contentDir }, async () => (reads += 1));
  expect(reads).toBe(4);
});
