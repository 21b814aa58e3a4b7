import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { functionModelsSchema } from '../../shared/api/function-models.ts';
import { category, paging, tag, urlName } from '../../shared/api/parameters.ts';
import { photoSchema } from '../../shared/api/picture.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { productCardSchema } from '../../shared/api/product-card.ts';

/** The two kinds of articles by their names in the API: `topic` is called technology on the site. */
export type ArticleKind = 'blog' | 'topic';

export const tagNameSchema = z.object({ urlName: z.string(), name: z.string() });
export type TagName = Plain<z.infer<typeof tagNameSchema>>;

export const articleCardSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  title: z.string(),
  category: z.string(),
  publishedOn: z.string(),
  updatedOn: z.optional(z.string()),
  summary: z._default(z.string(), ''),
  imgUrl: z.nullish(z.string()),
  photo: z.optional(photoSchema),
  tags: z._default(z.array(tagNameSchema), []),
});
export type ArticleCard = Plain<z.infer<typeof articleCardSchema>>;
export const articlePageSchema = pageOf(articleCardSchema);
export const articleListSchema = z.array(articleCardSchema);

/** The figure of an article (`shared/topology/figure.ts`), with the size of its drawing in pixels. */
const figureSchema = z.object({
  caption: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  tiers: z.array(
    z.object({
      name: z.string(),
      parts: z.array(
        z.object({
          name: z.string(),
          sign: z.optional(z.enum(['cloud', 'device', 'place', 'power', 'splitter'])),
          notes: z.optional(z.array(z.string())),
          links: z.optional(z.array(z.object({ to: z.string(), label: z.optional(z.string()) }))),
        }),
      ),
    }),
  ),
});
export type ArticleFigure = Plain<z.infer<typeof figureSchema>>;

export const articleDetailSchema = z.extend(articleCardSchema, {
  /** Picture of PREVIEW_SIZE for shared links to its page. */
  previewUrl: z.optional(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
  figure: z.optional(figureSchema),
  products: z._default(z.array(productCardSchema), []),
  functions: z._default(functionModelsSchema, []),
  /** Articles of the same kind on the same subject, the closest first. */
  related: z._default(z.array(articleCardSchema), []),
});
export type ArticleDetail = Plain<z.infer<typeof articleDetailSchema>>;

function callsOf<const Kind extends ArticleKind>(kind: Kind, what: string) {
  const list = defineCall(`/${kind}/pageList`, {
    about: `${what}の一覧`,
    query: z.object({ category, tag, urlName, ...paging }),
    data: articlePageSchema,
  });
  return {
    list,
    info: defineCall(`/${kind}/info/{id}`, { about: what, data: articleDetailSchema, sample: firstOf(list) }),
    hot: defineCall(`/${kind}/hotList`, { about: `よく読まれる${what}`, data: articleListSchema }),
    top: defineCall(`/${kind}/topList`, { about: `注目の${what}`, data: articleListSchema }),
  };
}

export const articleCalls = {
  blog: callsOf('blog', 'ブログ記事'),
  topic: callsOf('topic', '技術記事'),
};
