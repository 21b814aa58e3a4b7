import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { category, paging } from '../../shared/api/parameters.ts';
import { photoSchema } from '../../shared/api/picture.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { productCardSchema } from '../../shared/api/product-card.ts';
import { slugListSchema } from '../../shared/api/record-parts.ts';

const newsCard = {
  id: z.int(),
  urlName: z.string(),
  title: z.string(),
  category: z.string(),
  publishedOn: z.string(),
  /** Only if it was changed later. */
  updatedOn: z.optional(z.string()),
  summary: z._default(z.string(), ''),
};
export const newsCardSchema = z.object(newsCard);
export type NewsCard = Plain<z.infer<typeof newsCardSchema>>;
/** News without its summary. */
export type Headline = Omit<NewsCard, 'summary'>;
export const newsListSchema = z.array(newsCardSchema);
export const newsPageSchema = pageOf(newsCardSchema);

const neighbourSchema = z.object({ id: z.int(), urlName: z.string(), title: z.string() });

const newsDetailSchema = z.object({
  ...newsCard,
  /** An exhibition with a place and dates. */
  event: z.optional(
    z.object({
      name: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      place: z.string(),
      region: z.string(),
      locality: z.string(),
    }),
  ),
  /** Its photograph. */
  imgUrl: z.optional(z.string()),
  photo: z.optional(photoSchema),
  /** Picture of PREVIEW_SIZE for shared links to its page. */
  previewUrl: z.optional(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
  products: z.array(productCardSchema),
  newer: z.optional(neighbourSchema),
  older: z.optional(neighbourSchema),
});
export type NewsDetail = Plain<z.infer<typeof newsDetailSchema>>;

const list = defineCall('/news/pageList', {
  about: 'お知らせの一覧',
  query: z.object({ category, ...paging }),
  data: newsPageSchema,
  minimum: true,
});
export const newsCalls = {
  list,
  slugs: defineCall('/news/list', {
    about: 'お知らせのidとurlNameの対応',
    data: slugListSchema,
    minimum: true,
  }),
  info: defineCall('/news/info/{id}', {
    about: 'お知らせ',
    data: newsDetailSchema,
    sample: firstOf(list),
    minimum: true,
  }),
  hot: defineCall('/news/hotList', { about: 'よく読まれるお知らせ', data: newsListSchema }),
  top: defineCall('/news/topList', { about: '新しいお知らせ', data: newsListSchema }),
};
