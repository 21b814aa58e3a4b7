import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files whose content counts. Pictures and films are identified by other properties: their content is not cached. */
const TEXT = /\.(?:ya?ml|md|json)$/;

/** Whether a test is true for one of the folder's texts. */
export function someText(folder: string, test: (text: string) => boolean): boolean {
  return filesBelow(folder).some(
    (name) => TEXT.test(name) && test(readFileSync(path.join(folder, name), 'utf8')),
  );
}

/** Working files of editors and of git, which come and go while the folder is scanned. */
const HIDDEN = /(?:^|[/\\])\./;

/** Whether the content of a file counts, and not only its size. */
export function isText(name: string): boolean {
  return TEXT.test(name);
}

/** Paths below the folder, in the same order on every machine. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !HIDDEN.test(name))
    .sort();
}

function hashFiles(hash: Hash, folder: string, otherFile: (file: string) => string): Buffer {
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name);
    hash.update('\0').update(name.split(path.sep).join('/')).update('\0');
    if (TEXT.test(name)) hash.update(readFileSync(file));
    else hash.update(otherFile(file));
  }
  return hash.digest();
}

/** Hash that changes with every file below the folder. Includes file times: valid on this machine only. */
export function folderState(folder: string): Buffer {
  const hash = createHash('sha256').update(path.resolve(folder)).update(process.version);
  return hashFiles(hash, folder, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
}

/** Hash of a folder's content as 16 hexadecimal digits, equal on every machine: independent of file times. */
export function folderRevision(folder: string): string {
  const hash = createHash('sha256');
  return hashFiles(hash, folder, (file) => String(statSync(file).size))
    .toString('hex')
    .slice(0, 16);
}
