import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { caseCover } from '../../corpus/media-files/covers.ts';
import type { PhotoRecord } from '../../corpus/schema/photo.ts';
import { photos } from '../../corpus/schema/photo.ts';
import { PHOTO_EXTENSIONS, photoFile, photoFiles } from '../../shared/photo.ts';
import { FIXTURE_CONTENT } from '../../test/support/fixture-content.ts';
import { planMedia } from '../plan.ts';
import { checkPhotos } from './check-photos.ts';
import { planPhoto } from './plan-photo.ts';

let dir: string;
let corpus: Corpus;

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'photos-'));
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } });
  const photo = await image
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  writeFileSync(path.join(dir, 'camera.jpg'), photo);
  writeFileSync(path.join(dir, 'cut.jpg'), photo.subarray(0, photo.length / 2));
  writeFileSync(path.join(dir, 'huge.jpg'), '');
  truncateSync(path.join(dir, 'huge.jpg'), 41_000_000);
  writeFileSync(path.join(dir, 'text.png'), 'no picture');
  for (const name of ['theme.yaml', 'brand'])
    cpSync(path.join(FIXTURE_CONTENT, name), path.join(dir, name), { recursive: true });
  corpus = await loadCorpus(FIXTURE_CONTENT, []);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The fixture, in which one product names these photographs. */
function naming(files: string[]): Corpus {
  const [first, ...rest] = corpus.products;
  if (!first) throw new Error('the fixture has no products');
  return {
    ...corpus,
    products: [{ ...first, photos: files.map((file) => ({ file, alt: '製品' })) }, ...rest],
  };
}

test('a photograph becomes pictures of every format, upright, no wider than it is', async () => {
  const { entry, files } = await planPhoto(dir, 'camera.jpg');
  expect(entry).toMatchObject({ width: 600, height: 900 });
  expect([...files.keys()].sort()).toEqual([entry.preview, ...photoFiles(entry)].sort());
  for (const width of [200, 400, 600]) {
    for (const extension of PHOTO_EXTENSIONS) {
      const made = await sharp(await files.get(photoFile(entry.photoUrl, width, extension))?.()).metadata();
      expect({ width: made.width, height: made.height }).toEqual({ width, height: width * 1.5 });
      expect(made.mediaType).toBe(`image/${extension.replace('jpg', 'jpeg')}`);
    }
  }
});

test('nothing of what the camera noted is sent on', async () => {
  const { files } = await planPhoto(dir, 'camera.jpg');
  expect((await sharp(path.join(dir, 'camera.jpg')).metadata()).exif).toBeDefined();
  for (const make of files.values()) {
    const { exif, xmp, iptc, orientation = 1 } = await sharp(await make()).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({ orientation: 1 });
  }
});

test('what is missing, broken or too large is named with its file', async () => {
  const files = ['camera.jpg', 'none.jpg', 'cut.jpg', 'huge.jpg', 'text.png'];
  const problems = await checkPhotos(dir)(naming(files), () => 'products/a.yaml');
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['photos[1].file', expect.stringMatching(/^none\.jpg .*ありません/)],
    ['photos[2].file', expect.stringMatching(/^cut\.jpg .*読めません/)],
    ['photos[3].file', expect.stringMatching(/^huge\.jpg .*41MB.*40MB以下/)],
    ['photos[4].file', expect.stringMatching(/^text\.png .*読めません/)],
  ]);
});

test.each<[string, Partial<PhotoRecord>, RegExp]>([
  ['without words', { file: 'photos/a.jpg' }, /代わり/],
  ['with empty words', { file: 'photos/a.jpg', alt: ' ' }, /空/],
  ['outside the folder', { file: '../secret.jpg', alt: '写真' }, /コンテンツフォルダー/],
  ['through a folder above', { file: 'photos/../../secret.jpg', alt: '写真' }, /コンテンツフォルダー/],
  ['at the root of the machine', { file: '/etc/a.jpg', alt: '写真' }, /コンテンツフォルダー/],
  ['that is none', { file: 'photos/a.svg', alt: '写真' }, /コンテンツフォルダー/],
])('a photograph %s is refused in words', (_what, photo, reason) => {
  expect(
    photos
      .safeParse([photo])
      .error?.issues.map(({ message }) => message)
      .join(),
  ).toMatch(reason);
});

test('a content folder that asks for no drawings gets its photographs alone', async () => {
  const { manifest, files } = await planMedia(naming(['camera.jpg']), dir);
  expect(manifest.drawn).toEqual([]);
  expect(Object.keys(manifest.photos)).toEqual(['camera.jpg']);
  expect([...files.keys()].every((url) => url.startsWith('/media/photos/'))).toBe(true);
});

test('a case that has a photograph gets no drawn cover; a product is drawn all the same', async () => {
  writeFileSync(path.join(dir, 'media.yaml'), 'draw: [products, covers]\n');
  const [first, second, ...others] = corpus.cases;
  if (!first || !second) throw new Error('the fixture has no two cases');
  const photographed = { ...first, photos: [{ file: 'camera.jpg', alt: '現場' }] };
  const { manifest } = await planMedia(
    { ...naming(['camera.jpg']), cases: [photographed, second, ...others] },
    dir,
  );
  expect(manifest.drawn).not.toContain(caseCover(first.urlName));
  expect(manifest.drawn).toContain(caseCover(second.urlName));
  expect(manifest.drawn).toContain(`/media/products/${corpus.products[0]?.urlName}.svg`);
});

test('a drawing that nobody knows stops the build with the file', async () => {
  writeFileSync(path.join(dir, 'media.yaml'), 'draw: [hologram]\n');
  await expect(planMedia(corpus, dir)).rejects.toThrow(/media\.yaml: draw/);
});

test.each([
  ["light: 'red'", /media\.yaml: brand\.light: 色を/],
  ['word: Ω', /media\.yaml: brand\.word: .*の文字で書いてください/],
  ["mark: { wave: '\"/>', mirror: M0 0H9 }", /media\.yaml: brand\.mark\.wave: SVG/],
])('drawings that wear %s stop the build with file and field', async (entry, message) => {
  writeFileSync(path.join(dir, 'media.yaml'), `draw: [products]\nbrand: { ${entry} }\n`);
  await expect(planMedia(corpus, dir)).rejects.toThrow(message);
});
