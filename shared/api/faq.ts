import * as z from 'zod/mini';
import { tagNameSchema } from './article.ts';
import { pageOf } from './envelope.ts';
import { productCardSchema } from './goods.ts';

const faqEntry = {
  id: z.int(),
  urlName: z.string(),
  question: z.string(),
  /** Sanitised HTML. */
  answer: z.string(),
  category: z.object({ id: z.int(), urlName: z.string(), name: z.string() }),
  updatedOn: z.optional(z.string()),
};
export const faqEntrySchema = z.object(faqEntry);
export type FaqEntry = z.infer<typeof faqEntrySchema>;
export const faqPageSchema = pageOf(faqEntrySchema);
export const faqListSchema = z.array(faqEntrySchema);

/** A category of questions. `name` is what `faq/pageList` takes as `category`. */
export const faqCategoriesSchema = z.array(
  z.object({ id: z.int(), urlName: z.string(), name: z.string(), lead: z.string(), total: z.int() }),
);
export type FaqCategory = z.infer<typeof faqCategoriesSchema>[number];

export const faqDetailSchema = z.object({
  ...faqEntry,
  tags: z._default(z.array(tagNameSchema), []),
  products: z._default(z.array(productCardSchema), []),
  /** Questions that are asked next, the closest first. */
  related: z._default(z.array(faqEntrySchema), []),
});
export type FaqDetail = z.infer<typeof faqDetailSchema>;

/** A subject that a visitor can choose when asking. */
export const inquiryTopicsSchema = z.array(z.object({ id: z.int(), name: z.string(), note: z.string() }));
export type InquiryTopic = z.infer<typeof inquiryTopicsSchema>[number];
