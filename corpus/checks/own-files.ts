import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ContentProblem, Corpus } from '../corpus.ts';
import { isPlain } from '../plain-files.ts';

interface Places {
  contentDir: string;
  /** Folder of large files outside the repository. */
  filesDir?: string | undefined;
}

interface Options extends Places {
  /** Whether files are read for their hashes, which takes a second for some hundred megabytes. */
  hashes: boolean;
}

/** Folders that hold the files of files.yaml, in the order in which they are searched. */
export function ownFileFolders({ contentDir, filesDir }: Places): string[] {
  return [path.join(contentDir, 'files'), ...(filesDir ? [filesDir] : [])];
}

/** Path of a vendor's own file; undefined where no folder has it. Links are not followed. */
export async function findOwnFile(folders: readonly string[], file: string): Promise<string | undefined> {
  for (const folder of folders) {
    if (await isPlain(folder, file).catch(() => false)) return path.join(folder, file);
  }
  return undefined;
}

/** Problems of files.yaml: files that do not exist or have another size or hash than recorded. */
export async function ownFileProblems(
  { ownFiles }: Pick<Corpus, 'ownFiles'>,
  { hashes, ...places }: Options,
): Promise<ContentProblem[]> {
  const folders = ownFileFolders(places);
  const problems = await Promise.all(ownFiles.map((own) => problemsOf(own, folders, hashes)));
  return problems.flat();
}

async function problemsOf(
  { id, file, size, sha256 }: Corpus['ownFiles'][number],
  folders: readonly string[],
  hashes: boolean,
): Promise<ContentProblem[]> {
  const problem = (field: string, reason: string, fix: string) => [
    { file: 'files.yaml', field: `${field}(id ${id})`, reason, fix },
  ];
  const found = await findOwnFile(folders, file);
  if (!found)
    return problem(
      'file',
      `${file} というファイルはありません`,
      `${folders.join(' か ')} に置いてください。リンクは使えません`,
    );
  const bytes = (await stat(found)).size;
  if (bytes !== size)
    return problem(
      'size',
      `${file} は ${bytes} バイトです`,
      `size: ${bytes} と sha256: ${await hashOf(found)} を書いてください`,
    );
  const hash = hashes || sha256 === undefined ? await hashOf(found) : sha256;
  if (hash === sha256) return [];
  return problem('sha256', `${file} の SHA-256 と違います`, `sha256: ${hash} と書いてください`);
}

/** SHA-256 of a file, as lower-case hexadecimal digits. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
