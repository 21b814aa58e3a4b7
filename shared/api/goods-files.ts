import * as z from 'zod/mini';
import { pageOf } from './envelope.ts';
import { productDetailSchema } from './goods.ts';

/** A file that belongs to a product and can be fetched at `url`. */
export const goodsFileSchema = z.object({
  goodsId: z.int(),
  urlName: z.string(),
  modeName: z.string(),
  /** What sort of file, e.g. 図面; files are grouped by it. */
  kind: z.string(),
  name: z.string(),
  format: z.string(),
  url: z.string(),
  updatedOn: z.string(),
});
export type GoodsFile = z.infer<typeof goodsFileSchema>;
export const goodsFilePageSchema = pageOf(goodsFileSchema);

/** Files grouped by their kind, as a download page shows them. */
export const goodsDownloadsSchema = z.array(
  z.object({ kind: z.string(), total: z.int(), list: z.array(goodsFileSchema) }),
);
export type GoodsDownloads = z.infer<typeof goodsDownloadsSchema>;

const skuModel = {
  id: z.int(),
  urlName: z.string(),
  modeName: z.string(),
  skus: z.array(z.object({ sku: z.string(), name: z.string() })),
};

/** The pictures of a product. */
export const goodsPicturesSchema = productDetailSchema.shape.images;

/** The order codes of a model. */
export const goodsSkuModelSchema = z.object(skuModel);
export type GoodsSkuModel = z.infer<typeof goodsSkuModelSchema>;

/** The order codes of each model with its files; the ones changed last come first. */
export const goodsSkuFilesSchema = pageOf(z.object({ ...skuModel, files: z.array(goodsFileSchema) }));
export type GoodsSkuFiles = z.infer<typeof goodsSkuFilesSchema>;

/** What a product's data sheet says. */
export const goodsDataSheetSchema = z.pick(productDetailSchema, {
  id: true,
  urlName: true,
  modeName: true,
  name: true,
  remarks: true,
  imgUrl: true,
  lead: true,
  keyFigures: true,
  functions: true,
  technicalParam: true,
  skus: true,
  warrantyYears: true,
  updatedOn: true,
});
export type GoodsDataSheet = z.infer<typeof goodsDataSheetSchema>;
