import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { fillFacts } from './facts.ts';
import {
  type BannerRecord,
  bannersFile,
  type CareerRecord,
  type CaseRecord,
  careerFrontMatter,
  caseFrontMatter,
  type NewsRecord,
  newsFrontMatter,
  type SolutionRecord,
  solutionFrontMatter,
} from './schema/article.ts';
import { type CategoryRecord, categoriesFile } from './schema/category.ts';
import { type CompanyRecord, companyFile } from './schema/company.ts';
import { type DeviceRecord, devicesFile } from './schema/device.ts';
import { type DocumentRecord, documentFrontMatter } from './schema/document.ts';
import { type FactRecord, factsFile } from './schema/fact.ts';
import { type FirmwareRecord, firmwareFile } from './schema/firmware.ts';
import {
  type ArticleRecord,
  blogFrontMatter,
  type FaqCategoryRecord,
  faqFile,
  type InquiryTopicRecord,
  inquiryTopicsFile,
  type TagRecord,
  tagsFile,
  technologyFrontMatter,
} from './schema/knowledge.ts';
import { type PartnerRecord, partnersFile } from './schema/partner.ts';
import { type ProductRecord, productFile } from './schema/product.ts';
import { type WebinarRecord, webinarsFile } from './schema/webinar.ts';

/** Everything that the content folder says, checked field by field. */
export interface Corpus {
  /** Already in the texts that cite them. */
  facts: FactRecord[];
  categories: CategoryRecord[];
  products: ProductRecord[];
  solutions: SolutionRecord[];
  cases: CaseRecord[];
  news: NewsRecord[];
  careers: CareerRecord[];
  banners: BannerRecord[];
  blog: ArticleRecord[];
  technology: ArticleRecord[];
  faq: FaqCategoryRecord[];
  tags: TagRecord[];
  inquiryTopics: InquiryTopicRecord[];
  company: CompanyRecord[];
  serviceTexts: DocumentRecord[];
  singleTexts: DocumentRecord[];
  partners: PartnerRecord[];
  /** Devices whose warranty can be looked up. */
  devices: DeviceRecord[];
  webinars: WebinarRecord[];
  firmware: FirmwareRecord[];
}

/** One wrong place in the content: which file, which field, and why. */
export interface ContentProblem {
  file: string;
  field: string;
  reason: string;
}

export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    const lines = problems.map(({ file, field, reason }) => `  ${file}: ${field}: ${reason}`);
    super(`content: ${problems.length} 件の誤りがあります\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** A record together with the file it came from, so that later checks can name the file. */
interface Sourced<Value> {
  file: string;
  value: Value;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

class Reader {
  readonly problems: ContentProblem[] = [];
  readonly fileOf = new WeakMap<object, string>();
  readonly #root: string;
  #facts: FactRecord[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads the facts that the files read from now on may cite. */
  async readFacts(file: string): Promise<FactRecord[]> {
    this.#facts = await this.optionalYaml(file, factsFile, []);
    return this.#facts;
  }

  /** A file of the folder with its facts filled in. */
  async #read(file: string): Promise<string> {
    const raw = await readFile(path.join(this.#root, file), 'utf8');
    const { source, unknown } = fillFacts(raw, this.#facts);
    for (const name of unknown) {
      this.problems.push({ file, field: '(全体)', reason: `{{fact:${name}}} は facts.yaml にありません` });
    }
    return source;
  }

  async yaml<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fallback: z.infer<Schema>,
  ): Promise<z.infer<Schema>> {
    return this.#check(file, this.#parse(file, await this.#read(file)), schema) ?? fallback;
  }

  /** A file that content may do without. */
  async optionalYaml<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    fallback: z.infer<Schema>,
  ): Promise<z.infer<Schema>> {
    return this.yaml(file, schema, fallback).catch((error: unknown) => {
      if (isMissing(error)) return fallback;
      throw error;
    });
  }

  /** All records of a folder, one file each, subfolders included, in the order of their names. */
  async yamlFolder<Schema extends z.ZodType<object>>(
    folder: string,
    schema: Schema,
  ): Promise<z.infer<Schema>[]> {
    const sources = await this.#sources(folder, '.yaml');
    return sources.flatMap(({ file, value }) => this.#check(file, this.#parse(file, value), schema) ?? []);
  }

  /** Markdown files: front matter by the schema, and the text below it as `body`. */
  async markdownFolder<Schema extends z.ZodType<object>>(
    folder: string,
    schema: Schema,
  ): Promise<(z.infer<Schema> & { body: string })[]> {
    const sources = await this.#sources(folder, '.md');
    return sources.flatMap(({ file, value }) => {
      const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(value) ?? [];
      if (frontMatter === undefined || !body?.trim()) {
        this.problems.push({ file, field: '(全体)', reason: '--- で囲んだ前書きと、その下の本文が必要です' });
        return [];
      }
      const record = this.#check(file, this.#parse(file, frontMatter), schema);
      if (!record) return [];
      const withBody = { ...record, body: body.trim() };
      this.fileOf.set(withBody, file);
      return [withBody];
    });
  }

  async #sources(folder: string, extension: string): Promise<Sourced<string>[]> {
    const directory = path.join(this.#root, folder);
    // A folder that is not there holds nothing: content need not have every kind of record.
    const entries = await readdir(directory, { recursive: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const names = entries.filter((name) => name.endsWith(extension)).sort();
    return Promise.all(
      names.map(async (name) => {
        const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
        return { file, value: await this.#read(file) };
      }),
    );
  }

  #parse(file: string, source: string): unknown {
    try {
      return parseYaml(source);
    } catch (error) {
      this.problems.push({ file, field: '(YAML)', reason: (error as Error).message.split('\n')[0] ?? '' });
      return undefined;
    }
  }

  #check<Schema extends z.ZodType>(file: string, raw: unknown, schema: Schema): z.infer<Schema> | undefined {
    if (raw === undefined) return undefined;
    const result = schema.safeParse(raw);
    if (!result.success) {
      for (const issue of result.error.issues) {
        this.problems.push({ file, field: z.core.toDotPath(issue.path) || '(全体)', reason: issue.message });
      }
      return undefined;
    }
    const values = Array.isArray(result.data) ? result.data : [result.data];
    for (const value of values) if (typeof value === 'object' && value !== null) this.fileOf.set(value, file);
    return result.data;
  }
}

/** Waits for every value of an object. */
async function allOf<Values extends object>(
  promises: { [Key in keyof Values]: Promise<Values[Key]> },
): Promise<Values> {
  const entries = Object.entries<Promise<unknown>>(promises as Record<string, Promise<unknown>>);
  const values = await Promise.all(entries.map(([, promise]) => promise));
  return Object.fromEntries(entries.map(([key], place) => [key, values[place]])) as Values;
}

function newestFirst(a: { id: number; publishedOn: string }, b: { id: number; publishedOn: string }): number {
  return b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id;
}

/**
 * Reads and checks the content folder: every file against its schema, then what one file alone cannot show
 * (unique ids, references, physical sense) through `checks`.
 *
 * @throws {ContentError} with every problem found, each naming file, field and reason.
 */
export async function loadCorpus(
  root: string,
  checks: ((corpus: Corpus, fileOf: (record: object) => string) => ContentProblem[])[],
): Promise<Corpus> {
  z.config(z.locales.ja());
  const reader = new Reader(root);
  const facts = await reader.readFacts('facts.yaml');
  const corpus: Corpus = await allOf({
    facts: Promise.resolve(facts),
    categories: reader.yaml('categories.yaml', categoriesFile, []),
    products: reader.yamlFolder('products', productFile),
    solutions: reader.markdownFolder('solutions', solutionFrontMatter),
    cases: reader.markdownFolder('case-studies', caseFrontMatter),
    news: reader.markdownFolder('news', newsFrontMatter),
    careers: reader.markdownFolder('careers', careerFrontMatter),
    banners: reader.yaml('banners.yaml', bannersFile, []),
    company: reader.yamlFolder('company', companyFile),
    serviceTexts: reader.markdownFolder('service', documentFrontMatter),
    singleTexts: reader.markdownFolder('single', documentFrontMatter),
    partners: reader.optionalYaml('partners.yaml', partnersFile, []),
    webinars: reader.optionalYaml('webinars.yaml', webinarsFile, []),
    devices: reader.optionalYaml('warranty.yaml', devicesFile, []),
    firmware: reader.yamlFolder('firmware', firmwareFile),
    blog: reader.markdownFolder('blog', blogFrontMatter),
    technology: reader.markdownFolder('technology', technologyFrontMatter),
    faq: reader.yamlFolder('faq', faqFile),
    tags: reader.optionalYaml('tags.yaml', tagsFile, []),
    inquiryTopics: reader.optionalYaml('inquiry-topics.yaml', inquiryTopicsFile, []),
  });
  corpus.products.sort((a, b) => a.id - b.id);
  corpus.faq.sort((a, b) => a.id - b.id);
  corpus.solutions.sort((a, b) => a.order - b.order);
  for (const dated of [corpus.cases, corpus.news, corpus.blog, corpus.technology]) {
    (dated as { id: number; publishedOn: string }[]).sort(newestFirst);
  }
  const problems = [...reader.problems];
  if (problems.length === 0) {
    const fileOf = (record: object) => reader.fileOf.get(record) ?? '(不明)';
    problems.push(...checks.flatMap((check) => check(corpus, fileOf)));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return corpus;
}
