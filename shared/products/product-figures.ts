import * as z from 'zod/mini';
import type { Plain } from '../api/plain.ts';
import { figuresSchema } from './figures.ts';

/** Product data for calculations, lists and diagrams. */
export const productFiguresSchema = z.object({
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
export type WireProductFigures = z.infer<typeof productFiguresSchema>;
export type ProductFigures = Plain<WireProductFigures>;
