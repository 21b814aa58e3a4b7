// Draws the looping banner video: node scripts/build-art-video.ts. Its output is committed, as that of build-art.ts. Needs a
// browser (see scripts/browser.ts) and ffmpeg with libx264 (Debian: apt-get install ffmpeg).
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadCorpus } from '../corpus/corpus.ts';
import { isDrawn } from '../corpus/schema/product.ts';
import { liteponFrame } from '../media/art/pictures.ts';
import { WIDE } from '../media/art/scene.ts';
import { launchBrowser } from '../test/support/browser.ts';
import { findBrowser } from './browser.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TARGET = path.join(ROOT, 'content/images/banners/litepon.mp4');
const SECONDS = 8;
const FRAMES_PER_SECOND = 24;
const MAX_BYTES = 600_000;

const { products } = await loadCorpus(path.join(ROOT, 'content'), []);
const find = (model: string) => {
  const product = products.find((candidate) => candidate.model === model);
  if (!product || !isDrawn(product)) throw new Error(`No product ${model} in content/products`);
  return product;
};

Object.assign(process.env, await findBrowser());
const folder = await mkdtemp(path.join(os.tmpdir(), 'banner-video-'));
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: WIDE.width, height: WIDE.height } });
  await page.setContent('<body style="margin:0"></body>');
  const count = SECONDS * FRAMES_PER_SECOND;
  for (let place = 0; place < count; place += 1) {
    await page.evaluate(
      (svg) => {
        document.body.innerHTML = svg;
      },
      liteponFrame(find, place / count),
    );
    await page.screenshot({ path: path.join(folder, `${String(place).padStart(4, '0')}.png`) });
  }
} finally {
  await browser.close();
}
execFileSync(
  'ffmpeg',
  [
    ['-v', 'error', '-y', '-framerate', String(FRAMES_PER_SECOND), '-i', path.join(folder, '%04d.png')],
    ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '21'],
    // What every browser plays, in the colours of the standing picture, ready to start before all of it is there.
    ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ['-movflags', '+faststart', '-map_metadata', '-1', TARGET],
  ].flat(),
  { stdio: 'inherit' },
);
await rm(folder, { recursive: true });
const { size } = await stat(TARGET);
if (size > MAX_BYTES) throw new Error(`${TARGET} has ${size} bytes, more than ${MAX_BYTES}`);
console.log(`${TARGET}: ${size} bytes`);
