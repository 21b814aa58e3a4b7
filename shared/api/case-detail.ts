import * as z from 'zod/mini';
import { caseCardSchema } from './case.ts';
import { configurationSchema, surroundingsSchema } from './configuration.ts';
import { productCardSchema } from './goods.ts';
import { solutionCardSchema } from './solution.ts';

/** An industry that cases are listed under. `name` is what `case/pageList` takes as `industry`. */
export const caseIndustriesSchema = z.array(z.object({ id: z.int(), name: z.string(), total: z.int() }));
export type CaseIndustry = z.infer<typeof caseIndustriesSchema>[number];

export const caseDetailSchema = z.extend(caseCardSchema, {
  scale: z.string(),
  /** Its products where they work, for the head of its page (`shared/scenes.ts`). */
  scene: z.optional(z.string()),
  challenges: z.array(z.string()),
  outcomes: z.array(z.string()),
  /** What shared links to its page show: a picture of PREVIEW_SIZE. */
  previewUrl: z.optional(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
  products: z._default(z.array(productCardSchema), []),
  /** How they make a network; empty where the case does not say it. */
  configuration: z._default(configurationSchema, []),
  surroundings: surroundingsSchema,
  solution: z.optional(solutionCardSchema),
});
export type CaseDetail = z.infer<typeof caseDetailSchema>;
