import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { caseCardSchema } from './case.ts';
import { cateId } from './parameters.ts';
import { solutionCardSchema } from './solution.ts';

/** Content related to a product category: solutions and cases with its products. */
const categoryRelatedSchema = z.object({
  solutions: z.array(solutionCardSchema),
  cases: z.array(caseCardSchema),
});
export type CategoryRelated = z.infer<typeof categoryRelatedSchema>;

export const relatedCalls = {
  category: defineCall('/goods/getCategoryRelate', {
    about: 'カテゴリーに関わる事例とソリューション',
    query: z.object({ cateId }),
    data: categoryRelatedSchema,
    with: { cateId: 1 },
  }),
};
