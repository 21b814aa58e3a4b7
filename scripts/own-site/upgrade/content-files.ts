import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import { listFiles } from '../../../corpus/plain-files.ts';
import { parseYaml } from '../../../corpus/yaml.ts';
import { YamlEditError } from '../../../desk/editing/edit-yaml.ts';
import { editRecordText, type RecordData, readRecordText } from '../../../desk/editing/record-text.ts';
import { blockText } from '../../../desk/editing/yaml-text.ts';
import { UsageError } from '../../run-command.ts';
import { quotePlaces } from './quote-places.ts';

/** Fields of a record, or the items of a list. */
export type Fields = Record<string, unknown>;

/** A decision that only a person can make. */
interface Question {
  file: string;
  /** In the file as it will be written, counted from 1; undefined for a missing file. */
  line?: number | undefined;
  text: string;
}

/** A file with its text before and after the steps; undefined where it does not exist. */
interface Change {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** YAML and Markdown files of a content folder, changed in memory until they are written. */
export class ContentFiles {
  readonly #root: string;
  readonly #before = new Map<string, string>();
  readonly #after = new Map<string, string>();
  readonly #questions: { file: string; path: PropertyKey[]; text: string }[] = [];

  private constructor(root: string) {
    this.#root = root;
  }

  static async read(root: string): Promise<ContentFiles> {
    const files = new ContentFiles(root);
    const listed = [...(await listFiles(root, '.', '.yaml')), ...(await listFiles(root, '.', '.md'))];
    for (const { file, isPlain } of listed) {
      if (!isPlain) continue;
      const text = decode(file, readFileSync(path.join(root, file)));
      files.#before.set(file, text);
      files.#after.set(file, file.endsWith('.yaml') ? quotePlaces(text) : text);
    }
    return files;
  }

  has(file: string): boolean {
    return this.#after.has(file);
  }

  /** Names of the files of a folder, subfolders included. */
  in(folder: string): string[] {
    return [...this.#after.keys()].filter((file) => file.startsWith(`${folder}/`));
  }

  /**
   * The data of a file; undefined for a missing one.
   *
   * @throws {UsageError} for a file that cannot be parsed
   */
  data(file: string): unknown {
    return this.#record(file)?.data;
  }

  /**
   * Changes the data of a file, with its comments and unchanged lines kept. A missing file is left alone.
   *
   * @param change returns the new data and leaves the old ones as they are
   */
  edit(file: string, change: (data: unknown) => unknown): void {
    const record = this.#record(file);
    if (!record) return;
    const data = change(record.data);
    if (isDeepStrictEqual(data, record.data)) return;
    try {
      this.#after.set(file, editRecordText(file, record.text, { ...record, data }));
    } catch (error) {
      if (!(error instanceof YamlEditError)) throw error;
      this.ask(
        file,
        [],
        '書き換えられない書き方(「&名前」など)があります。content:check の指摘に合わせて直してください',
      );
    }
  }

  /** @throws {UsageError} for a name that could lead out of the folder */
  add(file: string, data: Fields): void {
    if (!/^[\w/-]+\.yaml$/.test(file)) throw new UsageError(`${file} というファイルは作れません`);
    this.#after.set(file, `${blockText(data, '')}\n`);
  }

  remove(file: string): void {
    this.#after.delete(file);
  }

  /** @param path keys of the field in the file; of the parent for a missing field */
  ask(file: string, path: PropertyKey[], text: string): void {
    this.#questions.push({ file, path, text });
  }

  questions(): Question[] {
    return this.#questions.map(({ file, path, text }) => ({ file, line: this.#lineAt(file, path), text }));
  }

  changes(): Change[] {
    const files = [...new Set([...this.#before.keys(), ...this.#after.keys()])];
    return files
      .map((file) => ({ file, before: this.#before.get(file), after: this.#after.get(file) }))
      .filter(({ before, after }) => before !== after);
  }

  /** Writes the changes; `last` after all others, so that an interrupted run can be repeated. */
  write(last: string): void {
    const isLast = ({ file }: Change) => Number(file === last);
    for (const { file, after } of this.changes().toSorted((a, b) => isLast(a) - isLast(b))) {
      const place = path.join(this.#root, file);
      if (after === undefined) rmSync(place);
      else {
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, after);
      }
    }
  }

  #record(file: string): (RecordData & { text: string }) | undefined {
    const text = this.#after.get(file);
    if (text === undefined) return undefined;
    const read = readRecordText(file, text);
    if ('problem' in read) throw new UsageError(`${file}:${read.problem.line} ${read.problem.reason}`);
    return { ...read, text };
  }

  #lineAt(file: string, path: PropertyKey[]): number | undefined {
    const parsed = parseYaml(this.#after.get(file) ?? '');
    return 'problem' in parsed ? undefined : parsed.lineAt(path);
  }
}

/** @throws {UsageError} for text in another encoding than UTF-8 */
function decode(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} はUTF-8ではありません。UTF-8で保存し直してください`);
  }
}

/** Unified diff of a change. */
export function diffOf({ file, before, after }: Change): string {
  const name = (text: string | undefined) => (text === undefined ? '/dev/null' : file);
  const patch = createTwoFilesPatch(name(before), name(after), before ?? '', after ?? '', '', '', {
    context: 1,
  });
  return patch.replace(/^(?:Index: .*\n)?=+\n/, '').trimEnd();
}
