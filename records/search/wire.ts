import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { integer, neededWord, paging } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { productCardSchema, suggestionSchema } from '../../shared/api/product-card.ts';
import { FIELD_MAX_LENGTH } from '../../shared/constants.ts';
import { caseCardSchema } from '../case/card.ts';
import { newsCardSchema } from '../news/wire.ts';
import { solutionCardSchema } from '../solution/card.ts';

/** Plain text in parts, with matches of the keywords marked. Never HTML, which could be unsafe. */
const markedTextSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.infer<typeof markedTextSchema>;

/**
 * Match of a product: by its whole name (as printed, or apart from width, case and hyphens), by a part of it, by a name
 * close to the keywords, or, like all other content, by its text.
 */
const searchMatchSchema = z.enum(['exact', 'folded', 'prefix', 'infix', 'near', 'text']);

const searchHit = {
  /** Number of its kind, as in the parameter `type`. */
  type: z.int(),
  id: z.int(),
  urlName: z.string(),
  /** The path of its page. */
  url: z.string(),
  name: z.string(),
  match: searchMatchSchema,
  heading: markedTextSchema,
  snippet: markedTextSchema,
  imgUrl: z.nullish(z.string()),
  /** Its context: a customer, a category. */
  note: z.optional(z.string()),
  publishedOn: z.optional(z.string()),
  modeName: z.optional(z.string()),
  /** Best match among the model's order codes. */
  sku: z.optional(z.string()),
  /** Whether it is no longer sold. */
  ended: z.optional(z.boolean()),
  successor: z.optional(suggestionSchema),
};
const searchHitSchema = z.object(searchHit);
/** A result with the names of the wire. */
export type WireSearchHit = z.infer<typeof searchHitSchema>;
export type SearchHit = Plain<WireSearchHit>;
export const searchPageSchema = pageOf(searchHitSchema);

/** Number of results of each kind, in the order of the tabs. */
export const searchTotalSchema = z.object({
  total: z.int(),
  types: z.array(z.object({ type: z.int(), name: z.string(), total: z.int() })),
  /** Present where results lack some of the words: the number of results with all words, and the words of no result. */
  partial: z.optional(z.object({ whole: z.int(), missing: z.array(z.string()) })),
});
export type SearchTotal = z.infer<typeof searchTotalSchema>;

/** Pages of results of one kind, which also have the fields of its card. */
export const productSearchSchema = pageOf(z.extend(productCardSchema, searchHit));
export const caseSearchSchema = pageOf(z.extend(caseCardSchema, searchHit));
export const newsSearchSchema = pageOf(z.extend(newsCardSchema, searchHit));
export const solutionSearchSchema = pageOf(z.extend(solutionCardSchema, searchHit));

const searched = {
  keywords: neededWord(
    'キーワード',
    'モデル名などのキーワードを入力してください。',
    '検索する言葉',
    FIELD_MAX_LENGTH,
  ),
};
const searchPages = z.object({ ...searched, ...paging });
const example = { with: { keywords: '製品' } } as const;

export const searchCalls = {
  list: defineCall('/search/getSearchList', {
    about: '検索結果',
    query: z.object({
      type: z.optional(integer('type', '種別の番号(getSearchTotalのtype)', 1, 99)),
      ...searched,
      ...paging,
    }),
    data: searchPageSchema,
    ...example,
  }),
  total: defineCall('/search/getSearchTotal', {
    about: '検索結果の件数',
    query: z.object(searched),
    data: searchTotalSchema,
    ...example,
  }),
};

/** Calls for results of one kind. */
export const ownListCalls = {
  product: defineCall('/search/getJapanSkuList', {
    about: '製品の検索',
    query: searchPages,
    data: productSearchSchema,
    ...example,
  }),
  case: defineCall('/search/getJapanCaseList', {
    about: '導入事例の検索',
    query: searchPages,
    data: caseSearchSchema,
    ...example,
  }),
  news: defineCall('/search/getJapanNewsList', {
    about: 'お知らせの検索',
    query: searchPages,
    data: newsSearchSchema,
    ...example,
  }),
  solution: defineCall('/search/getJapanSolutionList', {
    about: 'ソリューションの検索',
    query: searchPages,
    data: solutionSearchSchema,
    ...example,
  }),
};
