import type { Corpus } from './corpus.ts';
import { drawProduct } from './drawing/draw-product.ts';
import { pictureUrl, pictureViews } from './views/product.ts';

/** Every picture that is drawn from the content, by its address; drawn only when asked for. */
export function mediaFiles(corpus: Corpus): Map<string, () => string> {
  return new Map(
    corpus.products.flatMap((product) =>
      pictureViews(product).map((view): [string, () => string] => [
        pictureUrl(product.urlName, view),
        () => drawProduct(product, view),
      ]),
    ),
  );
}

/** One picture as SVG, or undefined when there is none at this address. */
export function mediaFile(corpus: Corpus, url: string): string | undefined {
  return mediaFiles(corpus).get(url)?.();
}
