import { z } from 'zod';
import { chosenFrom } from '../reference.ts';
import { PATH_OR_ADDRESS } from '../text/one-line.ts';
import { text } from './text-schema.ts';

const path = z
  .string()
  .regex(PATH_OR_ADDRESS, '/ で始まるサイト内のパスか、https://… の URL を書いてください');

const TARGET = 'ページか、https://… のURL';

/** Names of lists that the site fills in. */
export const SITE_LISTS = ['categories', 'solutions'] as const;

/** As in the file: a link, or the name of a list to insert. */
export type NavigationEntry = { list: string } | { name: string; path: string; note?: string | undefined };

const entry = z
  .strictObject({
    list: text.optional().meta({
      title: '一覧',
      description:
        '下の「一覧」の名前か、categories(製品カテゴリー)、solutions(ソリューション)。一覧をここに入れます',
    }),
    name: text.optional().meta({ title: 'リンクの言葉' }),
    path: path.optional().meta({ title: '行き先', description: TARGET, ...chosenFrom('pages') }),
    note: text.optional().meta({ title: '補足', description: 'リンクの横の短い言葉' }),
    links: z.never('メニューの中のリンクに、さらに下の段は置けません').optional(),
  })
  .transform((value, context): NavigationEntry => {
    const { list, name, path: target, note } = value;
    if (list && !name && !target && !note) return { list };
    if (!list && name && target) return { name, path: target, note };
    context.addIssue({ code: 'custom', message: 'name と path、または list だけを書いてください' });
    return z.NEVER;
  });
const entries = z.array(entry);

const name = text.meta({ title: 'リンクの言葉' });
const target = path.meta({ title: '行き先', description: TARGET, ...chosenFrom('pages') });
const linksTitle = { title: 'リンク' };

const SIDE_ICONS = ['mail', 'book', 'phone', 'download', 'info'] as const;

/** content/navigation.yaml: texts and links of menus, footer and side buttons. */
export const navigationFile = z.strictObject({
  lists: z
    .record(z.string(), entries)
    .default({})
    .meta({ title: '一覧', description: 'いくつかの場所で使うリンクのまとまり' }),
  main: z
    .array(
      z.strictObject({
        name,
        path: target,
        note: text.optional().meta({ title: '説明', description: '開いたメニューの、リンクの横に出る文' }),
        panel: z
          .enum(['products', 'solutions', 'cases', 'links'])
          .optional()
          .meta({ title: '開くもの', description: '書かなければ、ただのリンクです' }),
        links: entries.default([]).meta(linksTitle),
      }),
    )
    .min(1)
    .max(8, 'メインメニューの項目は8つまでです')
    .meta({ title: 'メインメニュー', description: '8項目まで' }),
  dropdown: z
    .strictObject({ name, links: entries.min(1).meta(linksTitle) })
    .optional()
    .meta({ title: '上の段の開くメニュー' }),
  top: entries.default([]).meta({ title: '上の段', description: 'メインメニューの上のリンク' }),
  mobile: entries
    .max(3, 'ボタンは3つまでです')
    .default([])
    .meta({ title: '狭い画面のボタン', description: '狭い画面のメニューの下に出す、3つまで' }),
  side: z
    .strictObject({
      label: text.meta({ title: '名前', description: '読み上げに使うまとまりの名前' }),
      buttons: z
        .array(z.strictObject({ name, path: target, icon: z.enum(SIDE_ICONS).meta({ title: 'アイコン' }) }))
        .min(1)
        .max(2, 'ボタンは2つまでです')
        .meta({ title: 'ボタン', description: '1〜2個' }),
    })
    .optional()
    .meta({ title: '横のボタン', description: '広い画面では横、狭い画面では下に出ます' }),
  footer: z
    .strictObject({
      columns: z
        .array(z.strictObject({ name, path: target, links: entries.meta(linksTitle) }))
        .min(1)
        .max(6, '列は6つまでです')
        .meta({ title: '列', description: '6列まで' }),
      legal: entries.default([]).meta({ title: '規約などのリンク', description: 'いちばん下に出るリンク' }),
    })
    .meta({ title: 'フッター' }),
});

export type NavigationRecord = z.infer<typeof navigationFile>;
