import { Router } from 'express';
import type { GoodsSkuModel } from '../../../shared/api/goods-sku.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound } from '../envelope.ts';
import { readParam } from '../parse-request.ts';

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
