import type { Corpus } from '../corpus/corpus.ts';
import type { MediaManifest } from '../corpus/media-files/manifest.ts';
import { pictureUrl, pictureViews } from '../corpus/media-files/product-pictures.ts';
import { isDrawn } from '../records/product/record.ts';
import type { DrawingContext } from './drawing/context.ts';
import { drawFlat, drawProduct } from './drawing/draw-product.ts';

/** Pictures of all products by path, each with a function that draws it as an SVG document. */
export function productPictures({ products }: Corpus, context?: DrawingContext): Map<string, () => string> {
  return new Map(
    products
      .filter(isDrawn)
      .flatMap((product) =>
        pictureViews(product).map((view): [string, () => string] => [
          pictureUrl(product.urlName, view),
          () => drawProduct(product, view, context),
        ]),
      ),
  );
}

/** Captions of the flat drawings as text, for visitors who cannot read them in the picture. */
export function flatDrawings(
  { products }: Corpus,
  context: DrawingContext | undefined,
): NonNullable<MediaManifest['flat']> {
  const views = products.filter(isDrawn).flatMap((product) =>
    pictureViews(product).flatMap((view) => {
      const flat = drawFlat(product, view, context);
      if (!flat) return [];
      const { width, height, parts } = flat;
      return [[pictureUrl(product.urlName, view), { width, height, parts }] as const];
    }),
  );
  return Object.fromEntries(views);
}
