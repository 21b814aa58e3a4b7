import sharp from 'sharp';
import type { Corpus } from '../../corpus/corpus.ts';
import { scenesOf } from '../../corpus/media-files/scenes.ts';
import { isDrawn } from '../../records/product/record.ts';
import { SCENE_WIDTHS, sceneFile } from '../../shared/scenes.ts';
import { cached } from '../cache.ts';
import { type DrawingContext, PLAIN_CONTEXT } from '../drawing/context.ts';
import { rasterizeLettered } from '../rasterize.ts';
import { drawScene } from './draw-scene.ts';

const WEBP = { quality: 80 };
const VERSIONS = JSON.stringify({ WEBP, sharp: sharp.versions });

/** The scenes that the content requests, by path, in each width, each with a function that draws it. */
export function planScenes(corpus: Corpus, context: DrawingContext = PLAIN_CONTEXT) {
  const products = new Map(corpus.products.filter(isDrawn).map((product) => [product.id, product]));
  const files = new Map<string, () => Promise<Uint8Array>>();
  for (const { scene, kind, productIds } of scenesOf(corpus)) {
    const shown = productIds.flatMap((id) => products.get(id) ?? []);
    const draw = () => drawScene(context, kind, shown, scene);
    for (const width of SCENE_WIDTHS) {
      files.set(sceneFile(scene, width), () => {
        const svg = draw();
        return cached('scenes', '.webp', [VERSIONS, String(width), svg], async () =>
          (await rasterizeLettered(svg, width)).webp(WEBP).toBuffer(),
        );
      });
    }
  }
  return files;
}
