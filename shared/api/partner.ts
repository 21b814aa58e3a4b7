import * as z from 'zod/mini';
import { pageOf } from './envelope.ts';

/** A back end that knows no more than names and places leaves the rest out. */
export const partnerSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** What it has proved; the vendor's own words. */
  level: z.nullish(z.string()),
  /** Where it has its office. */
  prefecture: z.string(),
  /** What follows the prefecture. */
  address: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  website: z.nullish(z.string()),
  kinds: z.array(z.string()),
  /** Of the products that it handles. */
  categories: z.nullish(z.array(z.object({ id: z.int(), name: z.string() }))),
  /** Prefectures that it works in, its own first. */
  areas: z.array(z.string()),
  industries: z.array(z.string()),
});
export type Partner = z.infer<typeof partnerSchema>;
export const partnerPageSchema = pageOf(partnerSchema);
