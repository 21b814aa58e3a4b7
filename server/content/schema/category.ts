import { z } from 'zod';
import { id, text, urlName } from './common.ts';

/** content/categories.yaml: the product tree, in the order that menus show it. */
const subCategory = z.strictObject({
  id,
  urlName,
  name: text,
  /** One sentence under the heading of the sub-category page. */
  lead: text,
});

const category = z.strictObject({
  id,
  urlName,
  name: text,
  englishName: text,
  lead: text,
  /** What a visitor should look at when choosing: shown on the category page. */
  choosing: z.array(z.strictObject({ title: text, text })).min(3),
  child: z.array(subCategory).min(1),
});

export const categoriesFile = z.array(category).length(5);

export type CategoryRecord = z.infer<typeof category>;
export type SubCategoryRecord = z.infer<typeof subCategory>;
