import * as z from 'zod/mini';
import { PREFECTURES } from '../prefectures.ts';
import { defineCall } from './call.ts';
import { pageOf } from './envelope.ts';
import { choice, paging } from './parameters.ts';
import { PARTNER_KINDS } from './vocabulary.ts';

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

export const partnerCalls = {
  list: defineCall('/channel/partner/list', {
    about: '販売パートナー',
    query: z.object({
      prefecture: z.optional(
        choice('prefecture', '対応する都道府県', PREFECTURES, '「東京都」のように都道府県の名前'),
      ),
      kind: z.optional(choice('kind', 'パートナーの区分', PARTNER_KINDS)),
      ...paging,
    }),
    data: partnerPageSchema,
  }),
};
