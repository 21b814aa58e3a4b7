import * as z from 'zod/mini';
import { defineCall, firstOf } from './call.ts';
import { caseCardSchema } from './case.ts';
import { configurationSchema, surroundingsSchema } from './configuration.ts';
import { pageOf } from './envelope.ts';
import { figureSchema } from './figure.ts';
import { screensPath } from './goods.ts';
import { ID_MAX, integer, isIndex, paging } from './parameters.ts';
import { photoSchema } from './picture.ts';

const solutionCard = {
  id: z.int(),
  name: z.string(),
  webUrl: z.nullish(z.string()),
  /** Path of its page; assigned by the client. */
  jumpUrlName: z.optional(z.string()),
  lead: z.optional(z.string()),
  audience: z.optional(z.string()),
  updatedOn: z.optional(z.string()),
  imgUrl: z.nullish(z.string()),
  photo: z.optional(photoSchema),
};
export const solutionCardSchema = z.object(solutionCard);
export type SolutionCard = z.infer<typeof solutionCardSchema>;
const solutionPageSchema = pageOf(solutionCardSchema);

export const solutionDetailSchema = z.object({
  ...solutionCard,
  updatedOn: z.string(),
  figure: z.optional(figureSchema),
  /** Picture of its products in use, for the head of its page (`shared/scenes.ts`). */
  scene: z.optional(z.string()),
  challenges: z.array(z.string()),
  outcomes: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The proposed products, each with its role in the configuration. */
  configuration: configurationSchema,
  surroundings: surroundingsSchema,
  cases: z.array(caseCardSchema),
  screens: screensPath,
  /** Picture of PREVIEW_SIZE for shared links to its page. */
  previewUrl: z.optional(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
});
export type SolutionDetail = z.infer<typeof solutionDetailSchema>;

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
