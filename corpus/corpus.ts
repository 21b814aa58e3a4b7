import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CategoryRecord } from '../records/category/record.ts';
import type { FolderKind, Kind } from '../records/kind.ts';
import { RECORD_KINDS, type Records } from '../records/kinds.ts';
import type { ProductRecord } from '../records/product/record.ts';
import type { PageRecord } from '../shared/pages/page-schema.ts';
import { screensOf, splitScreensPath } from '../shared/pages/screen.ts';
import type { Screen } from '../shared/pages/screen-schema.ts';
import type { SiteRecord } from '../shared/site/site-schema.ts';
import { checkCategories } from './checks/products/categories.ts';
import { ContentReader } from './content-reader.ts';
import { KINDS } from './kinds/kinds.ts';
import { ContentError, type ContentProblem, type FileOf } from './problems/problem.ts';
import { type RenderedTexts, renderTexts } from './rendering/rendered-texts.ts';
import type { Choices } from './schema/choices.ts';
import type { FactRecord } from './schema/fact.ts';
import type { FunctionRecord } from './schema/function.ts';
import { NO_OWN_CHECKS, type OwnChecks } from './schema/own-checks.ts';
import { NO_SETUP_GUIDE, type SetupGuide } from './schema/setup-guide.ts';
import type { SitePageRecord } from './schema/site-page.ts';
import type { SynonymGroup } from './schema/synonym.ts';
import { categoryFileOf } from './specification/category-file.ts';
import { productFileOf } from './specification/product-file.ts';
import type { Schedule, Shown } from './timing.ts';

export { ContentError, type ContentProblem, type FileOf };

/** All data of the content folder, each field checked. */
export interface Corpus extends Records {
  /** Already inserted into the texts that cite it. */
  site: SiteRecord;
  /** Already inserted into the texts that cite them. */
  facts: FactRecord[];
  categories: CategoryRecord[];
  products: ProductRecord[];
  /** Search descriptions of pages without a record. */
  sitePages: SitePageRecord[];
  /** Pages of text. */
  pages: PageRecord[];
  synonyms: SynonymGroup[];
  /** Functions that texts name. */
  functions: FunctionRecord[];
  choices: Choices;
  /** Instructions for the installation of products. */
  setupGuide: SetupGuide;
  ownChecks: OwnChecks;
  /** Records that only the web server reads and validates; their texts undergo the same checks as all others. */
  frame: object[];
  /** Everything with a publication period, and the draft records. */
  schedule: Schedule;
  rendered: RenderedTexts;
}

/** Check across files. `files` has every file that was read, by its path below the content folder. */
export type ContentCheck = (
  corpus: Corpus,
  fileOf: FileOf,
  files: ReadonlySet<string>,
) => Iterable<ContentProblem> | Promise<Iterable<ContentProblem>>;

/** Waits for every value of an object. */
async function allOf<Values extends object>(
  promises: { [Key in keyof Values]: Promise<Values[Key]> },
): Promise<Values> {
  const entries = Object.entries<Promise<unknown>>(promises as Record<string, Promise<unknown>>);
  const values = await Promise.all(entries.map(([, promise]) => promise));
  return Object.fromEntries(entries.map(([key], index) => [key, values[index]])) as Values;
}

function newestFirst(a: { id: number; publishedOn: string }, b: { id: number; publishedOn: string }): number {
  return b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id;
}

/** Home page and menus. */
const FRAME = [KINDS.home, KINDS.navigation];
const anyRecord = z.looseObject({}).optional();

async function readFrame(reader: ContentReader): Promise<object[]> {
  const records = await Promise.all(
    FRAME.map(({ file }) => reader.optionalYaml({ file, schema: anyRecord }, undefined)),
  );
  return records.filter((record) => record !== undefined);
}

/** The categories, in order, with the specification of their products; undefined when one of them is wrong. */
async function readCategories(reader: ContentReader): Promise<CategoryRecord[] | undefined> {
  const before = reader.problems.length;
  const fileOf = (record: object) => reader.fileOf.get(record) ?? '';
  const parts = await reader.yamlFolder(KINDS.specifications);
  const fragments = new Map(parts.map((record) => [path.basename(fileOf(record), '.yaml'), record]));
  const categories = await reader.yamlFolder({
    ...KINDS.categories,
    schema: categoryFileOf(fragments),
  });
  reader.problems.push(...checkCategories(categories, fileOf));
  if (categories.length === 0 && reader.problems.length === before)
    reader.problems.push({
      file: 'categories',
      field: '(フォルダー)',
      reason: 'カテゴリーのファイルがありません',
    });
  return reader.problems.length > before ? undefined : categories.sort((a, b) => a.order - b.order);
}

function firstScreen({ pages }: Pick<Corpus, 'pages'>, { screens }: ProductRecord): Screen | undefined {
  if (!screens) return undefined;
  const { page: path, first } = splitScreensPath(screens);
  const page = pages.find((candidate) => candidate.path === path);
  return page && screensOf(page, first)[0]?.screen;
}

/**
 * Reads and checks the content folder: every file against its schema, then relations between files (unique ids,
 * references, physical plausibility) through `checks`.
 *
 * @param at moment in milliseconds since 1970; content that is not published then is omitted
 * @param shown unpublished content to include
 * @throws {ContentError} with every problem found, each with file, field and reason.
 */
export async function loadCorpus(
  root: string,
  checks: ContentCheck[],
  at = Date.now(),
  shown: Shown = {},
): Promise<Corpus> {
  z.config(z.locales.ja());
  if (!existsSync(root))
    throw new ContentError([{ file: root, field: '(フォルダー)', reason: 'フォルダーがありません' }]);
  const reader = new ContentReader(root, at, shown);
  const facts = await reader.readFacts();
  const site = await reader.readSite();
  const categories = await readCategories(reader);
  const records = await allOf<Omit<Corpus, 'site' | 'schedule' | 'rendered' | keyof Records>>({
    facts: Promise.resolve(facts),
    categories: Promise.resolve(categories ?? []),
    // With wrong categories every product would be reported as wrong.
    products: categories
      ? reader.yamlFolder({ folder: 'products', schema: productFileOf(categories) })
      : Promise.resolve([]),
    sitePages: reader.optionalYaml(KINDS.sitePages, []),
    pages: reader.yamlFolder(KINDS.pages),
    synonyms: reader.optionalYaml(KINDS.synonyms, []),
    functions: reader.optionalYaml(KINDS.functions, []),
    ownChecks: reader.optionalYaml(KINDS.ownChecks, NO_OWN_CHECKS),
    choices: reader.optionalYaml(KINDS.choices, {}),
    setupGuide: reader.optionalYaml(KINDS.setupGuide, NO_SETUP_GUIDE),
    frame: readFrame(reader),
  });
  const ownRecords = await readRecords(reader);
  if (!site) throw new ContentError(reader.located());
  const fileOf = (record: object) => reader.fileOf.get(record) ?? '(不明)';
  const read = { site, ...records, ...ownRecords, schedule: reader.schedule() };
  const { rendered, problems: ofRendering } = renderTexts(read, fileOf);
  const corpus: Corpus = { ...read, rendered };
  corpus.products.sort((a, b) => a.id - b.id);
  corpus.faq.sort((a, b) => a.id - b.id);
  corpus.solutions.sort((a, b) => a.order - b.order);
  for (const dated of [corpus.cases, corpus.news, corpus.blog, corpus.technology]) {
    (dated as { id: number; publishedOn: string }[]).sort(newestFirst);
  }
  const problems = [...reader.problems, ...ofRendering];
  if (problems.length === 0) {
    const found = await Promise.all(checks.map((check) => check(corpus, fileOf, reader.files)));
    for (const ofCheck of found) problems.push(...ofCheck);
  }
  if (problems.length > 0) throw new ContentError(reader.located(problems));
  for (const product of corpus.products) product.screen = firstScreen(corpus, product);
  return corpus;
}

/** The records of the kinds that have a folder in records/. */
async function readRecords(reader: ContentReader): Promise<Records> {
  const lists = Object.entries(RECORD_KINDS).map(async ([name, kind]) => [
    name,
    await readKind(reader, kind),
  ]);
  return Object.fromEntries(await Promise.all(lists));
}

function readKind(reader: ContentReader, kind: Kind): Promise<unknown> {
  if ('file' in kind) return reader.optionalYaml(kind, []);
  const folder = kind as FolderKind<z.ZodType<object>>;
  return kind.format === 'markdown' ? reader.markdownFolder(folder) : reader.yamlFolder(folder);
}
