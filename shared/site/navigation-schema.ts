import { z } from 'zod';

const text = z.string().trim().min(1, '空にはできません');
const path = z
  .string()
  .regex(/^(?:\/(?![/\\])|https:\/\/)\S*$/, '/ で始まるサイト内のパスか、https://… の URL を書いてください');

/** Names that stand for what the site itself lists. */
export const SITE_LISTS = ['categories', 'solutions'] as const;

/** As the file writes it: a link, or the name of a list that stands in its place. */
export type NavigationEntry = { list: string } | { name: string; path: string; note?: string | undefined };

const entry = z
  .strictObject({
    list: text.optional(),
    name: text.optional(),
    path: path.optional(),
    note: text.optional(),
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

const SIDE_ICONS = ['mail', 'book', 'phone', 'download', 'info'] as const;

/** content/navigation.yaml: what menus, footer and side buttons say and where they lead. */
export const navigationFile = z.strictObject({
  lists: z.record(z.string(), entries).default({}),
  main: z
    .array(
      z.strictObject({
        name: text,
        path,
        /** Said beside the links of the panel. */
        note: text.optional(),
        /** What opens below the entry; without it the entry is a plain link. */
        panel: z.enum(['products', 'solutions', 'cases', 'links']).optional(),
        links: entries.default([]),
      }),
    )
    .min(1)
    .max(8, 'メインメニューの項目は8つまでです'),
  dropdown: z.strictObject({ name: text, links: entries.min(1) }).optional(),
  top: entries.default([]),
  mobile: entries.max(3, 'ボタンは3つまでです').default([]),
  side: z
    .strictObject({
      label: text,
      buttons: z
        .array(z.strictObject({ name: text, path, icon: z.enum(SIDE_ICONS) }))
        .min(1)
        .max(2, 'ボタンは2つまでです'),
    })
    .optional(),
  footer: z.strictObject({
    columns: z
      .array(z.strictObject({ name: text, path, links: entries }))
      .min(1)
      .max(6, '列は6つまでです'),
    legal: entries.default([]),
  }),
});

export type NavigationRecord = z.infer<typeof navigationFile>;
