import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { FIXTURE_CONTENT } from '../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../test/support/content/fixture-corpus.ts';
import { planMedia } from './plan.ts';

test('a product’s card is rasterized', async () => {
  const { files, manifest, pixels } = await planMedia(await fixtureCorpus(), FIXTURE_CONTENT);
  const [url = ''] = pixels;
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
  const { details, pixels } = await planMedia(await fixtureCorpus(), FIXTURE_CONTENT);
  for (const url of details) expect(pixels.has(url.replace('.svg', '.webp'))).toBe(false);
});
