import type { Router } from 'express';
import { figureCalls } from '../../../shared/api/goods-figures.ts';
import type { WireProductFigures } from '../../../shared/products/product-figures.ts';
import type { Catalogue } from '../catalogue.ts';
import { serve } from '../serve.ts';
import { productFigures } from '../views/figures.ts';

/** Serves the product values that calculations need: of all products, or of the requested ones. */
export function figureRoutes(catalogue: Catalogue): Router {
  let all: WireProductFigures[] | undefined;
  return serve(figureCalls, {
    figures: ({ ids }) => {
      all ??= catalogue.productsForLists.map((product) => productFigures(product, catalogue));
      const asked = ids && new Set(ids.map(Number));
      return { list: asked ? all.filter(({ id }) => asked.has(id)) : all };
    },
  });
}
