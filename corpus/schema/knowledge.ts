import { z } from 'zod';
import { day, id, ids, text, urlName } from './common.ts';
import { coverSystem } from './cover-system.ts';
import { coverPhotos } from './photo.ts';

/** What editors write to explain: articles, questions and the tags over both. */

/** Names of tags, as content/tags.yaml says them. */
const tags = z.array(urlName).default([]);
/** Place in the list of what is read most, from 1. */
const hot = z.int().positive().optional();

/** What the covers of articles can show. */
export const COVER_MOTIFS = [
  'addresses',
  'cabling',
  'channels',
  'device',
  'fibre',
  'ghn',
  'monitoring',
  'power',
  'qos',
  'redundancy',
  'ring',
  'roaming',
  'security',
  'surge',
  'survey',
  'tunnel',
  'update',
  'video',
  'vlan',
  'wifi',
] as const;
export const cover = z.enum(COVER_MOTIFS).optional();

const article = {
  id,
  urlName,
  title: text,
  publishedOn: day,
  updatedOn: day.optional(),
  summary: text,
  tags,
  /** What the cover shows; not given, the first tag that has a cover decides. */
  cover,
  coverSystem,
  photos: coverPhotos,
  productIds: ids,
  /** Recommended at the head of lists. */
  top: z.boolean().default(false),
  hot,
};

/** content/blog/{date}-{urlName}.md */
export const blogFrontMatter = z.strictObject({ ...article, category: text });

/** content/technology/{urlName}.md */
export const technologyFrontMatter = z.strictObject({ ...article, category: text });

/** content/tags.yaml, in the order that the page of tags shows them. */
export const tagsFile = z.array(
  z.strictObject({
    urlName,
    name: text,
    description: text,
    hot,
    /** What the covers of its articles show; kinds of buildings have none. */
    cover,
  }),
);

/** content/faq/{urlName}.yaml: a category of questions. */
export const faqFile = z.strictObject({
  id,
  urlName,
  name: text,
  lead: text,
  entries: z
    .array(
      z.strictObject({
        id,
        urlName,
        question: text,
        /** Markdown. */
        answer: text,
        updatedOn: day,
        tags,
        productIds: ids,
        hot,
        top: z.boolean().default(false),
      }),
    )
    .min(1),
});

/** content/inquiry-topics.yaml: what a visitor can say a question is about. */
export const inquiryTopicsFile = z.array(z.strictObject({ id, name: text, note: text }));

export type ArticleRecord = z.infer<typeof technologyFrontMatter> & { body: string };
export type TagRecord = z.infer<typeof tagsFile>[number];
export type FaqCategoryRecord = z.infer<typeof faqFile>;
export type FaqEntryRecord = FaqCategoryRecord['entries'][number];
export type InquiryTopicRecord = z.infer<typeof inquiryTopicsFile>[number];
