import * as z from 'zod/mini';
import { ICON_NAMES } from '../icon-names.ts';
import { screenBlock } from './screen-schema.ts';

/** A text that says something. */
export const text = z.string().check(z.trim(), z.minLength(1, '空にはできません'));

/** A picture or page address on this site. */
export const sitePath = z
  .string()
  .check(z.regex(/^\/(?![/\\])\S*$/, '/ で始まるサイト内のパスを書いてください'));

/** Of site.yaml. */
export const contactName = z.enum(['sales', 'support']);

const point = z.strictObject({ title: text, text });
export type Point = z.infer<typeof point>;

const linkCard = z.strictObject({
  to: sitePath,
  title: text,
  text,
  icon: z.optional(
    z.enum(ICON_NAMES, { error: `この名前のアイコンはありません。使えるのは ${ICON_NAMES.join('、')} です` }),
  ),
});
export type LinkCard = z.infer<typeof linkCard>;

const coverLink = z.strictObject({
  to: sitePath,
  /** A picture above the words, 16:9. */
  cover: z.optional(sitePath),
  /** A short line above the title, such as a day. */
  meta: text,
  title: text,
  text,
});
export type CoverLink = z.infer<typeof coverLink>;

const question = z.strictObject({ question: text, answer: text });

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** What a section is made of, by `kind`. Texts may carry links: `[サポート案内](/service)`. */
const BLOCKS = [
  z.strictObject({ kind: z.literal('paragraphs'), texts: z.array(text) }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text) }),
  /** Things to do, one after the other. */
  z.strictObject({ kind: z.literal('steps'), items: z.array(point) }),
  /** Things that stand beside each other. */
  z.strictObject({ kind: z.literal('points'), items: z.array(point) }),
  /** Names with their values. */
  z.strictObject({ kind: z.literal('facts'), rows: z.array(z.tuple([text, text])) }),
  /** A few facts in large type; what stands in brackets behind a value is small. */
  z.strictObject({ kind: z.literal('figures'), rows: z.array(z.tuple([text, text])) }),
  /** What happened, from the first to the last; `2026-11` and what it was. */
  z.strictObject({
    kind: z.literal('timeline'),
    items: z.array(
      z.strictObject({ month: z.string().check(z.regex(MONTH, 'YYYY-MM の形で書いてください')), text }),
    ),
  }),
  z.strictObject({
    kind: z.literal('table'),
    caption: text,
    head: z.array(text),
    rows: z.array(z.array(z.string())),
    /** A field of the page's form whose boxes are the first cells of the rows. */
    choicesFor: z.optional(text),
  }),
  z.strictObject({ kind: z.literal('cards'), items: z.array(linkCard) }),
  /** The same with fewer words, two beside each other. */
  z.strictObject({
    kind: z.literal('links'),
    items: z.array(z.strictObject({ to: sitePath, title: text, text })),
  }),
  z.strictObject({ kind: z.literal('covers'), items: z.array(coverLink) }),
  z.strictObject({ kind: z.literal('questions'), items: z.array(question) }),
  z.strictObject({ kind: z.literal('notice'), text }),
  /** A picture of the content folder, as wide as its column; `size` is its width and height. */
  z.strictObject({
    kind: z.literal('picture'),
    src: sitePath,
    /** What it shows, for who does not see it. */
    alt: text,
    size: z.tuple([z.int().check(z.positive()), z.int().check(z.positive())]),
    caption: z.optional(text),
  }),
  /** An example of a management screen. */
  screenBlock,
  /** Phone, e-mail and hours of a contact. */
  z.strictObject({ kind: z.literal('contact'), contact: contactName }),
] as const;

export const BLOCK_KINDS: readonly string[] = BLOCKS.flatMap(({ shape }) => [...shape.kind.def.values]);

export const blockSchema = z.discriminatedUnion('kind', BLOCKS, {
  error: ({ code }) =>
    code === 'invalid_union'
      ? `この種類のブロックはありません。使えるのは ${BLOCK_KINDS.join('、')} です`
      : undefined,
});
export type Block = z.infer<typeof blockSchema>;
