import { z } from 'zod';
import { text, updatedDay } from '../../records/fields.ts';

/** content/service/*.md and content/single/*.md: texts of their own, requested by `type`. */
export const documentFrontMatter = z.strictObject({
  type: z.int().positive().meta({
    title: '区分',
    description:
      'service では 1 サポート案内、2 保証規定、3 修理の流れ。single では 1 プライバシーポリシー、3 外部送信、4 使用許諾',
  }),
  title: text.meta({ title: '見出し', description: 'ページの見出し' }),
  lead: text.meta({ title: '導入文', description: '見出しの下の1〜2文' }),
  description: text.meta({ title: '検索エンジンでの説明', description: '70〜120文字' }),
  updatedOn: updatedDay,
});

export type DocumentRecord = z.infer<typeof documentFrontMatter> & { body: string };
