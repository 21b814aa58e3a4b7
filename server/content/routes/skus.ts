import { Router } from 'express';
import type { GoodsSkuModel } from '../../../shared/api/goods-sku.ts';
import { endpoint, idParam, notFound, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';

/** The order codes of a model. */
export function skuRoutes({ productById }: Catalogue): Router {
  const router = Router();
  router.post(
    '/goods/getGoodsSkuModel/:id',
    endpoint((req): GoodsSkuModel => {
      const product = productById(parseInput(idParam, req.params).id);
      if (!product) throw notFound('この製品');
      const { id, urlName, model, skus } = product;
      return { id, urlName, modeName: model, skus };
    }),
  );
  return router;
}
