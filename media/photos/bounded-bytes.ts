import { PictureRefusal } from './refusal.ts';

/** JPEG files of the largest cameras are smaller. */
export const MAX_BYTES = 25_000_000;

/**
 * Reads the bytes of a file or upload up to the limit and stops there.
 *
 * @throws {PictureRefusal} `too-many-bytes`
 */
export async function boundedBytes(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new PictureRefusal('too-many-bytes');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
