import { z } from 'zod';
import { PARTNER_KINDS } from '../../shared/api/vocabulary.ts';
import { PREFECTURES } from '../../shared/prefectures.ts';
import { link, phone } from '../../shared/site/site-schema.ts';
import { id, ids, text } from './common.ts';

/** content/partners.yaml */
export const partnersFile = z.array(
  z
    .strictObject({
      id,
      name: text,
      /** One of `partnerLevels` in choices.yaml. */
      level: text.optional(),
      prefecture: z.enum(PREFECTURES),
      /** What follows the prefecture: from the municipality to the block. */
      address: text.optional(),
      phone: phone.optional(),
      website: link.optional(),
      kinds: z.array(z.enum(PARTNER_KINDS)).min(1),
      /** Categories of products that it handles. */
      categoryIds: ids,
      areas: z.array(z.enum(PREFECTURES)).min(1),
      industries: z.array(text).min(1),
    })
    .refine(({ areas, prefecture }) => areas[0] === prefecture, {
      path: ['areas'],
      error: '所在地の都道府県を先頭に書いてください',
    })
    .refine(({ address = '', prefecture }) => !address.startsWith(prefecture), {
      path: ['address'],
      error: '都道府県の名前を除き、市区町村から書いてください',
    }),
);

export type PartnerRecord = z.infer<typeof partnersFile>[number];
