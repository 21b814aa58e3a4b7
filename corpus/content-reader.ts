import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { FileKind, FolderKind } from '../records/kind.ts';
import { markOf, type Place, withoutMarks } from '../shared/marks.ts';
import type { SiteRecord } from '../shared/site/site-schema.ts';
import { brandFacts } from './brand-facts.ts';
import { formatProblem } from './content-format.ts';
import { foreignEncoding, normalizeText, splitFrontMatter } from './content-text.ts';
import { fillIn } from './fill-in.ts';
import { KINDS } from './kinds/kinds.ts';
import { hasMarks, withMarks } from './mark-texts.ts';
import { isPlain, listFiles, NO_PLAIN_FILE } from './plain-files.ts';
import { locate, type ReadFile } from './problems/locate.ts';
import { ContentError, type ContentProblem } from './problems/problem.ts';
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

/** Many times the largest file of a large site; a larger one would delay every load of the folder. */
const FILE_MAX_BYTES = 4 * 1024 * 1024;
const TOO_LARGE = `ファイルが大きすぎます。${FILE_MAX_BYTES / 1024 / 1024}MB以内にしてください`;

/** A record together with its file, so that later checks can name the file. */
interface Sourced<Value> {
  file: string;
  value: Value;
}

type FileOf<Schema extends z.core.$ZodType> = Pick<FileKind<Schema>, 'file' | 'schema'>;
type FolderOf<Schema extends z.core.$ZodType> = Pick<FolderKind<Schema>, 'folder' | 'schema'>;

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** The front matter begins below its opening line. */
const FRONT_MATTER_LINE = 2;
/** Field of problems that concern a whole file. */
const WHOLE = '(全体)';

/** A file of the folder and the schema of its data: of the front matter, if it has one. */
interface SourceFile<Schema> {
  file: string;
  source: string;
  schema: Schema;
  frontMatter?: string;
}

/** Reads the files of a content folder, each against its schema; faults are collected in `problems`. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  readonly fileOf = new WeakMap<object, string>();
  /** Every file that was read, by its path below the folder. */
  readonly files = new Set<string>();
  readonly #root: string;
  readonly #at: number;
  readonly #shown: Shown;
  /** Records and list items with a schedule. */
  readonly #scheduled: ScheduledItem[] = [];
  readonly #timed = new Set<string>();
  /** Files that were rejected, each with a problem that gives the reason. */
  readonly #refused = new Set<string>();
  /** Values and positions of the files that could be parsed. */
  readonly #parsed = new Map<string, ReadFile>();
  /** Texts of files before their places were filled in. */
  readonly #unfilled = new Map<string, string>();
  #facts: FactRecord[] = [];
  #brand: ReadonlyMap<string, string> = new Map();

  /**
   * @param at moment at which the content is read, in milliseconds since 1970
   * @param shown unpublished content to include
   */
  constructor(root: string, at = Date.now(), shown: Shown = {}) {
    this.#root = root;
    this.#at = at;
    this.#shown = shown;
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
    this.#facts = await this.optionalYaml(KINDS.facts, []);
    return this.#facts;
  }

  /** The bytes of a binary file; undefined when it is missing. */
  async bytes(file: string): Promise<Buffer | undefined> {
    this.files.add(file);
    return this.#plainBytes(file).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** Reads a plain file; reports anything else as a problem and returns undefined. */
  async #plainBytes(file: string): Promise<Buffer | undefined> {
    if (await isPlain(this.#root, file)) return this.#boundedBytes(file);
    this.#refuse(file, { reason: NO_PLAIN_FILE });
    return undefined;
  }

  /** Reads a file within the size limit; reports a larger one as a problem and returns undefined. */
  async #boundedBytes(file: string): Promise<Buffer | undefined> {
    const place = path.join(this.#root, file);
    if ((await stat(place)).size <= FILE_MAX_BYTES) return readFile(place);
    this.#refuse(file, { reason: TOO_LARGE });
    return undefined;
  }

  #refuse(file: string, problem: Pick<ContentProblem, 'reason' | 'fix'>): void {
    this.files.add(file);
    this.#refused.add(file);
    this.problems.push({ file, field: WHOLE, ...problem });
  }

  /** Decodes a file in UTF-8; reports any other encoding as a problem and returns undefined. */
  #decode(file: string, bytes: Buffer): string | undefined {
    const encoding = foreignEncoding(bytes);
    if (encoding === undefined) return this.#filledIn(file, normalizeText(bytes.toString('utf8')));
    this.#refuse(file, {
      reason: `UTF-8ではなく、${encoding}で保存されています`,
      fix: 'エディターの「名前を付けて保存」などで文字コードにUTF-8を選び、保存し直してください',
    });
    return undefined;
  }

  /** Reads one record in a file of its own; undefined when it is missing or wrong. */
  async record<Schema extends z.core.$ZodType>({
    file,
    schema,
  }: FileOf<Schema>): Promise<z.infer<Schema> | undefined> {
    const source = await this.#readIfThere(file);
    if (this.#refused.has(file)) return undefined;
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
    if (site) this.#brand = new Map([...brandFacts(site)].map(([name, text]) => [name, withoutMarks(text)]));
    return site;
  }

  /** The text of a file with its facts filled in. */
  async #text(file: string): Promise<string | undefined> {
    const bytes = await this.#plainBytes(file);
    return bytes && this.#decode(file, bytes);
  }

  #filledIn(file: string, raw: string): string {
    this.files.add(file);
    const { source, unknown } = fillIn(raw, this.#facts, this.#brand);
    for (const problem of unknown) this.problems.push({ file, field: WHOLE, ...problem });
    if (source !== raw) this.#unfilled.set(file, raw);
    return source;
  }

  /** Reads an optional file. */
  async optionalYaml<Schema extends z.core.$ZodType>(
    { file, schema }: FileOf<Schema>,
    fallback: z.infer<Schema>,
  ): Promise<z.infer<Schema>> {
    const source = await this.#readIfThere(file);
    return source === undefined ? fallback : (this.#read({ file, source, schema }) ?? fallback);
  }

  #readIfThere(file: string): Promise<string | undefined> {
    return this.#text(file).catch((error: unknown) => {
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
    return sources.flatMap(({ file, value: source }) => this.#read({ file, source, schema }) ?? []);
  }

  /** Markdown files: front matter by the schema, and the text below it as `body`. */
  async markdownFolder<Schema extends z.core.$ZodType<object>>({
    folder,
    schema,
  }: FolderOf<Schema>): Promise<(z.infer<Schema> & { body: string })[]> {
    const sources = await this.#sources(folder, '.md');
    return sources.flatMap(({ file, value: source }) => {
      const parts = splitFrontMatter(source);
      if (!parts) {
        const reason = '--- で囲んだ前書きと、その下の本文が必要です';
        const fix = '1行目と前書きの後の行に --- だけを書き、その下に本文を書いてください';
        this.problems.push({ file, field: WHOLE, line: 1, reason, fix });
        return [];
      }
      const record = this.#read({ file, source, schema, frontMatter: parts.frontMatter });
      if (!record) return [];
      const withBody = { ...record, body: parts.body + this.#markAt(file, ['body']) };
      this.fileOf.set(withBody, file);
      return [withBody];
    });
  }

  async #sources(folder: string, extension: string): Promise<Sourced<string>[]> {
    const sources = await Promise.all(
      (await this.#filesIn(folder, extension)).map(async (file) => {
        const bytes = await this.#boundedBytes(file);
        return { file, value: bytes && this.#decode(file, bytes) };
      }),
    );
    return sources.flatMap(({ file, value }) => (value === undefined ? [] : [{ file, value }]));
  }

  /** The plain files of a folder with an extension, in the order of their names. */
  async #filesIn(folder: string, extension: string): Promise<string[]> {
    try {
      if (!(await isPlain(this.#root, folder))) {
        this.#refuse(folder, { reason: NO_PLAIN_FILE });
        return [];
      }
      const files = await listFiles(this.#root, folder, extension);
      for (const { file } of files.filter((one) => !one.isPlain))
        this.#refuse(file, { reason: NO_PLAIN_FILE });
      return files.filter((one) => one.isPlain).map(({ file }) => file);
    } catch (error) {
      // A missing folder counts as empty: content need not have every kind of record.
      if (isMissing(error)) return [];
      throw error;
    }
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
    const raw = this.#unfilled.get(file);
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
    const field = z.core.toDotPath(path) || WHOLE;
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
