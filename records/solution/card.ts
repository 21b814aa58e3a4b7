import * as z from 'zod/mini';
import { photoSchema } from '../../shared/api/picture.ts';

export const solutionCardSchema = z.object({
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
});
/** A card with the names of the wire. */
export type WireSolutionCard = z.infer<typeof solutionCardSchema>;
