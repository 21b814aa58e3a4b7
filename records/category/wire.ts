import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { cateId } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { screensPath } from '../../shared/api/record-parts.ts';
import { caseCardSchema } from '../case/card.ts';
import { solutionCardSchema } from '../solution/card.ts';

/** Product category, as menus show it. Only the first three have a page, whose path the client assigns to `toLink`. */
const productCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  urlName: z.optional(z.string()),
  toLink: z.optional(z.string()),
  imgUrl: z.optional(z.string()),
  child: z._default(z.array(z.object({ id: z.int(), name: z.string(), urlName: z.string() })), []),
});
const categoryListSchema = z.array(productCategorySchema);
// The shared state keeps the specified shape of the category list, including its names.
export type ProductCategory = z.infer<typeof productCategorySchema>;

const categoryDetailSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  englishName: z.string(),
  lead: z.string(),
  imgUrl: z.string(),
  /** Picture of its products in use, for the head of its page (`shared/scenes.ts`). */
  scene: z.optional(z.string()),
  choosing: z.array(z.object({ title: z.string(), text: z.string() })),
  screens: screensPath,
  child: z.array(
    z.object({ id: z.int(), urlName: z.string(), name: z.string(), lead: z.string(), total: z.int() }),
  ),
});
export type CategoryDetail = Plain<z.infer<typeof categoryDetailSchema>>;

/** Content related to a product category: solutions and cases with its products. */
const categoryRelatedSchema = z.object({
  solutions: z.array(solutionCardSchema),
  cases: z.array(caseCardSchema),
});
export type CategoryRelated = Plain<z.infer<typeof categoryRelatedSchema>>;

const categories = defineCall('/goods/category', {
  about: '製品カテゴリー',
  data: categoryListSchema,
  minimum: true,
});
export const categoryCalls = {
  categories,
  category: defineCall('/goods/categoryList/{id}', {
    about: 'カテゴリーの内容',
    data: categoryDetailSchema,
    sample: firstOf(categories),
    minimum: true,
  }),
};

export const relatedCalls = {
  category: defineCall('/goods/getCategoryRelate', {
    about: 'カテゴリーに関わる事例とソリューション',
    query: z.object({ cateId }),
    data: categoryRelatedSchema,
    with: { cateId: 1 },
  }),
};
