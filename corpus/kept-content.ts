import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { folderState } from './folder-state.ts';
import { replaceFile } from './replace-file.ts';
import type { Schedule } from './timing.ts';

const KEY_BYTES = 32;

/** The cached value; undefined when it belongs to another folder, to another state of the folder, or is damaged. */
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
  await replaceFile(file, Buffer.concat([key, sumOf(body), body]));
}

/** Whether a value read at an earlier moment is still current: nothing has been published or withdrawn since. */
export function isBefore(at: number, { turns: [next] }: Schedule): boolean {
  return next === undefined || at < next;
}

/** Cache of one state of the code: other code may read the same files differently. */
export interface ContentCache {
  folder: string;
  /** Identifies the code where several states of it share the folder. */
  code: string;
}

interface KeptOptions<Value> {
  cache: ContentCache | undefined;
  name: string;
  contentDir: string;
  isCurrent?: (value: Value) => boolean;
}

/**
 * Returns the cached result of `read` until a file of the content folder changes. A cache file that cannot be written
 * or read costs only the time of reading the folder.
 *
 * @param cache undefined switches it off
 * @param name of the cached value; a new value replaces the previous one
 * @param isCurrent whether a cached value still equals a new result of `read`
 */
export async function keptContent<Value>(
  { cache, name, contentDir, isCurrent = () => true }: KeptOptions<Value>,
  read: () => Promise<Value>,
): Promise<Value> {
  if (cache === undefined) return read();
  const file = path.join(cache.folder, `${name}.kept`);
  const state = () => createHash('sha256').update(cache.code).update(folderState(contentDir)).digest();
  const key = state();
  const kept = await readKept(file, key);
  if (kept !== undefined && isCurrent(kept as Value)) return kept as Value;
  const value = await read();
  // If a file was saved during the read, the value would be cached under the state before.
  if (state().equals(key)) void keep(file, key, value).catch(() => {});
  return value;
}
