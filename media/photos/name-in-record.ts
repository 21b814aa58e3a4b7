import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { ImportedPicture } from './import-picture.ts';
import { keepFile } from './keep-file.ts';

/** Folders whose records have `photos`, one record a file. */
const FOLDERS = ['products', 'solutions', 'case-studies', 'news', 'blog', 'technology'];
const RECORD = /\.(?:md|yaml)$/;
const PHOTOS = /^photos:/m;

/** A record that takes photographs. */
interface PhotographedRecord {
  file: string;
  /** The file's name without extension and leading date. */
  name: string;
}

/**
 * Finds a record by name.
 *
 * @param owner `case-studies/kita-city` or `case-studies/kita-city.md`: its folder and its name
 */
export function findRecord(contentDir: string, owner: string): PhotographedRecord | undefined {
  const [folder = '', ...rest] = owner.split('/');
  const wanted = nameOf(rest.at(-1) ?? '');
  if (!FOLDERS.includes(folder) || !existsSync(path.join(contentDir, folder))) return undefined;
  const files = readdirSync(path.join(contentDir, folder), { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => RECORD.test(file) && nameOf(file) === wanted);
  if (found === undefined) return undefined;
  return { file: path.join(contentDir, folder, found), name: wanted };
}

function nameOf(file: string): string {
  return path
    .basename(file)
    .replace(RECORD, '')
    .replace(/^\d{4}-\d\d-\d\d-/, '');
}

/** The YAML lines by which a record names a photograph. */
function photoLines({ file, alt, decorative }: ImportedPicture): string {
  const entry = decorative ? { file, alt: '', decorative: true } : { file, alt };
  return stringify({ photos: [entry] }, { lineWidth: 0 });
}

/**
 * Adds a photograph to a record that has none; the rest of the file stays as it is, comments and order included.
 *
 * @returns the lines, and whether the record has them now
 */
export async function nameInRecord(
  picture: ImportedPicture,
  record: PhotographedRecord | undefined,
): Promise<{ lines: string; isWritten: boolean }> {
  const lines = photoLines(picture);
  if (!record) return { lines, isWritten: false };
  const source = await readFile(record.file, 'utf8');
  const changed = withLines(source, record.file.endsWith('.md'), lines);
  if (changed === undefined) return { lines, isWritten: false };
  await keepFile(record.file, Buffer.from(changed));
  return { lines, isWritten: true };
}

/** Undefined where the record already has photographs: an editor must choose between them. */
function withLines(source: string, isMarkdown: boolean, lines: string): string | undefined {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const added = lines.replaceAll('\n', newline);
  if (!isMarkdown) {
    if (PHOTOS.test(source)) return undefined;
    return source.endsWith('\n') ? source + added : source + newline + added;
  }
  const [frontMatter] = /^\ufeff?---\r?\n[\s\S]*?\n(?=---\r?\n)/.exec(source) ?? [];
  if (frontMatter === undefined || PHOTOS.test(frontMatter)) return undefined;
  return frontMatter + added + source.slice(frontMatter.length);
}
