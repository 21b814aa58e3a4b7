import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { FIXTURE_CONTENT } from '../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../test/support/content/fixture-corpus.ts';
import { planMedia } from './plan.ts';

test('a product’s card is rasterized', async () => {
  const { files, manifest, kinds } = await planMedia(await fixtureCorpus(), FIXTURE_CONTENT);
  const [url = ''] = new Map(kinds).get('一覧の図の画像')!.keys();
  expect(manifest.drawn).toContain(url);
  const picture = (await files.get(url)?.()) as Uint8Array;
  const image = sharp(picture);
  expect(await image.metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
  // Checks that the picture is filled from edge to edge.
  const { channels, isOpaque } = await image.stats();
  expect(isOpaque).toBe(true);
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  expect(picture.length).toBeLessThan(40_000);
});

test('pictures of a single product page stay SVG', async () => {
  const { files, kinds } = await planMedia(await fixtureCorpus(), FIXTURE_CONTENT);
  const details = [...new Map(kinds).get('製品ページの図')!.keys()];
  expect(details.length).toBeGreaterThan(0);
  for (const url of details) expect(files.has(url.replace('.svg', '.webp'))).toBe(false);
});
