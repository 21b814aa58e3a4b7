import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { pageModules } from '../../../client/routes/pages.ts';
import { createAssetTags, type Manifest, readManifest } from '../../../server/render/assets.ts';
import { DIST } from '../../support/content/folders.ts';

const CLIENT = path.join(DIST, 'client');

/** String literals that survive minification, from code that no first load needs. */
const LATER = {
  'schemas of the API': 'invalid_type',
  'calls of the API': '/goods/categoryList/',
  'content of the menus': 'いま事例を読み込めません。',
  'the search box': 'モデル名・キーワード',
  'the question about analytics': 'Cookieなどの利用について',
};

test('each of these strings stands somewhere in the build, so that its absence means something', async () => {
  const manifest = await readManifest(path.join(CLIENT, '.vite/manifest.json'));
  const source = await sourcesOf(
    manifest,
    Object.values(manifest).map(({ file }) => `/${file}`),
  );
  expect(Object.values(LATER).filter((sign) => !source.includes(sign))).toEqual([]);
});

async function sourcesOf(manifest: Manifest, files: readonly string[]): Promise<string> {
  const names = files.filter((file) => Object.values(manifest).some((chunk) => `/${chunk.file}` === file));
  return (await Promise.all(names.map((name) => readFile(path.join(CLIENT, name), 'utf8')))).join('\n');
}

test('every page names its module, so that its code is announced in the document', async () => {
  const manifest = await readManifest(path.join(CLIENT, '.vite/manifest.json'));
  const names = Object.values(pageModules).flatMap(({ source, part }) =>
    part ? [source, part('x_p1.html'), part('switches')] : [source],
  );
  const built = (name: string) => Object.hasOwn(manifest, `client/routes/${name}.tsx`);
  expect(names.filter((name) => !built(name))).toEqual([]);
});

test.each(['home', 'products/category', 'products/product', 'articles/news-article', 'form'])(
  'the first load of a page like %s omits code that is not needed yet',
  async (route) => {
    const manifest = await readManifest(path.join(CLIENT, '.vite/manifest.json'));
    const tags = createAssetTags(manifest);
    const source = await sourcesOf(manifest, [
      tags.starter,
      ...tags.imports,
      ...tags.code([`client/routes/${route}.tsx`]),
    ]);
    const brought = Object.entries(LATER).filter(([, sign]) => source.includes(sign));
    expect(brought.map(([what]) => what)).toEqual([]);
    // The first formatter of a page loads the browser's calendars: 13 ms, four times that on a phone.
    expect(source).not.toContain('Intl.DateTimeFormat');
  },
);
