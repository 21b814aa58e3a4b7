import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Corpus } from '../../corpus/corpus.ts';
import { caseScene } from '../../corpus/media-files/scenes.ts';
import { namedPhotos } from '../../corpus/photos.ts';
import type { PhotoRecord } from '../../records/photos.ts';
import { photos } from '../../records/photos.ts';
import { PHOTO_EXTENSIONS, photoFile, photoFiles } from '../../shared/photo.ts';
import { sceneFile } from '../../shared/scenes.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { planMedia } from '../plan.ts';
import { checkPhotos, checkPhotosKept } from './check-photos.ts';
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
  corpus = await fixtureCorpus();
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The fixture with these photographs in one product. */
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

test('the picture for shared links is cropped around the focus, and named by it', async () => {
  const left = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 2_000, height: 500, channels: 3, background: '#00f' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toFile(path.join(dir, 'red-at-left.png'));
  const file = 'red-at-left.png';
  const seen: [string, number, number, number][] = [];
  for (const focus of [undefined, { x: 0, y: 50 }, { x: 100, y: 0 }]) {
    const { entry, files } = await planPhoto(dir, file, focus);
    const image = sharp(await files.get(entry.preview)?.());
    const { width, height } = await image.metadata();
    const { channels } = await image.stats();
    seen.push([entry.preview.replace(entry.photoUrl, ''), width, height, Math.round(channels[0]!.mean)]);
  }
  // 1260 of 2520 pixels in width are left of the center, 630 of them red.
  expect(seen).toEqual([
    ['-preview.jpg', 1200, 630, expect.closeTo(0, -1)],
    ['-preview-0-50.jpg', 1200, 630, expect.closeTo((254 * 630) / 1200, -1)],
    ['-preview-100-0.jpg', 1200, 630, expect.closeTo(0, -1)],
  ]);
});

test('the first focus that a record gives to a photograph is that of its picture for shared links', async () => {
  const [first, ...rest] = naming(['camera.jpg', 'camera.jpg']).products;
  const [plain, second] = first!.photos;
  const photos = [plain!, { ...second!, focus: { x: 10, y: 20 } }];
  const { manifest } = await planMedia({ ...corpus, products: [{ ...first!, photos }, ...rest] }, dir);
  expect(manifest.photos['camera.jpg']?.preview).toMatch(/-preview-10-20\.jpg$/);
});

test('camera metadata is removed', async () => {
  const { files } = await planPhoto(dir, 'camera.jpg');
  expect((await sharp(path.join(dir, 'camera.jpg')).metadata()).exif).toBeDefined();
  for (const make of files.values()) {
    const { exif, xmp, iptc, orientation = 1 } = await sharp(await make()).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({ orientation: 1 });
  }
});

test('missing, broken and too large photographs are reported with their files', async () => {
  const files = ['camera.jpg', 'none.jpg', 'cut.jpg', 'huge.jpg', 'text.png'];
  const problems = await checkPhotos(dir)(naming(files), () => 'products/a.yaml');
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['photos[1].file', expect.stringMatching(/^none\.jpg .*ありません/)],
    ['photos[2].file', expect.stringMatching(/^cut\.jpg .*読めません/)],
    ['photos[3].file', expect.stringMatching(/^huge\.jpg .*41MB.*25MB以下/)],
    ['photos[4].file', expect.stringMatching(/^text\.png .*読めません/)],
  ]);
});

test('the check for editors also reports photographs that are too small, too large or have metadata', async () => {
  const create = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246' } });
  await create(700, 500).jpeg().toFile(path.join(dir, 'small.jpg'));
  await create(3000, 2000).jpeg().toFile(path.join(dir, 'wide.jpg'));
  await create(1200, 800).jpeg().toFile(path.join(dir, 'right.jpg'));
  await create(1200, 800)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(path.join(dir, 'place.jpg'));
  const [news] = corpus.news;
  if (!news) throw new Error('the fixture has no news');
  const kept = { ...news, photos: [{ file: 'right.jpg', alt: '会場' }] };
  const named = { ...naming(['small.jpg', 'wide.jpg', 'right.jpg', 'place.jpg', 'none.jpg']), news: [kept] };
  const problems = await checkPhotosKept(dir)(named, () => 'products/a.yaml');
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['photos[0].file', expect.stringMatching(/^small\.jpg .*700px.*製品の写真.*800px以上/)],
    ['photos[1].file', expect.stringMatching(/^wide\.jpg .*3000px.*content:picture/)],
    ['photos[3].file', expect.stringMatching(/^place\.jpg .*場所.*content:picture/)],
    ['photos[4].file', expect.stringMatching(/^none\.jpg .*ありません/)],
  ]);
});

test('photographs of banners, news and pages are listed with their use', () => {
  const [banner] = corpus.banners;
  const [news] = corpus.news;
  const [page] = corpus.pages;
  if (!banner || !news || !page) throw new Error('the fixture has no banner, news or page');
  const photo = (name: string) => ({ file: `photos/${name}.jpg`, alt: '写真' });
  const items = [{ title: '人', text: '紹介', photo: photo('person') }];
  const blocks = [
    { kind: 'points' as const, items },
    { kind: 'photo' as const, photo: photo('office') },
  ];
  const found = namedPhotos({
    ...corpus,
    ...{ products: [], cases: [], solutions: [], blog: [], technology: [], webinars: [] },
    banners: [{ ...banner, photos: [photo('wide')], appPhotos: [photo('narrow')] }],
    news: [{ ...news, photos: [photo('fair')] }],
    pages: [{ ...page, photo: photo('head'), sections: [{ id: 'a', title: '章', blocks }] }],
  });
  expect(found.map(({ file, place, field }) => [file, place, field])).toEqual([
    ['photos/fair.jpg', 'cover', 'photos[0].file'],
    ['photos/wide.jpg', 'banner', 'photos[0].file'],
    ['photos/narrow.jpg', 'phoneBanner', 'appPhotos[0].file'],
    ['photos/person.jpg', 'point', 'sections[0].blocks[0].items[0].photo.file'],
    ['photos/office.jpg', 'cover', 'sections[0].blocks[1].photo.file'],
    ['photos/head.jpg', 'cover', 'photo.file'],
  ]);
});

test.each<[string, Partial<PhotoRecord>, RegExp]>([
  ['without words', { file: 'photos/a.jpg' }, /代わり/],
  ['with empty words', { file: 'photos/a.jpg', alt: ' ' }, /代わり/],
  ['that is decoration, of a product', { file: 'photos/a.jpg', decorative: true }, /飾りではありません/],
  [
    'that is decoration and says something',
    { file: 'photos/a.jpg', alt: '写真', decorative: true },
    /どちらか/,
  ],
  ['outside the folder', { file: '../secret.jpg', alt: '写真' }, /コンテンツフォルダー/],
  ['through a folder above', { file: 'photos/../../secret.jpg', alt: '写真' }, /コンテンツフォルダー/],
  ['at the root of the machine', { file: '/etc/a.jpg', alt: '写真' }, /コンテンツフォルダー/],
  ['that is none', { file: 'photos/a.svg', alt: '写真' }, /コンテンツフォルダー/],
  ['with a point left of it', { file: 'photos/a.jpg', alt: '写真', focus: { x: -1, y: 0 } }, /0から100/],
  ['with a point below it', { file: 'photos/a.jpg', alt: '写真', focus: { x: 0, y: 101 } }, /0から100/],
  ['with a point between', { file: 'photos/a.jpg', alt: '写真', focus: { x: 2.5, y: 0 } }, /整数/],
])('a photograph %s is refused with a message', (_what, photo, reason) => {
  expect(
    photos
      .safeParse([photo])
      .error?.issues.map(({ message }) => message)
      .join(),
  ).toMatch(reason);
});

test('a content folder without drawings gets its photographs only', async () => {
  const { manifest, files } = await planMedia(naming(['camera.jpg']), dir);
  expect(manifest.drawn).toEqual([]);
  expect(Object.keys(manifest.photos)).toEqual(['camera.jpg']);
  expect([...files.keys()].every((url) => url.startsWith('/media/photos/'))).toBe(true);
});

test('a case with a photograph has no scene; a product is drawn in any case', async () => {
  writeFileSync(path.join(dir, 'media.yaml'), 'draw: [products]\n');
  const [first, second] = corpus.cases.map((record) => ({
    ...record,
    scene: 'rack' as const,
    productIds: [112],
  }));
  if (!first || !second) throw new Error('the fixture has no two cases');
  const photographed = { ...first, photos: [{ file: 'camera.jpg', alt: '現場' }] };
  const { manifest } = await planMedia({ ...naming(['camera.jpg']), cases: [photographed, second] }, dir);
  expect(manifest.drawn).not.toContain(sceneFile(caseScene(first.urlName), 800));
  expect(manifest.drawn).toContain(sceneFile(caseScene(second.urlName), 800));
  expect(manifest.drawn).toContain(`/media/products/${corpus.products[0]?.urlName}.svg`);
});

test('an unknown drawing stops the build and names the file', async () => {
  writeFileSync(path.join(dir, 'media.yaml'), 'draw: [hologram]\n');
  await expect(planMedia(corpus, dir)).rejects.toThrow(/media\.yaml: draw/);
});

test.each([
  ["light: 'red'", /media\.yaml: brand\.light: 色を/],
  ['word: Ω', /media\.yaml: brand\.word: .*の文字で書いてください/],
  ["mark: { wave: '\"/>', mirror: M0 0H9 }", /media\.yaml: brand\.mark\.wave: SVG/],
])('drawings with %s stop the build and name file and field', async (entry, message) => {
  writeFileSync(path.join(dir, 'media.yaml'), `draw: [products]\nbrand: { ${entry} }\n`);
  await expect(planMedia(corpus, dir)).rejects.toThrow(message);
});
