import { accessories } from './accessory/record.ts';
import { blog, technology } from './article/record.ts';
import { banners } from './banner/record.ts';
import { careers } from './career/record.ts';
import { cases } from './case/record.ts';
import { company } from './company/record.ts';
import { devices } from './device/record.ts';
import { serviceTexts, singleTexts } from './document/record.ts';
import { faq } from './faq/record.ts';
import { firmware } from './firmware/record.ts';
import { inquiryTopics } from './inquiry-topic/record.ts';
import type { Kind, RecordOf } from './kind.ts';
import { news } from './news/record.ts';
import { partners } from './partner/record.ts';
import { ownFiles } from './product-file/record.ts';
import { solutions } from './solution/record.ts';
import { tags } from './tag/record.ts';
import { webinars } from './webinar/record.ts';

// By the names of their lists in the corpus, in the order in which editors see them.

export const ARTICLE_KINDS = {
  news,
  blog,
  technology,
  cases,
  solutions,
  careers,
  faq,
  webinars,
  banners,
};

export const PAGE_KINDS = { serviceTexts, singleTexts, company, partners, firmware, ownFiles };

export const LIST_KINDS = { tags, inquiryTopics, devices, accessories };

/** Every kind of records with a folder of its own here. */
export const RECORD_KINDS = { ...ARTICLE_KINDS, ...PAGE_KINDS, ...LIST_KINDS };

/** Their records. */
export type Records = {
  [Name in keyof typeof RECORD_KINDS]: RecordOf<(typeof RECORD_KINDS)[Name]>[];
};

/** Each kind with its records. */
export function recordLists(records: Records): [kind: Kind, records: readonly object[]][] {
  const names = Object.keys(RECORD_KINDS) as (keyof Records)[];
  return names.map((name) => [RECORD_KINDS[name], records[name]]);
}

/** The records of a kind whose files are Markdown. */
export function markdownRecords(records: Records): { body: string }[] {
  return recordLists(records).flatMap(([{ format }, list]) =>
    format === 'markdown' ? (list as { body: string }[]) : [],
  );
}
