// Writes a brotli and a gzip variant of every built text file, so that serving needs no compression. The
// arguments are folders.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Hidden files belong to the build itself or are unfinished. */
const HIDDEN = /(?:^|[/\\])\./;
const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** In bytes. Below this size, the headers of a compressed response cost as much as compression saves. */
const MIN_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function isCompressed(file: string): Promise<boolean> {
  const [source, br, gzipped] = await Promise.all([file, `${file}.br`, `${file}.gz`].map(changedAt));
  return source! <= br! && source! <= gzipped!;
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < MIN_BYTES || (await isCompressed(file))) return;
  const source = await readFile(file);
  const [br, gzipped] = await Promise.all([
    brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    gz(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipped)]);
}

/** Compresses the folder's text files; variants that are newer than their file stay. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => TEXT.test(name) && !HIDDEN.test(name))
    .map((name) => path.join(folder, name));
  // Four at a time: zlib has four threads.
  while (files.length > 0) await Promise.all(files.splice(0, 4).map(compress));
}

if (import.meta.main) for (const folder of process.argv.slice(2)) await precompress(folder);
