import { PictureRefusal } from './refusal.ts';

/** What the largest cameras write as JPEG stays below it. */
export const MAX_BYTES = 25_000_000;

/**
 * The bytes of a file or of what is being sent, and no more of them than are allowed: what is larger is not read to its end.
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
