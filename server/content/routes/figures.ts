import { Router } from 'express';
import type { ProductFigures } from '../../../shared/api/goods-figures.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint } from '../envelope.ts';
import { readQuery } from '../parse-request.ts';
import { productFigures } from '../views/figures.ts';

/** What calculations need of products: all of them, or those that are asked for. */
export function figureRoutes(catalogue: Catalogue): Router {
  const router = Router();
  let all: ProductFigures[] | undefined;
  router.get(
    '/goods/figures',
    endpoint((req) => {
      const { ids } = readQuery('/goods/figures', req);
      all ??= catalogue.productsForLists.map((product) => productFigures(product, catalogue));
      const asked = ids && new Set(ids.map(Number));
      return { list: asked ? all.filter(({ id }) => asked.has(id)) : all };
    }),
  );
  return router;
}
