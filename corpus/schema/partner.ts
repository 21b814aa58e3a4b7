import { z } from 'zod';
import { PARTNER_KINDS } from '../../shared/api/vocabulary.ts';
import { PREFECTURES } from '../../shared/prefectures.ts';
import { id, text } from './common.ts';

/** content/partners.yaml */
export const partnersFile = z.array(
  z
    .strictObject({
      id,
      /** Never a real name: place, kind and a letter. */
      name: text,
      prefecture: z.enum(PREFECTURES),
      kinds: z.array(z.enum(PARTNER_KINDS)).min(1),
      areas: z.array(z.enum(PREFECTURES)).min(1),
      industries: z.array(text).min(1),
    })
    .refine(({ areas, prefecture }) => areas[0] === prefecture, {
      path: ['areas'],
      error: '所在地の都道府県を先頭に書いてください',
    }),
);

export type PartnerRecord = z.infer<typeof partnersFile>[number];
