import * as z from 'zod/mini';
import { productDetailSchema } from './goods.ts';

/** The pictures of a product. */
export const goodsPicturesSchema = productDetailSchema.shape.images;

/** The order codes of a model. */
export const goodsSkuModelSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  modeName: z.string(),
  skus: z.array(z.object({ sku: z.string(), name: z.string() })),
});
export type GoodsSkuModel = z.infer<typeof goodsSkuModelSchema>;
