import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { foreignEncoding, normalizeText } from './content-text.ts';
import { fillIn } from './fill-in.ts';
import { isPlain, listFiles, NO_PLAIN_FILE } from './plain-files.ts';
import { type ContentProblem, WHOLE_FILE } from './problems/problem.ts';
import type { FactRecord } from './schema/fact.ts';

/** Many times the largest file of a large site; a larger one would delay every load of the folder. */
const FILE_MAX_BYTES = 4 * 1024 * 1024;
const TOO_LARGE = `ファイルが大きすぎます。${FILE_MAX_BYTES / 1024 / 1024}MB以内にしてください`;

/** A file of the folder and its text. */
export interface TextFile {
  file: string;
  source: string;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/**
 * The texts of a content folder's files: plain files within the size limit, in UTF-8, with the facts that they cite.
 * Any other file is reported in `problems`.
 */
export class FolderTexts {
  /** Every file that was read, by its path below the folder. */
  readonly read = new Set<string>();
  readonly problems: ContentProblem[];
  /** Facts that files read after this may cite. */
  facts: FactRecord[] = [];
  brand: ReadonlyMap<string, string> = new Map();
  readonly #root: string;
  /** Files that were rejected, each with a problem that gives the reason. */
  readonly #refused = new Set<string>();
  /** Texts of files before their places were filled in. */
  readonly #unfilled = new Map<string, string>();

  constructor(root: string, problems: ContentProblem[]) {
    this.#root = root;
    this.problems = problems;
  }

  isRefused(file: string): boolean {
    return this.#refused.has(file);
  }

  /** The text of a file as it was written; undefined when it cites no fact. */
  unfilled(file: string): string | undefined {
    return this.#unfilled.get(file);
  }

  /** The bytes of a file; undefined when it is missing or refused. */
  async bytes(file: string): Promise<Buffer | undefined> {
    this.read.add(file);
    return this.#bytesIfThere(file);
  }

  /** The text of a file; undefined when it is missing or refused. */
  async text(file: string): Promise<string | undefined> {
    const bytes = await this.#bytesIfThere(file);
    return bytes && this.#decode(file, bytes);
  }

  /** The texts of a folder's files with an extension, subfolders included, in the order of their names. */
  async folder(folder: string, extension: string): Promise<TextFile[]> {
    const texts = await Promise.all(
      (await this.#filesIn(folder, extension)).map(async (file) => {
        const bytes = await this.#boundedBytes(file);
        return { file, source: bytes && this.#decode(file, bytes) };
      }),
    );
    return texts.flatMap(({ file, source }) => (source === undefined ? [] : [{ file, source }]));
  }

  async #filesIn(folder: string, extension: string): Promise<string[]> {
    try {
      if (!(await isPlain(this.#root, folder))) {
        this.#refuse(folder, NO_PLAIN_FILE);
        return [];
      }
      const files = await listFiles(this.#root, folder, extension);
      for (const { file } of files.filter((one) => !one.isPlain)) this.#refuse(file, NO_PLAIN_FILE);
      return files.filter((one) => one.isPlain).map(({ file }) => file);
    } catch (error) {
      // A missing folder counts as empty: content need not have every kind of record.
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async #bytesIfThere(file: string): Promise<Buffer | undefined> {
    try {
      if (await isPlain(this.#root, file)) return await this.#boundedBytes(file);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    return this.#refuse(file, NO_PLAIN_FILE);
  }

  async #boundedBytes(file: string): Promise<Buffer | undefined> {
    const place = path.join(this.#root, file);
    return (await stat(place)).size <= FILE_MAX_BYTES ? readFile(place) : this.#refuse(file, TOO_LARGE);
  }

  #decode(file: string, bytes: Buffer): string | undefined {
    const encoding = foreignEncoding(bytes);
    if (encoding === undefined) return this.#filledIn(file, normalizeText(bytes.toString('utf8')));
    return this.#refuse(
      file,
      `UTF-8ではなく、${encoding}で保存されています`,
      'エディターの「名前を付けて保存」などで文字コードにUTF-8を選び、保存し直してください',
    );
  }

  #filledIn(file: string, raw: string): string {
    this.read.add(file);
    const { source, unknown } = fillIn(raw, this.facts, this.brand);
    for (const problem of unknown) this.problems.push({ file, field: WHOLE_FILE, ...problem });
    if (source !== raw) this.#unfilled.set(file, raw);
    return source;
  }

  #refuse(file: string, reason: string, fix?: string): undefined {
    this.read.add(file);
    this.#refused.add(file);
    this.problems.push({ file, field: WHOLE_FILE, reason, ...(fix && { fix }) });
  }
}
