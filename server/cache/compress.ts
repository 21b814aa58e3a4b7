import { promisify } from 'node:util';
import {
  type BrotliOptions,
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

/** Half of Node's worker threads for such work, so that the others stay free to read files. */
const AT_ONCE = 2;

/**
 * Size of zlib's output chunks, which are retained until a full garbage collection. The default of 16 KB causes four
 * times as many.
 */
const chunkSize = 4_096;

const brotli = (quality: number, more: Record<number, number>): BrotliOptions => ({
  chunkSize,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    ...more,
  },
});

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, brotli(6, { [constants.BROTLI_PARAM_SIZE_HINT]: body.length })),
  zstd: (body: Buffer) => promisify(zstdCompress)(body, { chunkSize }),
  gzip: (body: Buffer) => promisify(gzip)(body, { chunkSize }),
} as const;

const decompressors = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
} as const;

export type Compression = keyof typeof compressors;

/** Streams for one waiting visitor: less work than for a shared copy. */
const streams = {
  br: () => createBrotliCompress(brotli(4, { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS })),
  zstd: () => createZstdCompress({ chunkSize }),
  gzip: () => createGzip({ chunkSize }),
} as const;
/** A window of 256 KB: no page is longer, and each stream allocates a multiple of it. */
const WINDOW_BITS = 18;

const inTurn = atMost(AT_ONCE);

/** Compresses off the main thread, a few bodies at a time. */
export async function compress(body: Buffer, compression: Compression): Promise<Buffer> {
  return ownCopy(await inTurn(() => compressors[compression](body)));
}

/** Compresses a stream; `flush` sends all data written so far. */
export function compressStream(compression: Compression) {
  return streams[compression]();
}

/** Reverses `compress`. */
export function decompress(bytes: Buffer, compression: Compression): Promise<Buffer> {
  return inTurn(() => decompressors[compression](bytes));
}

/**
 * Copies bytes into memory of their own: the buffers of zlib and sockets are slices of blocks several times as large,
 * which they would retain.
 */
export function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
