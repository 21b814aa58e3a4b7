import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { caseCardSchema } from './case.ts';
import { cateId } from './parameters.ts';
import { solutionCardSchema } from './solution.ts';

/** What stands beside a product category: solutions built from its products, and places where they are in use. */
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
