import { z } from 'zod';
import { ICON_NAMES } from '../icon-names.ts';
import { chosenFrom } from '../reference.ts';
import { sitePath as path, text } from './text-schema.ts';

const icon = z
  .enum(ICON_NAMES, { error: `この名前のアイコンはありません。使えるのは ${ICON_NAMES.join('、')} です` })
  .meta({ title: 'アイコン' });
const link = z.strictObject({
  name: text.meta({ title: 'リンクの言葉' }),
  path: path.meta({ title: '行き先', ...chosenFrom('pages') }),
});
const title = text.meta({ title: '見出し' });
const explanation = text.meta({ title: '説明', description: '1〜3文で' });
const section = z.strictObject({
  title,
  lead: text.optional().meta({ title: '導入文', description: '見出しの下の1〜2文' }),
  more: link.optional().meta({ title: '一覧へのリンク' }),
});

/** content/home.yaml: texts of the home page. */
export const homeFile = z.strictObject({
  description: text.meta({ title: '検索エンジンでの説明', description: 'サイトの説明に続けて出ます' }),
  statement: z
    .strictObject({
      title: text
        .optional()
        .meta({ title: '見出し', description: '何のメーカーかがわかる1文。なければキャッチフレーズ' }),
      lead: explanation
        .optional()
        .meta({ title: '導入文', description: 'だれのための何か。なければサイトの説明' }),
      buttons: z.array(link).min(1).max(2).meta({ title: 'ボタン', description: '1〜2個' }),
      figures: z
        .array(
          z.strictObject({
            label: text.meta({ title: '名前' }),
            value: text.meta({ title: '値', description: '数字と単位(例: 3年間)。数字が大きく出ます' }),
            path: path.meta({ title: '行き先', ...chosenFrom('pages') }),
            note: text.meta({ title: '補足', description: '数字の下の短い言葉' }),
          }),
        )
        .max(3)
        .default([])
        .meta({ title: '数字', description: '3つまで。お客様が選ぶ理由になる約束を書きます' }),
    })
    .meta({ title: '先頭の案内', description: 'バナーの上の見出し、ボタン、数字' }),
  categories: section.meta({ title: '製品カテゴリー' }),
  solutions: section.meta({ title: 'ソリューション' }),
  cases: section.meta({ title: '導入事例' }),
  support: section
    .extend({
      items: z
        .array(z.strictObject({ icon, title, text: explanation, link: link.meta({ title: 'リンク' }) }))
        .min(1)
        .meta({ title: 'サポートの項目' }),
    })
    .meta({ title: 'サポート' }),
  news: section
    .extend({
      announced: explanation
        .optional()
        .meta({ title: 'ウェビナーの案内文', description: '告知中のウェビナーの題と日時に添えます' }),
      recordings: z
        .strictObject({
          title,
          text: explanation,
          button: link.meta({ title: 'ボタン' }),
          cover: path.meta({ title: '絵', description: '録画の案内の絵', ...chosenFrom('pictures') }),
        })
        .optional()
        .meta({ title: '録画の案内', description: '告知中のウェビナーがないときに出ます' }),
    })
    .meta({ title: 'お知らせ' }),
  closing: z
    .strictObject({
      title,
      text: explanation,
      buttons: z.array(link.extend({ icon })).min(1).max(2).meta({ title: 'ボタン', description: '1〜2個' }),
    })
    .meta({ title: '終わりの案内', description: 'ページの終わりの、相談への案内' }),
});

export type Home = z.infer<typeof homeFile>;
export type HomeSection = z.infer<typeof section>;
