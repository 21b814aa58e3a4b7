import { z } from 'zod';
import { PREFECTURES } from '../../shared/address/prefectures.ts';
import { PARTNER_KINDS } from '../../shared/api/vocabulary.ts';
import { chosenFrom } from '../../shared/reference.ts';
import { phone } from '../../shared/site/site-schema.ts';
import { link } from '../../shared/site/text-schema.ts';
import { categoryId, id, text } from '../fields.ts';
import { inFile, type RecordOf } from '../kind.ts';

/** content/partners.yaml */
const partnersFile = z.array(
  z
    .strictObject({
      id,
      name: text.meta({ title: '会社名' }),
      level: text.optional().meta({ title: '認定', ...chosenFrom('partnerLevels') }),
      prefecture: z.enum(PREFECTURES).meta({ title: '所在地の都道府県' }),
      address: text.optional().meta({ title: '住所', description: '都道府県を除き、市区町村から' }),
      phone: phone.optional().meta({ title: '電話番号', description: '03-1234-5678 の形' }),
      website: link.optional().meta({ title: 'Webサイト', description: 'https://… のURL' }),
      kinds: z.array(z.enum(PARTNER_KINDS)).min(1).meta({ title: '受け持つ仕事' }),
      categoryIds: z.array(categoryId).default([]).meta({ title: '扱う製品' }),
      areas: z
        .array(z.enum(PREFECTURES))
        .min(1)
        .meta({ title: '受け持つ地域', description: '都道府県の一覧。所在地を先頭に書きます' }),
      industries: z
        .array(text.meta({ title: '業種', ...chosenFrom('industries') }))
        .min(1)
        .meta({ title: '得意な業種' }),
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

export const partners = inFile('list', 'partners', {
  title: 'パートナー',
  description: '販売や施工を受け持つパートナー。パートナーの検索に出ます。',
  schema: partnersFile,
  pathOf: () => '/partners',
});
export type PartnerRecord = RecordOf<typeof partners>;
