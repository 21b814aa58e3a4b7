import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { configurationSchema, linksSchema, surroundingsSchema } from '../../shared/api/configuration.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { figureSchema } from '../../shared/api/figure.ts';
import { ID_MAX, integer, isIndex, paging } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { screensPath } from '../../shared/api/record-parts.ts';
import { caseCardSchema } from '../case/card.ts';
import { solutionCardSchema, type WireSolutionCard } from './card.ts';

const solutionPageSchema = pageOf(solutionCardSchema);

export const solutionDetailSchema = z.extend(solutionCardSchema, {
  updatedOn: z.string(),
  figure: z.optional(figureSchema),
  /** Picture of its products in use, for the head of its page (`shared/scenes.ts`). */
  scene: z.optional(z.string()),
  challenges: z.array(z.string()),
  outcomes: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The proposed products, each with its role in the configuration. */
  configuration: configurationSchema,
  surroundings: surroundingsSchema,
  links: linksSchema,
  cases: z.array(caseCardSchema),
  screens: screensPath,
  /** Picture of PREVIEW_SIZE for shared links to its page. */
  previewUrl: z.optional(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
});
export type SolutionDetail = Plain<z.infer<typeof solutionDetailSchema>>;
export type SolutionCard = Plain<WireSolutionCard>;

const list = defineCall('/solution/pageList', {
  about: 'ソリューションの一覧',
  query: z.object({
    isIndex,
    productId: z.optional(integer('productId', '構成に使われている製品のid', 1, ID_MAX)),
    ...paging,
  }),
  data: solutionPageSchema,
});
export const solutionCalls = {
  list,
  info: defineCall('/solution/info/{id}', {
    about: 'ソリューション',
    data: solutionDetailSchema,
    sample: firstOf(list),
  }),
};
