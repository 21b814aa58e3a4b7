import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { pages } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { productCardSchema } from '../../shared/api/product-card.ts';
import { articleCardSchema } from '../article/wire.ts';
import { faqEntrySchema } from '../faq/wire.ts';

const tag = {
  urlName: z.string(),
  name: z.string(),
  description: z.string(),
  /** Number of articles and questions with the tag. */
  total: z.int(),
};
export const tagSchema = z.object(tag);
export const tagPageSchema = pageOf(tagSchema);
export const tagListSchema = z.array(tagSchema);

/** A tag with its articles and questions. */
export const tagDetailSchema = z.object({
  ...tag,
  topic: z.array(articleCardSchema),
  blog: z.array(articleCardSchema),
  faq: z.array(faqEntrySchema),
  /** Products that the articles and questions mention most. */
  products: z._default(z.array(productCardSchema), []),
  /** Tags that often occur together with it. */
  related: z._default(z.array(tagSchema), []),
});

/** The most read content of all kinds. */
export const hotReadingSchema = z.array(
  z.object({
    kind: z.enum(['blog', 'topic', 'faq']),
    id: z.int(),
    urlName: z.string(),
    title: z.string(),
    updatedOn: z.string(),
  }),
);
export type HotReading = Plain<z.infer<typeof hotReadingSchema>[number]>;

const list = defineCall('/aggregate/tags/pageList', {
  about: 'タグの一覧',
  query: pages,
  data: tagPageSchema,
});
export const tagCalls = {
  list,
  hot: defineCall('/aggregate/tags/hotLabelList', { about: 'よく使われるタグ', data: tagListSchema }),
  hotReading: defineCall('/aggregate/tags/hotList', { about: 'よく読まれる記事', data: hotReadingSchema }),
  info: defineCall('/aggregate/tags/info/{urlName}', {
    about: 'タグの内容',
    data: tagDetailSchema,
    sample: firstOf(list, 'urlName'),
  }),
  label: defineCall('/aggregate/tags/labelInfo/{urlName}', {
    about: 'タグの名前',
    data: tagSchema,
    sample: firstOf(list, 'urlName'),
  }),
};
