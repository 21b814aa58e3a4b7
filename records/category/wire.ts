import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import { cateId } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { caseCardSchema } from '../case/card.ts';
import { solutionCardSchema } from '../solution/card.ts';

/** Content related to a product category: solutions and cases with its products. */
const categoryRelatedSchema = z.object({
  solutions: z.array(solutionCardSchema),
  cases: z.array(caseCardSchema),
});
/** With the names of the wire. */
export type WireCategoryRelated = z.infer<typeof categoryRelatedSchema>;
export type CategoryRelated = Plain<WireCategoryRelated>;

export const relatedCalls = {
  category: defineCall('/goods/getCategoryRelate', {
    about: 'カテゴリーに関わる事例とソリューション',
    query: z.object({ cateId }),
    data: categoryRelatedSchema,
    with: { cateId: 1 },
  }),
};
