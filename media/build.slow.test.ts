import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../test/support/content/fixture-content.ts';

/** Kinds of the files that the last build requested, by a digest of their input. The mock draws no files. */
let asked: Map<string, string>;

jest.unstable_mockModule('./cache.ts', () => ({
  async cached(kind: string, extension: string, from: (string | Uint8Array)[]) {
    const digest = createHash('sha256');
    for (const part of from) digest.update(part);
    const key = `${kind} ${digest.digest('hex')}${extension}`;
    asked.set(key, kind);
    return Buffer.from(kind === 'postal' ? '[]' : key);
  },
  async forgetUnused() {},
}));
const { buildMedia } = await import('./build.ts');

let root: string;
let former: Map<string, string>;

async function build(): Promise<Map<string, string>> {
  asked = new Map();
  await buildMedia({ contentDir: path.join(root, 'content'), mediaDir: path.join(root, 'media') });
  return asked;
}

/** Kinds of files that a build generates after a change of one content file, in alphabetical order. */
async function madeAnew(file: string, from: RegExp, to: string): Promise<string[]> {
  const filePath = path.join(root, 'content', file);
  const source = readFileSync(filePath, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(filePath, source.replace(from, to));
  const made = await build();
  writeFileSync(filePath, source);
  return [...made]
    .filter(([key]) => !former.has(key))
    .map(([, kind]) => kind)
    .sort();
}

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  cpSync(FIXTURE_CONTENT, path.join(root, 'content'), { recursive: true });
  former = await build();
});

afterAll(() => rmSync(root, { recursive: true }));

test('an unchanged folder causes no work', async () => {
  const again = await build();
  expect([...again.keys()].sort()).toEqual([...former.keys()].sort());
  expect(new Set(again.values())).toEqual(
    new Set(['documents', 'pixels', 'postal', 'preview-drawings', 'previews', 'scenes']),
  );
});

test.each([
  ['the title of a case', 'case-studies/ayune.md', /^name: .*$/m, ['preview-drawings', 'previews']],
  ['the text of a case', 'case-studies/ayune.md', /^lead: .*$/m, []],
  ['the vendor’s phrase', 'site.yaml', /^tagline: .*$/m, ['preview-drawings', 'previews']],
  [
    'what a product says of itself',
    'products/switches/ms1110-16p2s.yaml',
    /^lead: .*$/m,
    ['documents', 'documents'],
  ],
])('a change of %s regenerates only the files that show it', async (_what, file, line, kinds) => {
  expect(await madeAnew(file, line, '$& 詳しくはお問い合わせください。')).toEqual(kinds);
});

test('each kind of file is reported when it is complete, pictures of lists first', async () => {
  const mediaDir = path.join(root, 'empty');
  const read = (file: string) => {
    const filePath = path.join(mediaDir, file);
    return existsSync(filePath) ? readFileSync(filePath, 'utf8') : '';
  };
  const seen: [kind: string, manifest: string, documents: string][] = [];
  asked = new Map();
  await buildMedia({
    contentDir: path.join(root, 'content'),
    mediaDir,
    onKind: (kind) => seen.push([kind, read('manifest.json'), read('documents.json')]),
  });
  const [lists, details, _photos, pixels, scenes, sheets, manuals, firmware, previews] = seen;
  expect(lists?.[1]).toContain('/media/products/ma3511.svg');
  expect(lists?.[1]).not.toContain('-panel.svg');
  expect(details?.[1]).not.toContain('/media/products/ma3511.webp');
  expect(pixels?.[1]).toContain('/media/products/ma3511.webp');
  expect(details?.[1]).toContain('-panel.svg');
  expect(details?.[2]).toBe('');
  expect(pixels?.[1]).not.toContain('/media/scenes/');
  expect(scenes?.[1]).toContain('/media/scenes/');
  expect(sheets?.[2]).toContain('/media/datasheets/');
  expect(sheets?.[2]).not.toContain('/media/manuals/');
  expect(manuals?.[2]).toContain('/media/manuals/');
  expect(firmware?.[1]).not.toContain('/media/previews/');
  expect(previews?.[1]).toContain('/media/previews/');
  expect(seen).toHaveLength(9);
});

test('during a repeated build the manifest keeps the existing files', async () => {
  let documents = '';
  asked = new Map();
  await buildMedia({
    contentDir: path.join(root, 'content'),
    mediaDir: path.join(root, 'media'),
    onKind: () => {
      documents ||= readFileSync(path.join(root, 'media/documents.json'), 'utf8');
      expect(readFileSync(path.join(root, 'media/manifest.json'), 'utf8')).toContain('/media/previews/');
    },
  });
  expect(documents).toContain('/media/manuals/');
});
