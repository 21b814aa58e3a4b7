import * as z from 'zod/mini';
import { caseCardSchema } from './case.ts';
import { solutionCardSchema } from './solution.ts';

/** What stands beside a product category: solutions built from its products, and places where they are in use. */
export const categoryRelatedSchema = z.object({
  solutions: z.array(solutionCardSchema),
  cases: z.array(caseCardSchema),
});
export type CategoryRelated = z.infer<typeof categoryRelatedSchema>;
