import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import request from 'supertest';
import { contentChecks } from '../../corpus/checks/index.ts';
import { checkUnreadFiles } from '../../corpus/checks/unread-files.ts';
import { loadCorpus } from '../../corpus/corpus.ts';
import { buildMedia } from '../../media/build.ts';
import { checkPhotosKept } from '../../media/photos/check-photos.ts';
import { PHOTOGRAPHED, photographedContent } from '../support/content/photographed-content.ts';
import { CRAWLER } from '../support/sites/listening-site.ts';
import type { EditedContent } from '../support/sites/live-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

let content: EditedContent;
let mediaDir: string;
let site: TestSite;

/** The first of them has a focus. */
const [FOCUSED, CENTERED] = PHOTOGRAPHED;

beforeAll(async () => {
  content = await photographedContent();
  const alt = `alt: ${FOCUSED.record}の写真`;
  content.replace(`${FOCUSED.record}.md`, alt, `${alt}\n    focus: { x: 30, y: 0 }`);
  mediaDir = await mkdtemp(path.join(os.tmpdir(), 'photographed-'));
  await buildMedia({ contentDir: content.folder, mediaDir });
  const env = { CONTENT_DIR: content.folder, MEDIA_DIR: mediaDir };
  site = await createTestSite({ production: true, env });
});

afterAll(async () => {
  await site.close();
  content.delete();
  await rm(mediaDir, { recursive: true });
});

async function documentOf(target: string, of = site): Promise<Document> {
  const { text } = await request(of.app).get(target).set('User-Agent', CRAWLER).expect(200);
  return new JSDOM(text).window.document;
}

/** Photographs in the main part of the page, as elements. */
function photosIn(page: Document): HTMLImageElement[] {
  return [...page.querySelectorAll<HTMLImageElement>('main picture > img[src^="/media/photos/"]')];
}

function offered(
  image: HTMLImageElement,
): { type: string | null; srcset: string | null; sizes: string | null }[] {
  return [...(image.parentElement?.querySelectorAll('source, img') ?? [])].map((element) => ({
    type: element.getAttribute('type'),
    srcset: element.getAttribute('srcset'),
    sizes: element.getAttribute('sizes'),
  }));
}

test('editors’ checks accept the imported photographs', async () => {
  const checks = [...contentChecks, checkUnreadFiles(content.folder), checkPhotosKept(content.folder)];
  await expect(loadCorpus(content.folder, checks)).resolves.toBeDefined();
});

test.each(PHOTOGRAPHED)(
  '$page leads with its photograph, in all formats, with its words and its space',
  async ({ page, record }) => {
    const [image] = photosIn(await documentOf(page));
    expect(image?.alt).toBe(`${record}の写真`);
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.getAttribute('loading')).toBeNull();
    // Size after rotation, not as stored.
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '1000']);
    const sources = image ? offered(image) : [];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', null]);
    for (const { srcset, sizes } of sources) {
      expect(srcset).toMatch(/ 400w, .* 800w, .* 1200w(?:, .* 1600w)?$/);
      expect(sizes).toBeTruthy();
    }
  },
);

test.each(PHOTOGRAPHED.filter((one) => 'list' in one))(
  '$list shows $record small, without repeating its text',
  async ({ list }) => {
    const photos = photosIn(await documentOf(list)).filter(
      (image) => !image.closest('[aria-roledescription]'),
    );
    const [card] = photos.filter((image) => image.closest('article'));
    expect(card?.alt).toBe('');
    const [avif] = card ? offered(card) : [];
    expect(avif?.srcset).toMatch(/ 400w, .* 800w$/);
  },
);

test.each([
  ['head', 'page', 'main header'],
  ['card', 'list', 'article'],
] as const)(
  'a focus positions the photograph in the frame of its %s; without one nothing is written',
  async (_frame, at, within) => {
    const placeOf = async (of: { page: string; list: string }) =>
      photosIn(await documentOf(of[at]))
        .find((image) => image.closest(within) && !image.closest('[aria-roledescription]'))
        ?.getAttribute('style');
    expect(await placeOf(FOCUSED)).toBe('object-position:30% 0%');
    expect(await placeOf(CENTERED)).toBeNull();
  },
);

test('every file of a photograph exists, with its type and width, is immutable, and has no camera data', async () => {
  const [image] = photosIn(await documentOf(PHOTOGRAPHED[0].page));
  const files = (image ? offered(image) : []).flatMap(({ srcset }) => srcset?.split(', ') ?? []);
  expect(files).toHaveLength(12);
  for (const file of files) {
    const [url = '', width] = file.split(' ');
    const response = await request(site.app).get(url).buffer().expect(200);
    const made = await sharp(response.body).metadata();
    expect([url, `${made.width}w`, made.exif, made.orientation]).toEqual([url, width, undefined, undefined]);
    expect(response.headers['content-type']).toBe(made.mediaType);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test.each(['/search?value=MA3511', '/products/list?items=203x2'])(
  '%s, which shows it as a thumbnail, requests a small file',
  async (address) => {
    const page = await documentOf(address);
    const small = [...page.querySelectorAll<HTMLImageElement>('main img[src^="/media/photos/"]')];
    expect(small.length).toBeGreaterThan(0);
    for (const { src } of small) expect(src).toMatch(/-400\.jpg$/);
  },
);

test('a banner has different photographs for wide and narrow windows, and preloads them', async () => {
  const page = await documentOf('/');
  const banner = page.querySelector('section[aria-label] picture');
  const sources = [...(banner?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => [source.media, source.type])).toEqual([
    ...['avif', 'webp', 'jpeg'].map((format) => ['(max-width: 750px)', `image/${format}`]),
    ...['avif', 'webp', 'jpeg'].map((format) => ['', `image/${format}`]),
  ]);
  expect(sources.at(-1)?.getAttribute('srcset')).toContain('1640w');
  const preloads = [...page.querySelectorAll('link[rel=preload][as=image][type="image/avif"]')];
  expect(preloads.map((link) => [link.getAttribute('media'), link.getAttribute('fetchpriority')])).toEqual([
    ['(min-width: 751px)', 'high'],
    ['(max-width: 750px)', 'high'],
  ]);
  expect(preloads[0]?.getAttribute('imagesrcset')).toBe(sources[3]?.getAttribute('srcset'));
});

test('a page of text has photographs at its head, between its texts and of its people', async () => {
  const page = await documentOf('/careers');
  expect(photosIn(page).map((image) => [image.alt, image.getAttribute('loading')])).toEqual([
    ['会議室の写真', null],
    ['検証室の写真', 'lazy'],
    ['検証室で話す人', 'lazy'],
  ]);
  expect(page.querySelector('figcaption')?.textContent).toBe('検証室');
  // A client-side navigation to the page loads the same data.
  const { body } = await request(site.app).get('/-/pages?path=/careers').expect(200);
  expect(body.photo.made).toMatchObject({ width: 1600, height: 1000 });
});

test.each(PHOTOGRAPHED)('a link to $page that is shared shows the photograph', async ({ page }) => {
  const preview = (await documentOf(page))
    .querySelector('meta[property="og:image"]')
    ?.getAttribute('content');
  expect(preview).toMatch(/\/media\/photos\/test-.*-preview-30-0\.jpg$/);
});

test('a photograph takes little of the room that the page of a product has', async () => {
  const page = await documentOf('/products/ma3511_p203.html');
  const [gallery] = page.querySelectorAll('section[aria-label$="の画像"] picture');
  expect(gallery?.outerHTML.length).toBeLessThan(1_000);
});

test('as long as photographs are not made pages are shown without them', async () => {
  const empty = await mkdtemp(path.join(os.tmpdir(), 'no-media-'));
  const early = await createTestSite({
    production: true,
    env: { CONTENT_DIR: content.folder, MEDIA_DIR: empty },
  });
  try {
    for (const target of ['/', '/careers', ...PHOTOGRAPHED.map(({ page }) => page)]) {
      const page = await documentOf(target, early);
      expect([target, page.documentElement.outerHTML.includes('/media/photos/')]).toEqual([target, false]);
    }
  } finally {
    await early.close();
    await rm(empty, { recursive: true });
  }
});
