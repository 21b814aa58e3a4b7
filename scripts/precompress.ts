// Writes a brotli and a gzip twin beside every built text file, so that serving one costs no compression.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readSettings } from '../server/settings.ts';

const FOLDERS = [path.resolve(import.meta.dirname, '../dist/client'), readSettings().MEDIA_DIR];
const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this size the headers of a compressed answer cost what it saves. */
const MIN_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < MIN_BYTES) return;
  const [br, gzipped] = await Promise.all([
    brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    gz(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipped)]);
}

for (const folder of FOLDERS) {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => TEXT.test(name) && !name.startsWith('.vite'))
    .map((name) => path.join(folder, name));
  // Four at a time: zlib has four threads.
  while (files.length > 0) await Promise.all(files.splice(0, 4).map(compress));
}
