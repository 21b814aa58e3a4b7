import * as z from 'zod/mini';
import { pageOf } from './envelope.ts';

export const solutionCardSchema = z.object({
  id: z.int(),
  name: z.string(),
  webUrl: z.nullish(z.string()),
  /** The address of its page; assigned by the client. */
  jumpUrlName: z.optional(z.string()),
  lead: z.optional(z.string()),
  audience: z.optional(z.string()),
  imgUrl: z.nullish(z.string()),
});
export type SolutionCard = z.infer<typeof solutionCardSchema>;
export const solutionPageSchema = pageOf(solutionCardSchema);
