import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Schedule } from './content-reader.ts';
import { folderState } from './folder-state.ts';

const KEY_BYTES = 32;

/** The kept value, unless it is another folder's, another state of the folder's, or damaged. */
async function readKept(file: string, key: Buffer): Promise<unknown> {
  try {
    const kept = await readFile(file);
    const [keyOfKept, sum, body] = [
      kept.subarray(0, KEY_BYTES),
      kept.subarray(KEY_BYTES, 2 * KEY_BYTES),
      kept.subarray(2 * KEY_BYTES),
    ];
    return keyOfKept.equals(key) && sum.equals(sumOf(body)) ? deserialize(body) : undefined;
  } catch {
    return undefined;
  }
}

function sumOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

async function keep(file: string, key: Buffer, value: unknown): Promise<void> {
  const body = serialize(value);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, Buffer.concat([key, sumOf(body), body]));
  await rename(unfinished, file);
}

/** Whether what was read still is what is shown: nothing has begun or ended since. */
export function isBefore(at: number, { turns: [next] }: Schedule): boolean {
  return next === undefined || at < next;
}

export interface KeptOptions<Value> {
  folder: string | undefined;
  name: string;
  contentDir: string;
  isCurrent?: (value: Value) => boolean;
}

/**
 * What `read` makes of a content folder, read and checked once for as long as nothing in the folder changes. A file that
 * cannot be written or read costs the time of reading, nothing else.
 *
 * @param folder that goes with the build: another one's code may read the same files differently. Undefined where nothing is kept.
 * @param name of what is kept; each replaces its former self
 * @param isCurrent whether what was kept still is what reading would give
 */
export async function keptContent<Value>(
  { folder, name, contentDir, isCurrent = () => true }: KeptOptions<Value>,
  read: () => Promise<Value>,
): Promise<Value> {
  if (folder === undefined) return read();
  const file = path.join(folder, `${name}.kept`);
  const key = folderState(contentDir);
  const kept = await readKept(file, key);
  if (kept !== undefined && isCurrent(kept as Value)) return kept as Value;
  const value = await read();
  // A file that was saved while the folder was read would be kept under the name of its former self.
  if (folderState(contentDir).equals(key)) void keep(file, key, value).catch(() => {});
  return value;
}
