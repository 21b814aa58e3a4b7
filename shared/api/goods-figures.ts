import * as z from 'zod/mini';
import { productFiguresSchema } from '../products/product-figures.ts';
import { defineCall } from './call.ts';
import { described } from './parameters.ts';

/** Maximum number of ids in one call. */
const FIGURES_IDS_MAX = 50;

const productFiguresListSchema = z.object({ list: z.array(productFiguresSchema) });

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
