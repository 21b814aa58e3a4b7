import { z } from 'zod';

const text = z.string().trim().min(1, '空にはできません');
const path = z.string().regex(/^\/(?![/\\])\S*$/, '/ で始まるサイト内のパスを書いてください');
const icon = z.enum(['mail', 'book', 'phone', 'download', 'network', 'info', 'check', 'video']);
const link = z.strictObject({ name: text, path });
const section = z.strictObject({
  eyebrow: text.optional(),
  title: text,
  lead: text.optional(),
  more: link.optional(),
});

/** content/home.yaml: the words of the home page. */
export const homeFile = z.strictObject({
  description: text,
  statement: z.strictObject({
    buttons: z.array(link).min(1).max(2),
    figures: z
      .array(
        z.strictObject({
          /** What is counted. */
          of: z.enum(['products', 'solutions', 'cases']),
          label: text,
          unit: text,
          path,
          note: text,
        }),
      )
      .length(3, '数字は3つ並びます'),
  }),
  categories: section,
  solutions: section,
  cases: section,
  support: section.extend({
    items: z.array(z.strictObject({ icon, title: text, text, link })).min(1),
  }),
  news: section.extend({
    recordings: z.strictObject({ title: text, text, button: link, cover: path }),
  }),
  closing: z.strictObject({
    title: text,
    text,
    buttons: z.array(link.extend({ icon })).min(1).max(2),
  }),
});

export type Home = z.infer<typeof homeFile>;
export type HomeSection = z.infer<typeof section>;
