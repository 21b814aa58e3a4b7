import * as z from 'zod/mini';
import { photoSchema } from './picture.ts';
import type { Plain } from './plain.ts';

/** Fields of every product in a list. */
export const productFields = {
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  modeName: z.optional(z.string()),
  imgUrl: z.nullish(z.string()),
  remarks: z.nullish(z.string()),
  photo: z.optional(photoSchema),
};

export const productCardSchema = z.object({ ...productFields, label: z._default(z.array(z.string()), []) });
export type WireProductCard = z.infer<typeof productCardSchema>;
export type ProductCard = Plain<WireProductCard>;

export const suggestionSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  modeName: z.string(),
  /** Shown in lists to choose from: name, picture, and whether it is no longer sold. */
  name: z.optional(z.string()),
  imgUrl: z.nullish(z.string()),
  ended: z.optional(z.boolean()),
});
export const suggestionListSchema = z.array(suggestionSchema);
export type WireSuggestion = z.infer<typeof suggestionSchema>;
export type Suggestion = Plain<WireSuggestion>;
