import * as z from 'zod/mini';
import type { Plain } from '../api/plain.ts';
import { figuresSchema } from './figures.ts';

/** Accessory of a device: a supply, a cable, an antenna, a licence, a spare part. */
export const accessorySchema = z.object({
  /** Absent for things of other makers. */
  sku: z.optional(z.string()),
  name: z.string(),
  /** For each device. */
  quantity: z.int(),
  /** Whether the record of the device names it as needed, and whether tools and lists add it. */
  needed: z.boolean(),
  usual: z.boolean(),
  /** Whether each PON port in use needs one. */
  perPort: z.optional(z.boolean()),
  /** Circumstances in which it is needed; absent when it always is. */
  when: z.optional(z.string()),
  /** Part numbers of the device that include it. */
  includedIn: z.optional(z.array(z.string())),
  note: z.optional(z.string()),
  /** Input, output, temperature, size and weight in words. */
  facts: z.string(),
  page: z.optional(z.string()),
  /** Of a supply: rated output in W, and efficiency from 0 to 1. */
  outputW: z.optional(z.number()),
  efficiency: z.optional(z.number()),
});
export type Accessory = z.infer<typeof accessorySchema>;

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
  accessories: z._default(z.array(accessorySchema), []),
  /** Id of a tier of networks (`tiers` of site.yaml); drawings leave out products with an unknown one. */
  tier: z.optional(z.string()),
  /** Ids of the products that can manage it. */
  managedByIds: z._default(z.array(z.int()), []),
  figures: z._default(figuresSchema, {}),
});
export type WireProductFigures = z.infer<typeof productFiguresSchema>;
export type ProductFigures = Plain<WireProductFigures>;
