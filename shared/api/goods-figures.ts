import * as z from 'zod/mini';
import { figuresSchema } from '../products/figures.ts';
import { defineCall } from './call.ts';
import { described } from './parameters.ts';

/** Maximum number of ids in one call. */
const FIGURES_IDS_MAX = 50;

/** Product data for calculations, lists and diagrams. */
const productFiguresSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  model: z.string(),
  name: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  categorySlug: z.string(),
  subCategoryId: z.int(),
  /** As on cards. */
  imgUrl: z.nullish(z.string()),
  /** Drawing of its front panel, if there is one. */
  panelUrl: z.nullish(z.string()),
  label: z._default(z.array(z.string()), []),
  /** Set for a product that is no longer sold, with its successor. */
  endOfLife: z._default(z.nullable(z.object({ successorId: z.nullish(z.int()) })), null),
  skus: z._default(z.array(z.object({ sku: z.string(), name: z.string() })), []),
  /** Tier in a network (shared/topology/tiers.ts); drawings leave out products with an unknown one. */
  tier: z.optional(z.string()),
  /** Ids of the products that can manage it. */
  managedByIds: z._default(z.array(z.int()), []),
  figures: z._default(figuresSchema, {}),
});
const productFiguresListSchema = z.object({ list: z.array(productFiguresSchema) });
export type ProductFigures = z.infer<typeof productFiguresSchema>;

const productIds = z.optional(
  described(
    z
      .array(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'idsは製品のidをカンマで区切って指定してください。')))
      .check(z.maxLength(FIGURES_IDS_MAX, `idsは${FIGURES_IDS_MAX}件以内で指定してください。`)),
    `製品のid。カンマで区切って${FIGURES_IDS_MAX}件まで。なければ全製品`,
  ),
);

export const figureCalls = {
  figures: defineCall('/goods/figures', {
    about: '計算に使う製品の数値',
    query: z.object({ ids: productIds }),
    data: productFiguresListSchema,
  }),
};
