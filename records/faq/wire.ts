import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { functionModelsSchema } from '../../shared/api/function-models.ts';
import { category, cateId, keywords, paging, productId, tag, urlName } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { productCardSchema } from '../../shared/api/product-card.ts';
import { tagNameSchema } from '../article/wire.ts';

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
export type FaqEntry = Plain<z.infer<typeof faqEntrySchema>>;
export const faqPageSchema = pageOf(faqEntrySchema);
export const faqListSchema = z.array(faqEntrySchema);

/** Categories of questions. `name` is a value for the parameter `category` of `faq/pageList`. */
export const faqCategoriesSchema = z.array(
  z.object({ id: z.int(), urlName: z.string(), name: z.string(), lead: z.string(), total: z.int() }),
);
export type FaqCategory = Plain<z.infer<typeof faqCategoriesSchema>[number]>;

export const faqDetailSchema = z.object({
  ...faqEntry,
  tags: z._default(z.array(tagNameSchema), []),
  products: z._default(z.array(productCardSchema), []),
  functions: z._default(functionModelsSchema, []),
  /** Related questions, the closest first. */
  related: z._default(z.array(faqEntrySchema), []),
});

const list = defineCall('/faq/pageList', {
  about: '質問の一覧',
  query: z.object({ keywords, category, tag, urlName, ...paging }),
  data: faqPageSchema,
});
export const faqCalls = {
  list,
  info: defineCall('/faq/info/{id}', { about: '質問と答え', data: faqDetailSchema, sample: firstOf(list) }),
  hot: defineCall('/faq/hotList', { about: 'よくある質問', data: faqListSchema }),
  top: defineCall('/faq/topList', { about: '注目の質問', data: faqListSchema }),
  categories: defineCall('/categoryFaq', { about: '質問の分類', data: faqCategoriesSchema }),
};

export const productQuestionCalls = {
  ofProduct: defineCall('/goods/proQues', {
    about: '製品の質問',
    query: z.object({ id: productId }),
    data: faqListSchema,
    with: { id: 203 },
  }),
  ofCategory: defineCall('/goods/listFaq', {
    about: '製品カテゴリーの質問',
    query: z.object({ cateId: z.optional(cateId), ...paging }),
    data: faqPageSchema,
  }),
};
