import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Keeps what `load` makes of a folder until something below it changes. Callers of one moment share one look. */
export function loadedUntilChanged<Value>(folder: string, load: () => Promise<Value>): () => Promise<Value> {
  let loaded: { stamp: string; value: Promise<Value> } | undefined;
  let pending: Promise<Value> | undefined;

  async function current(): Promise<Value> {
    const stamp = await stampOf(folder);
    if (loaded?.stamp !== stamp) loaded = { stamp, value: load() };
    return loaded.value;
  }
  return () => {
    pending ??= current().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Changes with every file that is written, added, renamed or removed: the last two change the time of their folder. */
async function stampOf(folder: string): Promise<string> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  return `${names.length} ${Math.max(...times)}`;
}
