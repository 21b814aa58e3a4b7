import { lstatSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Reason for refusing a symbolic link or a special file. */
export const NO_PLAIN_FILE = 'リンクや特殊なファイルは読み込みません。ファイルそのものを置いてください';

/**
 * Whether a path below a folder consists of plain files and folders alone. A symbolic link could lead to any file of
 * the machine, and reading a pipe or device need not end.
 *
 * @throws {Error} `ENOENT` when the file is missing
 */
export async function isPlain(root: string, file: string): Promise<boolean> {
  let at = root;
  for (const part of file.split('/')) {
    at = path.join(at, part);
    const stats = await lstat(at);
    if (!stats.isFile() && !stats.isDirectory()) return false;
  }
  return true;
}

/** Whether a regular file exists; false for a symbolic link to one. */
export function isPlainFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** A file of a folder, with its path from the root. */
interface ListedFile {
  file: string;
  /** False for a symbolic link or a special file. */
  isPlain: boolean;
}

/**
 * Files below a folder with an extension, and all symbolic links there, sorted by path.
 *
 * @throws {Error} `ENOENT` when the folder is missing
 */
export async function listFiles(root: string, folder: string, extension: string): Promise<ListedFile[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && (entry.name.endsWith(extension) || entry.isSymbolicLink()))
    .map((entry) => ({
      isPlain: entry.isFile(),
      file: path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
