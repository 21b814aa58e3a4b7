import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import { atMost } from '../load/at-most.ts';

/** Half of the threads that Node has for such work: the others read files meanwhile. */
const AT_ONCE = 2;

/** What zlib puts out at once: memory that stays until the whole heap is collected. Its own 16 KB brings that on four times as often. */
const chunkSize = 4_096;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      chunkSize,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) => promisify(zstdCompress)(body, { chunkSize }),
  gzip: (body: Buffer) => promisify(gzip)(body, { chunkSize }),
} as const;

const decompressors = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
} as const;

export type Compression = keyof typeof compressors;

/** For one visitor who waits: less work than for a copy that many get. */
const streams = {
  br: () =>
    createBrotliCompress({
      chunkSize,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    }),
  zstd: () => createZstdCompress({ chunkSize }),
  gzip: () => createGzip({ chunkSize }),
} as const;
/** Of 256 KB: no page is longer, and each stream holds a multiple of it. */
const WINDOW_BITS = 18;

const inTurn = atMost(AT_ONCE);

/** Away from the main thread, some at once. */
export async function compress(body: Buffer, compression: Compression): Promise<Buffer> {
  return ownCopy(await inTurn(() => compressors[compression](body)));
}

/** Compresses what is written to it; `flush` sends on what is there so far. */
export function compressStream(compression: Compression) {
  return streams[compression]();
}

/** What `compress` was given. */
export function decompress(bytes: Buffer, compression: Compression): Promise<Buffer> {
  return inTurn(() => decompressors[compression](bytes));
}

/** In memory of its own: what zlib and sockets give are parts of blocks several times as large, which they would keep. */
export function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
