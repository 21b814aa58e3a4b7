import { z } from 'zod';
import { pagePath, text } from '../../records/fields.ts';

/** content/site-pages.yaml: search descriptions of pages without a record. */
export const sitePagesFile = z.array(
  z.strictObject({
    path: pagePath.meta({ title: 'ページ' }),
    title: text.meta({ title: '見出し', description: '検索結果に出る名前' }),
    description: text.meta({ title: '説明', description: '検索結果に出る1文' }),
    keywords: z
      .array(text)
      .min(1)
      .meta({ title: '検索の言葉', description: 'このページを指す言葉。漢字の言葉には読みも書きます' }),
  }),
);

export type SitePageRecord = z.infer<typeof sitePagesFile>[number];
