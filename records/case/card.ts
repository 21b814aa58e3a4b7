import * as z from 'zod/mini';
import { pageOf } from '../../shared/api/envelope.ts';
import { photoSchema } from '../../shared/api/picture.ts';

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
/** A card with the names of the wire. */
export type WireCaseCard = z.infer<typeof caseCardSchema>;
export const casePageSchema = pageOf(caseCardSchema);
