import type { Router } from 'express';
import { skuCalls } from '../../../shared/api/goods-sku.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound } from '../envelope.ts';
import { serve } from '../serve.ts';

/** Serves the order codes of a model. */
export function skuRoutes({ productById }: Catalogue): Router {
  return serve(skuCalls, {
    model: ({ id }) => {
      const { urlName, model, skus } = orNotFound(productById(id), 'この製品');
      return { id, urlName, modeName: model, skus };
    },
  });
}
