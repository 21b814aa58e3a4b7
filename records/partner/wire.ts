import * as z from 'zod/mini';
import { PREFECTURES } from '../../shared/address/prefectures.ts';
import { defineCall } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { choice, paging } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';
import { PARTNER_KINDS } from '../../shared/api/vocabulary.ts';

/** A back end that knows no more than names and places leaves the rest out. */
const partnerSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Certification, in the vendor's own words. */
  level: z.nullish(z.string()),
  /** Prefecture of its office. */
  prefecture: z.string(),
  /** Address after the prefecture. */
  address: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  website: z.nullish(z.string()),
  kinds: z.array(z.string()),
  /** Categories of the products that it handles. */
  categories: z.nullish(z.array(z.object({ id: z.int(), name: z.string() }))),
  /** Prefectures that it works in, its own first. */
  areas: z.array(z.string()),
  industries: z.array(z.string()),
});
export type Partner = Plain<z.infer<typeof partnerSchema>>;
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
