import type { Corpus } from '../../corpus/corpus.ts';
import { scenesOf } from '../../corpus/media-files/scenes.ts';
import { isDrawn } from '../../records/product/record.ts';
import { SCENE_WIDTHS, sceneFile } from '../../shared/scenes.ts';
import { type DrawingContext, PLAIN_CONTEXT } from '../drawing/context.ts';
import { asWebp } from '../rasterize.ts';
import { drawScene } from './draw-scene.ts';

const QUALITY = 80;

/** The scenes that the content requests, by path, in each width, each with a function that draws it. */
export function planScenes(corpus: Corpus, context: DrawingContext = PLAIN_CONTEXT) {
  const products = new Map(corpus.products.filter(isDrawn).map((product) => [product.id, product]));
  return new Map(
    scenesOf(corpus).flatMap(({ scene, kind, productIds }) => {
      const shown = productIds.flatMap((id) => products.get(id) ?? []);
      return SCENE_WIDTHS.map((width): [string, () => Promise<Uint8Array>] => [
        sceneFile(scene, width),
        () => asWebp('scenes', drawScene(context, kind, shown, scene), width, QUALITY),
      ]);
    }),
  );
}
