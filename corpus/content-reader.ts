import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SiteRecord } from '../shared/site/site-schema.ts';
import { brandFacts, fillBrandFacts } from './brand-facts.ts';
import { normalizeText } from './content-text.ts';
import type { ContentProblem } from './corpus.ts';
import { fillFacts } from './facts.ts';
import type { FileKind, FolderKind } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import type { FactRecord } from './schema/fact.ts';
import { mayBeTimed, pathInFile, readTiming, type ScheduleEntry, type Shown, turnsAfter } from './timing.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

/** A record together with the file it came from, so that later checks can name the file. */
interface Sourced<Value> {
  file: string;
  value: Value;
}

type FileOf<Schema extends z.core.$ZodType> = Pick<FileKind<Schema>, 'file' | 'schema'>;
type FolderOf<Schema extends z.core.$ZodType> = Pick<FolderKind<Schema>, 'folder' | 'schema'>;

/** Something that is shown for a time, or not yet, and its file. */
export interface ScheduledItem extends ScheduleEntry {
  file: string;
}

/** What is shown for a time, or not yet. */
export interface Schedule {
  items: ScheduledItem[];
  /** When something begins or ends to be shown after the moment that was read for, in milliseconds since 1970; the next first. */
  turns: number[];
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** The line that a part of a text begins in, counted from 1. */
function lineOf(source: string, part: string): number {
  return source.slice(0, source.indexOf(part)).split('\n').length;
}

/** The front matter begins below the line that opens it. */
const FRONT_MATTER_LINE = 2;

/** Reads the files of a content folder, each against its schema; what is wrong with them gathers in `problems`. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  readonly fileOf = new WeakMap<object, string>();
  /** Every file that was read, by its path below the folder. */
  readonly files = new Set<string>();
  readonly #root: string;
  readonly #at: number;
  readonly #shown: Shown;
  /** Files that may say when something is shown. */
  readonly #scheduled: ScheduledItem[] = [];
  readonly #timed = new Set<string>();
  /** Where the values of each parsed file stand in it. */
  readonly #lines = new Map<string, ParsedYaml['lineAt']>();
  #facts: FactRecord[] = [];
  #brand: ReadonlyMap<string, string> = new Map();

  /**
   * @param at which moment's content is read, in milliseconds since 1970
   * @param shown what is read beside what everybody sees then
   */
  constructor(root: string, at = Date.now(), shown: Shown = {}) {
    this.#root = root;
    this.#at = at;
    this.#shown = shown;
  }

  /** What the files that were read say about when they are shown. */
  schedule(): Schedule {
    return { items: this.#scheduled, turns: turnsAfter(this.#scheduled, this.#at, this.#shown) };
  }

  /** The line of a field such as `spec.radios[0].streams`; undefined where the file has none of that name. */
  lineOf(file: string, field: string): number | undefined {
    const path = field.split(/[.[\]]+/).filter((key) => key !== '');
    return this.#lines.get(file)?.(path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
  }

  /** Reads the facts that the files read from now on may cite. */
  async readFacts(): Promise<FactRecord[]> {
    this.#facts = await this.optionalYaml(KINDS.facts, []);
    return this.#facts;
  }

  /** A file that is no text; undefined when it is missing. */
  async bytes(file: string): Promise<Buffer | undefined> {
    this.files.add(file);
    return readFile(path.join(this.#root, file)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** One record in a file of its own; undefined when it is missing or wrong. */
  async record<Schema extends z.core.$ZodType>({
    file,
    schema,
  }: FileOf<Schema>): Promise<z.infer<Schema> | undefined> {
    const source = await this.#readIfThere(file);
    const before = this.problems.length;
    const value = source === undefined ? undefined : this.#check(file, this.#parse(file, source), schema);
    const reason =
      source === undefined ? 'ファイルがありません' : 'サイトに必要なため、公開の期間は付けられません';
    if (value === undefined && this.problems.length === before)
      this.problems.push({ file, field: '(ファイル)', reason });
    return value;
  }

  /** Reads who runs the site; the files read from now on may cite it as `{{phone}}`. Undefined when it is wrong. */
  async readSite(): Promise<SiteRecord | undefined> {
    const site = await this.record(KINDS.site);
    if (site) this.#brand = brandFacts(site);
    return site;
  }

  /** A file of the folder with its facts filled in. */
  async #read(file: string): Promise<string> {
    const raw = normalizeText(await readFile(path.join(this.#root, file), 'utf8'));
    this.files.add(file);
    const { source, unknown } = fillFacts(raw, this.#facts);
    for (const name of unknown) {
      this.problems.push({ file, field: '(全体)', reason: `{{fact:${name}}} は facts.yaml にありません` });
    }
    // Without a right site.yaml no name is known: that file's own problems say enough.
    if (this.#brand.size === 0) return source;
    const branded = fillBrandFacts(source, this.#brand);
    for (const name of branded.unknown) {
      const field = `(${lineOf(source, `{{${name}}}`)}行目)`;
      this.problems.push({ file, field, reason: `{{${name}}} という名前の事柄はありません` });
    }
    return branded.source;
  }

  /** A file that content may do without. */
  async optionalYaml<Schema extends z.core.$ZodType>(
    { file, schema }: FileOf<Schema>,
    fallback: z.infer<Schema>,
  ): Promise<z.infer<Schema>> {
    const source = await this.#readIfThere(file);
    return source === undefined
      ? fallback
      : (this.#check(file, this.#parse(file, source), schema) ?? fallback);
  }

  #readIfThere(file: string): Promise<string | undefined> {
    return this.#read(file).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** All records of a folder, one file each, subfolders included, in the order of their names. */
  async yamlFolder<Schema extends z.core.$ZodType<object>>({
    folder,
    schema,
  }: FolderOf<Schema>): Promise<z.infer<Schema>[]> {
    const sources = await this.#sources(folder, '.yaml');
    return sources.flatMap(({ file, value }) => this.#check(file, this.#parse(file, value), schema) ?? []);
  }

  /** Markdown files: front matter by the schema, and the text below it as `body`. */
  async markdownFolder<Schema extends z.core.$ZodType<object>>({
    folder,
    schema,
  }: FolderOf<Schema>): Promise<(z.infer<Schema> & { body: string })[]> {
    const sources = await this.#sources(folder, '.md');
    return sources.flatMap(({ file, value }) => {
      const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(value) ?? [];
      if (frontMatter === undefined || !body?.trim()) {
        this.problems.push({ file, field: '(全体)', reason: '--- で囲んだ前書きと、その下の本文が必要です' });
        return [];
      }
      const record = this.#check(file, this.#parse(file, frontMatter, FRONT_MATTER_LINE), schema);
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

  #parse(file: string, source: string, firstLine = 1): unknown {
    const parsed = parseYaml(source, firstLine);
    if ('value' in parsed) {
      if (mayBeTimed(source)) this.#timed.add(file);
      this.#lines.set(file, parsed.lineAt);
      return parsed.value;
    }
    const { line, reason } = parsed.problem;
    this.problems.push({ file, field: `(${line}行目)`, reason });
    return undefined;
  }

  #check<Schema extends z.core.$ZodType>(
    file: string,
    raw: unknown,
    schema: Schema,
  ): z.infer<Schema> | undefined {
    if (raw === undefined) return undefined;
    if (!this.#timed.has(file)) return this.#parseValue(file, raw, schema);
    const { all, shown, entries, problems } = readTiming(raw, this.#at, this.#shown);
    for (const { path, reason } of problems) this.#note(file, path, reason);
    this.#scheduled.push(...entries.map((entry) => ({ file, ...entry })));
    if (all === undefined) return undefined;
    // What is to come is right before it is shown.
    const value = this.#parseValue(file, all, schema);
    if (value === undefined || entries.length === 0) return value;
    return shown === undefined ? undefined : this.#parseValue(file, shown, schema, '表示する項目だけでは、');
  }

  #note(file: string, path: readonly PropertyKey[], reason: string): void {
    const line = this.#lines.get(file)?.(path);
    const field = z.core.toDotPath(path) || '(全体)';
    this.problems.push({ file, field, reason, ...(line !== undefined && { line }) });
  }

  #parseValue<Schema extends z.core.$ZodType>(
    file: string,
    raw: unknown,
    schema: Schema,
    because = '',
  ): z.infer<Schema> | undefined {
    const result = z.safeParse(schema, raw);
    if (!result.success) {
      for (const { path, message } of result.error.issues)
        this.#note(file, pathInFile(raw, path), because + message);
      return undefined;
    }
    const values = Array.isArray(result.data) ? result.data : [result.data];
    for (const value of values) if (typeof value === 'object' && value !== null) this.fileOf.set(value, file);
    return result.data;
  }
}
