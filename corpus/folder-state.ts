import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is read. Of pictures and films only who they are matters: nothing of what they show is kept. */
const TEXT = /\.(?:ya?ml|md|json)$/;

/** Whether a test is true for one of the folder's texts. */
export function someText(folder: string, test: (text: string) => boolean): boolean {
  return filesBelow(folder).some(
    (name) => TEXT.test(name) && test(readFileSync(path.join(folder, name), 'utf8')),
  );
}

/** What nobody reads: the working files of editors and of git, which come and go while the folder is looked through. */
const HIDDEN = /(?:^|[/\\])\./;

/** Whether what a file says counts, beside its size. */
export function isText(name: string): boolean {
  return TEXT.test(name);
}

/** Paths below the folder, in one order everywhere. */
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

/** Changes with every file below the folder; of this machine alone. */
export function folderState(folder: string): Buffer {
  const hash = createHash('sha256').update(path.resolve(folder)).update(process.version);
  return hashFiles(hash, folder, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
}

/** What a folder says, in hexadecimal digits: the same on every machine that has the same files, whatever their times are. */
export function folderRevision(folder: string): string {
  const hash = createHash('sha256');
  return hashFiles(hash, folder, (file) => String(statSync(file).size))
    .toString('hex')
    .slice(0, 16);
}
