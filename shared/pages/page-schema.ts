import * as z from 'zod/mini';
import { SECTIONS } from '../paths/sections.ts';
import { SCENE_KINDS } from '../scenes.ts';
import { accessibilityCheckFile } from './accessibility-check.ts';
import { blockSchema, contactName, sitePath, text } from './block-schema.ts';

const PATH = /^\/$|^(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;
const SECTION_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const id = z.int().check(z.positive());

const sectionSchema = z.strictObject({
  /** Address within the page. */
  id: z.string().check(z.regex(SECTION_ID, '小文字の英数字とハイフンだけで書いてください')),
  title: text,
  lead: z.optional(text),
  /** A sentence in large type beside the text. */
  quote: z.optional(text),
  blocks: z.array(blockSchema),
});
export type PageSection = z.infer<typeof sectionSchema>;

/** What a page says, without how it looks. Plain data, because it travels from the loader to the page. */
const contentFields = {
  path: z
    .string()
    .check(z.regex(PATH, '/ で始まるパスを、小文字の英数字とハイフンで、末尾の / を付けずに書いてください')),
  /** The part of the site that menus mark; that of the nearest known page above by default. */
  section: z.optional(
    z.enum(SECTIONS, { error: `この区分はありません。使えるのは ${SECTIONS.join('、')} です` }),
  ),
  title: text,
  /** The heading of the page, where it says more than its name in menus and window. */
  heading: z.optional(text),
  /** A short English line above the title. */
  eyebrow: text,
  lead: z.optional(text),
  /** A picture at the head of the page, to the edge of the window. */
  cover: z.optional(sitePath),
  /** Products where they work, at the head of the page instead of the cover. */
  scene: z.optional(
    z.strictObject({ kind: z.enum(SCENE_KINDS), productIds: z.array(id).check(z.minLength(1)) }),
  ),
  /** One fact that the page leads with, in large type. */
  figure: z.optional(z.strictObject({ value: text, label: text })),
  /** For search engines. */
  description: text,
  /** The pages above this one. */
  crumbs: z.optional(z.array(z.strictObject({ name: text, path: sitePath }))),
  sections: z._default(z.array(sectionSchema), []),
  /** Products of these sub-categories, after the first section. */
  products: z.optional(
    z.strictObject({ title: text, lead: z.optional(text), subIds: z.array(id).check(z.minLength(1)) }),
  ),
  /** Customer stories, after the last section. */
  cases: z.optional(
    z.strictObject({
      title: text,
      industry: z.optional(text),
      productIds: z.optional(z.array(id)),
    }),
  ),
  /** Sentences that the page's code shows where they belong (`page-words.ts`). */
  words: z.optional(z.record(z.string(), z.union([text, z.array(text)]))),
  /** A text of the API that is the page's body: rules, procedures, policies. */
  document: z.optional(
    z.strictObject({
      from: z.enum(['service', 'single']),
      type: id,
      /** Whom to ask, below the text. */
      contact: z.optional(contactName),
    }),
  ),
  /** Where readers go from here. */
  next: z.optional(z.array(z.strictObject({ to: sitePath, name: text }))),
  /** The conversation that the page leads to; its own next steps stand in a section. */
  consult: z.optional(z.strictObject({ title: text, text, about: z.optional(text) })),
};

const pageContent = z.strictObject({
  ...contentFields,
  /** On the page of the accessibility statement: what the last check has found. */
  accessibilityCheck: z.optional(accessibilityCheckFile),
});
export type PageContent = z.infer<typeof pageContent>;

/** content/pages/*.yaml: one page of the site each. */
export const pageFile = z.strictObject({
  ...contentFields,
  /** The day of the last change of what the page says. */
  updated: z.iso.date('YYYY-MM-DD の形で書いてください'),
  /** How the site search finds and shows the page; without it the search leaves the page out. */
  search: z.optional(
    z.strictObject({
      /** Where the page's own title would say too little among other results. */
      title: z.optional(text),
      description: text,
      /** Words that mean this very page, with the readings of those in kanji. */
      keywords: z.array(text).check(z.minLength(1)),
    }),
  ),
});
export type PageRecord = z.infer<typeof pageFile>;

/** What travels to the page of what its file says. */
export function pageContentOf({ updated: _updated, search: _search, ...content }: PageRecord): PageContent {
  return content;
}
