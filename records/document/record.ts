import { z } from 'zod';
import { day, text, updatedDay } from '../fields.ts';
import { type Addresses, inFolder, type RecordOf } from '../kind.ts';

/** content/service/*.md and content/single/*.md: texts of their own, requested by `type`. */
const documentFrontMatter = z.strictObject({
  type: z.int().positive().meta({
    title: '区分',
    description:
      'service では 1 サポート案内、2 保証規定、3 修理の流れ。single では 1 プライバシーポリシー、3 外部送信、4 使用許諾',
  }),
  title: text.meta({ title: '見出し', description: 'ページの見出し' }),
  lead: text.meta({ title: '導入文', description: '見出しの下の1〜2文' }),
  description: text.meta({ title: '検索エンジンでの説明', description: '70〜120文字' }),
  updatedOn: updatedDay,
  history: z
    .array(
      z.strictObject({
        on: day.meta({ title: '日', description: '制定か改定の日' }),
        change: text.meta({ title: '変えたこと', description: '1〜2文で' }),
        before: text.optional().meta({ title: 'それまでの文', description: '変える前の文' }),
      }),
    )
    .default([])
    .meta({
      title: '改定の履歴',
      description: '新しい順に。先頭の日は更新日と同じにします。ページの終わりに出ます',
    }),
});

/** Path of the page whose body is a text of this type. */
function documentPath(from: 'service' | 'single') {
  return ({ type }: { type: number }, { pages }: Addresses) =>
    pages.find(({ document }) => document?.from === from && document.type === type)?.path;
}

export const serviceTexts = inFolder('markdown', 'service', {
  title: 'サポートの文書',
  description: 'サポート案内、保証規定、修理の流れの本文です。',
  schema: documentFrontMatter,
  pathOf: documentPath('service'),
});

export const singleTexts = inFolder('markdown', 'single', {
  title: '規約',
  description: 'プライバシーポリシーや使用許諾などの本文です。',
  schema: documentFrontMatter,
  pathOf: documentPath('single'),
});

export type DocumentRecord = RecordOf<typeof serviceTexts>;
