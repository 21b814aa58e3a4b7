import { Router } from 'express';
import type { GoodsSkuModel } from '../../../shared/api/goods-sku.ts';
import { endpoint, notFound } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { readParam } from '../read-input.ts';

/** The order codes of a model. */
export function skuRoutes({ productById }: Catalogue): Router {
  const router = Router();
  router.post(
    '/goods/getGoodsSkuModel/:id',
    endpoint((req): GoodsSkuModel => {
      const product = productById(readParam('id', req));
      if (!product) throw notFound('この製品');
      const { id, urlName, model, skus } = product;
      return { id, urlName, modeName: model, skus };
    }),
  );
  return router;
}
