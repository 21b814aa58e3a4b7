import { markdownRecords } from '../../records/kinds.ts';
import type { Corpus } from '../corpus.ts';
import { markBlocks, splitMark } from '../mark-texts.ts';
import { type ContentProblem, WHOLE_FILE } from '../problems/problem.ts';
import { companyProfilePart } from './company-profile.ts';
import { lostText } from './lost-text.ts';
import { renderMarkdown } from './markdown.ts';
import { pageText } from './page-text.ts';
import { textOf } from './plain-text.ts';
import { eachWithinBudget } from './within-budget.ts';

/** A rendered Markdown text, for pages and for the search. */
export interface RenderedMarkdown {
  /** Sanitized. */
  html: string;
  plain: string;
}

/** All rendered texts, made once when the folder is loaded: no request renders Markdown. */
export interface RenderedTexts {
  /** By the Markdown text. */
  markdown: ReadonlyMap<string, RenderedMarkdown>;
  /** Text for the search of each page of text, by path. */
  pages: ReadonlyMap<string, string>;
}

/** The records that texts are rendered from. */
type Sources = Omit<Corpus, 'rendered'>;

interface MarkdownSource {
  file: string;
  field: string;
  source: string;
}

/** In bytes of UTF-8: some 20,000 Japanese characters, five times the longest article. */
export const MARKDOWN_MAX_BYTES = 64 * 1024;
/** After this many slow texts the rest is skipped: the folder is refused anyway. */
const SLOW_MAX = 3;

const TOO_LONG = `1つの文は ${MARKDOWN_MAX_BYTES / 1024} KB(約2万字)までです`;
const TOO_SLOW = 'この文はHTMLに変換するのに時間がかかりすぎます';
const LOST_FIX =
  '「<」「~~」「[」や表の区切りなど、近くの記号がMarkdownとして読まれていないか確認してください';
const TOO_SLOW_FIX = '「_」「*」「[」などの記号が大量に続いていないか確認してください';

/** Every Markdown text of the corpus, with its file and field. */
function markdownSources(corpus: Sources, fileOf: (record: object) => string): MarkdownSource[] {
  return [
    ...markdownRecords(corpus).map((record) => ({
      file: fileOf(record),
      field: '本文',
      source: record.body,
    })),
    ...corpus.faq.flatMap((category) =>
      category.entries.map(({ id, answer }) => ({
        file: fileOf(category),
        field: `entries(id ${id}).answer`,
        source: answer,
      })),
    ),
    ...corpus.firmware.flatMap((family) =>
      family.releases.map(({ version, notes }) => ({
        file: fileOf(family),
        field: `releases(${version}).notes`,
        source: notes,
      })),
    ),
    ...corpus.banners.flatMap((banner, index) =>
      banner.details ? [{ file: fileOf(banner), field: `[${index}].details`, source: banner.details }] : [],
    ),
    ...corpus.company.map((record) => ({
      file: fileOf(record),
      field: WHOLE_FILE,
      source: companyProfilePart(record),
    })),
  ];
}

/**
 * Renders every Markdown text of the corpus and extracts the search text of its pages. A text that is too long, takes
 * too long or loses words is a problem of its file.
 */
export function renderTexts(
  corpus: Sources,
  fileOf: (record: object) => string,
  budgetMs?: number,
): { rendered: RenderedTexts; problems: ContentProblem[] } {
  const markdown = new Map<string, RenderedMarkdown>();
  const pages = new Map<string, string>();
  const problems: ContentProblem[] = [];
  /** By the Markdown text, so that a text rendered again after an interruption is reported once. */
  const losses = new Map<string, ContentProblem>();

  function renderText({ file, field, source }: MarkdownSource): void {
    const [unmarked, mark] = splitMark(source);
    const html = markBlocks(renderMarkdown(unmarked), mark);
    const plain = textOf(html);
    markdown.set(source, { html, plain });
    const text = lostText(source, plain);
    if (text !== undefined)
      losses.set(source, { file, field, text, reason: `「${text}」がページに表示されません`, fix: LOST_FIX });
  }

  const sources = new Map<string, MarkdownSource>();
  for (const text of markdownSources(corpus, fileOf)) {
    const { file, field, source } = text;
    if (Buffer.byteLength(source) > MARKDOWN_MAX_BYTES) problems.push({ file, field, reason: TOO_LONG });
    else if (!sources.has(source)) sources.set(source, text);
  }
  const work = [
    ...[...sources.values()].map((text) => ({ ...text, render: () => renderText(text) })),
    ...corpus.pages.map((page) => ({
      file: fileOf(page),
      field: WHOLE_FILE,
      render: () => void pages.set(page.path, pageText(page, corpus)),
    })),
  ];
  const slow = eachWithinBudget(work, ({ render }) => render(), { budgetMs, givenUpMax: SLOW_MAX });
  problems.push(...losses.values());
  for (const { file, field } of slow) problems.push({ file, field, reason: TOO_SLOW, fix: TOO_SLOW_FIX });
  return { rendered: { markdown, pages }, problems };
}
