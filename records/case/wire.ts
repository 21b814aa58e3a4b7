import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { configurationSchema, linksSchema, surroundingsSchema } from '../../shared/api/configuration.ts';
import { ID_MAX, integer, isIndex, paging, urlName, word } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { productCardSchema } from '../../shared/api/product-card.ts';
import { solutionCardSchema } from '../solution/card.ts';
import { caseCardSchema, casePageSchema, type WireCaseCard } from './card.ts';

/** Industries of cases. `name` is a value for the parameter `industry` of `case/pageList`. */
export const caseIndustriesSchema = z.array(z.object({ id: z.int(), name: z.string(), total: z.int() }));

/** A table of the text as a chart: the values of each row, by column, over an axis that begins at `from`. */
const caseChartSchema = z.object({
  title: z.string(),
  unit: z.string(),
  from: z.number(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), values: z.array(z.number()) })),
});
export type CaseChart = z.infer<typeof caseChartSchema>;

export const caseDetailSchema = z.extend(caseCardSchema, {
  scale: z.string(),
  /** Picture of its products in use, for the head of its page (`shared/scenes.ts`). */
  scene: z.optional(z.string()),
  challenges: z.array(z.string()),
  outcomes: z.array(z.string()),
  /** Picture of PREVIEW_SIZE for shared links to its page. */
  previewUrl: z.optional(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
  chart: z.optional(caseChartSchema),
  products: z._default(z.array(productCardSchema), []),
  /** Network of its products; empty if the case does not describe it. */
  configuration: z._default(configurationSchema, []),
  surroundings: surroundingsSchema,
  links: linksSchema,
  solution: z.optional(solutionCardSchema),
});
export type CaseDetail = Plain<z.infer<typeof caseDetailSchema>>;
export type CaseCard = Plain<WireCaseCard>;

const list = defineCall('/case/pageList', {
  about: '導入事例の一覧',
  query: z.object({
    type: z.optional(integer('type', '種別の番号。2は先頭に出すもの', 1, 99)),
    isIndex,
    industry: z.optional(word('industry', '業種の名前')),
    productId: z.optional(integer('productId', '使われている製品のid', 1, ID_MAX)),
    urlName,
    ...paging,
  }),
  data: casePageSchema,
});
export const caseCalls = {
  list,
  industries: defineCall('/case/cateList', { about: '導入事例の業種', data: caseIndustriesSchema }),
  info: defineCall('/case/info/{id}', { about: '導入事例', data: caseDetailSchema, sample: firstOf(list) }),
};
