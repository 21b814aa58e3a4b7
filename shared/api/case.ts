import * as z from 'zod/mini';
import { pageOf } from './envelope.ts';
import { photoSchema } from './picture.ts';

export const caseCardSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  /** Whether the case is about one product; `relateId` is then that product's id, else a solution's. */
  fromProduct: z.optional(z.boolean()),
  relateId: z.nullish(z.int()),
  customer: z.optional(z.string()),
  industry: z.optional(z.string()),
  region: z.optional(z.string()),
  lead: z.optional(z.string()),
  publishedOn: z.optional(z.string()),
  imgUrl: z.nullish(z.string()),
  photo: z.optional(photoSchema),
});
export type CaseCard = z.infer<typeof caseCardSchema>;
export const casePageSchema = pageOf(caseCardSchema);
