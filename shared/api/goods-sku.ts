import * as z from 'zod/mini';
import { defineCall, firstOf } from './call.ts';
import { goodsCalls } from './goods.ts';

/** The order codes of a model. */
export const goodsSkuModelSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  modeName: z.string(),
  skus: z.array(z.object({ sku: z.string(), name: z.string() })),
});

export const skuCalls = {
  model: defineCall('/goods/getGoodsSkuModel/{id}', {
    method: 'POST',
    about: '型番の品番',
    data: goodsSkuModelSchema,
    sample: firstOf(goodsCalls.slugs),
  }),
};
