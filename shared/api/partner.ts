import * as z from 'zod/mini';
import { pageOf } from './envelope.ts';

export const partnerSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Where it has its office. */
  prefecture: z.string(),
  kinds: z.array(z.string()),
  /** Prefectures that it works in, its own first. */
  areas: z.array(z.string()),
  industries: z.array(z.string()),
});
export type Partner = z.infer<typeof partnerSchema>;
export const partnerPageSchema = pageOf(partnerSchema);
