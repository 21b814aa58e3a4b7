import { expect, test } from '@jest/globals';
import { pictureViews, viewName } from '../corpus/media-files/product-pictures.ts';
import { isDrawn } from '../records/product/record.ts';
import { fixtureCorpus } from '../test/support/content/fixture-corpus.ts';
import { drawProduct } from './drawing/draw-product.ts';

/** Captions use the page's font, like texts of a management screen; print on a housing does not. */
const CAPTION = /font-family="Hiragino Sans/;

test('a picture announces the names of its parts exactly if it has them', async () => {
  const { products } = await fixtureCorpus();
  const devices = products.filter(isDrawn).filter(({ screen }) => screen === undefined);
  const wrong = devices.flatMap((product) =>
    pictureViews(product)
      // Its texts are measures.
      .filter((view) => view !== 'size')
      .filter(
        (view) => viewName(view, product).includes('各部の名称') !== CAPTION.test(drawProduct(product, view)),
      )
      .map((view) => `${product.model}: ${view}`),
  );
  expect(devices.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
