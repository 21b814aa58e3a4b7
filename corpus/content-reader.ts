import { z } from 'zod';
import type { FileKind, FolderKind } from '../records/kind.ts';
import { markOf, type Place, withoutMarks } from '../shared/marks.ts';
import type { SiteRecord } from '../shared/site/site-schema.ts';
import { brandFacts } from './brand-facts.ts';
import { formatProblem } from './content-format.ts';
import { splitFrontMatter } from './content-text.ts';
import { FolderTexts, type TextFile } from './folder-texts.ts';
import { KINDS } from './kinds/kinds.ts';
import { hasMarks, withMarks } from './mark-texts.ts';
import { locate, type ReadFile } from './problems/locate.ts';
import { ContentError, type ContentProblem, WHOLE_FILE } from './problems/problem.ts';
import { parsePlainly, type Told, tell } from './problems/tell.ts';
import type { FactRecord } from './schema/fact.ts';
import {
  mayBeTimed,
  pathInFile,
  readTiming,
  type Schedule,
  type ScheduledItem,
  type Shown,
  turnsAfter,
} from './timing.ts';
import { parseYaml, unquotedPlace } from './yaml.ts';

type FileOf<Schema extends z.core.$ZodType> = Pick<FileKind<Schema>, 'file' | 'schema'>;
type FolderOf<Schema extends z.core.$ZodType> = Pick<FolderKind<Schema>, 'folder' | 'schema'>;

/** The front matter begins below its opening line. */
const FRONT_MATTER_LINE = 2;

/** A file and the schema of its data: of the front matter, if it has one. */
interface SourceFile<Schema> extends TextFile {
  schema: Schema;
  frontMatter?: string;
}

/** Reads the files of a content folder, each against its schema; faults are collected in `problems`. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  readonly fileOf = new WeakMap<object, string>();
  readonly #texts: FolderTexts;
  readonly #at: number;
  readonly #shown: Shown;
  /** Records and list items with a schedule. */
  readonly #scheduled: ScheduledItem[] = [];
  readonly #timed = new Set<string>();
  /** Values and positions of the files that could be parsed. */
  readonly #parsed = new Map<string, ReadFile>();

  /**
   * @param at moment at which the content is read, in milliseconds since 1970
   * @param shown unpublished content to include
   */
  constructor(root: string, at = Date.now(), shown: Shown = {}) {
    this.#texts = new FolderTexts(root, this.problems);
    this.#at = at;
    this.#shown = shown;
  }

  /** Every file that was read, by its path below the folder. */
  get files(): ReadonlySet<string> {
    return this.#texts.read;
  }

  /** The schedule of the files read so far. */
  schedule(): Schedule {
    return { items: this.#scheduled, turns: turnsAfter(this.#scheduled, this.#at, this.#shown) };
  }

  /** Problems with all known details of their positions in the files. */
  located(problems: readonly ContentProblem[] = this.problems): ContentProblem[] {
    return problems.map((problem) => locate(problem, this.#parsed.get(problem.file)));
  }

  /** Reads the facts that files read after this call may cite. */
  async readFacts(): Promise<FactRecord[]> {
    this.#texts.facts = await this.optionalYaml(KINDS.facts, []);
    return this.#texts.facts;
  }

  /** The bytes of a binary file; undefined when it is missing. */
  bytes(file: string): Promise<Buffer | undefined> {
    return this.#texts.bytes(file);
  }

  /** Reads one record in a file of its own; undefined when it is missing or wrong. */
  async record<Schema extends z.core.$ZodType>({
    file,
    schema,
  }: FileOf<Schema>): Promise<z.infer<Schema> | undefined> {
    const source = await this.#texts.text(file);
    if (this.#texts.isRefused(file)) return undefined;
    const before = this.problems.length;
    const value = source === undefined ? undefined : this.#read({ file, source, schema });
    if (value === undefined && this.problems.length === before)
      this.problems.push({ file, field: '(ファイル)', reason: this.#absence(file, source) });
    return value;
  }

  #absence(file: string, source: string | undefined): string {
    if (source === undefined) return 'ファイルがありません';
    return this.#timed.has(file) ? 'サイトに必要なため、公開の期間は付けられません' : '中身がありません';
  }

  /**
   * Reads the site's operator; files read after this call may cite it as `{{phone}}`. Undefined when it is wrong.
   *
   * @throws {ContentError} with this problem alone when the folder has another format
   */
  async readSite(): Promise<SiteRecord | undefined> {
    const site = await this.record(KINDS.site);
    const { file } = KINDS.site;
    const problem = formatProblem(file, this.#parsed.get(file)?.value);
    if (problem) throw new ContentError(this.located([problem]));
    if (site)
      this.#texts.brand = new Map([...brandFacts(site)].map(([name, text]) => [name, withoutMarks(text)]));
    return site;
  }

  /** Reads an optional file. */
  async optionalYaml<Schema extends z.core.$ZodType>(
    { file, schema }: FileOf<Schema>,
    fallback: z.infer<Schema>,
  ): Promise<z.infer<Schema>> {
    const source = await this.#texts.text(file);
    return source === undefined ? fallback : (this.#read({ file, source, schema }) ?? fallback);
  }

  /** All records of a folder, one file each, subfolders included, in the order of their names. */
  async yamlFolder<Schema extends z.core.$ZodType<object>>({
    folder,
    schema,
  }: FolderOf<Schema>): Promise<z.infer<Schema>[]> {
    const sources = await this.#texts.folder(folder, '.yaml');
    return sources.flatMap(({ file, source }) => this.#read({ file, source, schema }) ?? []);
  }

  /** Markdown files: front matter by the schema, and the text below it as `body`. */
  async markdownFolder<Schema extends z.core.$ZodType<object>>({
    folder,
    schema,
  }: FolderOf<Schema>): Promise<(z.infer<Schema> & { body: string })[]> {
    const sources = await this.#texts.folder(folder, '.md');
    return sources.flatMap(({ file, source }) => {
      const parts = splitFrontMatter(source);
      if (!parts) {
        const reason = '--- で囲んだ前書きと、その下の本文が必要です';
        const fix = '1行目と前書きの後の行に --- だけを書き、その下に本文を書いてください';
        this.problems.push({ file, field: WHOLE_FILE, line: 1, reason, fix });
        return [];
      }
      const record = this.#read({ file, source, schema, frontMatter: parts.frontMatter });
      if (!record) return [];
      const withBody = { ...record, body: parts.body + this.#markAt(file, ['body']) };
      this.fileOf.set(withBody, file);
      return [withBody];
    });
  }

  /** Reads the values of a file; faults are collected in `problems`. */
  #read<Schema extends z.core.$ZodType>(file: SourceFile<Schema>): z.infer<Schema> | undefined {
    const { file: name, source, schema, frontMatter } = file;
    const yaml = frontMatter ?? source;
    const parsed = parseYaml(yaml, frontMatter === undefined ? 1 : FRONT_MATTER_LINE);
    if ('problem' in parsed) {
      const { line, ...problem } = parsed.problem;
      this.problems.push({ file: name, field: `(${line}行目)`, line, ...problem });
      return undefined;
    }
    this.#findUnquoted(name, frontMatter !== undefined);
    if (mayBeTimed(yaml)) this.#timed.add(name);
    this.#parsed.set(name, { source, schema, ...parsed });
    return this.#check(name, parsed.value, schema);
  }

  /** Reports a place that is text only once it is filled in: programs that edit the file cannot read it. */
  #findUnquoted(file: string, hasFrontMatter: boolean): void {
    const raw = this.#texts.unfilled(file);
    const yaml = hasFrontMatter ? splitFrontMatter(raw ?? '')?.frontMatter : raw;
    const line = yaml && unquotedPlace(yaml, hasFrontMatter ? FRONT_MATTER_LINE : 1);
    if (!line) return;
    const fix = "値の全体を引用符で囲んでください(例: note: '{{phone}} へ')";
    this.problems.push({
      file,
      field: `(${line}行目)`,
      line,
      reason: '{{…}} を含む値に引用符がありません',
      fix,
    });
  }

  #check<Schema extends z.core.$ZodType>(
    file: string,
    raw: unknown,
    schema: Schema,
  ): z.infer<Schema> | undefined {
    if (raw === undefined) return undefined;
    if (!this.#timed.has(file)) return this.#parseValue(file, raw, schema);
    const { all, shown, entries, problems } = readTiming(raw, this.#at, this.#shown);
    for (const problem of problems) this.#note(file, problem);
    this.#scheduled.push(...entries.map((entry) => ({ file, ...entry })));
    if (all === undefined) return undefined;
    // Scheduled content is validated before it is published.
    const value = this.#parseValue(file, all, schema);
    if (value === undefined || entries.length === 0) return value;
    return shown === undefined ? undefined : this.#parseValue(file, shown, schema, '表示する項目だけでは、');
  }

  #note(file: string, { path, ...told }: Told): void {
    const field = z.core.toDotPath(path) || WHOLE_FILE;
    this.problems.push({ file, field, path: path as (string | number)[], ...told });
  }

  #parseValue<Schema extends z.core.$ZodType>(
    file: string,
    raw: unknown,
    schema: Schema,
    because = '',
  ): z.infer<Schema> | undefined {
    const marked = this.#shown.marked
      ? withMarks(schema, raw, (path) => this.#markAt(file, pathInFile(raw, path)))
      : raw;
    const result = parsePlainly(schema, marked);
    if (!result.success) {
      for (const { path, reason, ...told } of result.error.issues.flatMap((issue) =>
        tell(issue, schema, raw),
      ))
        this.#note(file, { path: pathInFile(raw, path), reason: because + reason, ...told });
      return undefined;
    }
    const values = Array.isArray(result.data) ? result.data : [result.data];
    for (const value of values) if (typeof value === 'object' && value !== null) this.fileOf.set(value, file);
    return result.data;
  }

  #markAt(file: string, path: readonly PropertyKey[]): string {
    const place: Place = { file, path: path as (string | number)[] };
    return this.#shown.marked && hasMarks(place) ? markOf(place) : '';
  }
}
