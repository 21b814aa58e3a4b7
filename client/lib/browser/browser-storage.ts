type BrowserStorage = 'localStorage' | 'sessionStorage';

/** Replaces a storage that is blocked or full; its items last until the page is left. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Reads an item; null when there is none. Never throws: browsers may block storage altogether. */
export function readItem(storage: BrowserStorage, key: string): string | null {
  try {
    const value = window[storage].getItem(key);
    if (value !== null) return value;
  } catch {
    // Blocked: only items in memory are available.
  }
  return memory.get(`${storage}.${key}`) ?? null;
}

/** Parses an item; null when there is none or it is no JSON, because other code may write to the storage. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(readItem(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes an item. Returns false if storage is blocked or full; the item then lasts until the page is left. */
export function writeItem(storage: BrowserStorage, key: string, value: string): boolean {
  try {
    window[storage].setItem(key, value);
    memory.delete(`${storage}.${key}`);
    return true;
  } catch {
    memory.set(`${storage}.${key}`, value);
    return false;
  } finally {
    notify();
  }
}

/** Removes an item from the storage and from memory. */
export function removeItem(storage: BrowserStorage, key: string): void {
  memory.delete(`${storage}.${key}`);
  try {
    window[storage].removeItem(key);
  } catch {
    // Blocked: the item was in memory only.
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to changes of all items, also those of other tabs. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
