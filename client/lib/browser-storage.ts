export type BrowserStorage = 'localStorage' | 'sessionStorage';

/** Takes the place of a storage that the browser keeps from the site: what is written holds until the page is left. */
const memory = new Map<string, string>();

/** Reads an item; null when there is none. Never throws: browsers may block storage altogether. */
export function readItem(storage: BrowserStorage, key: string): string | null {
  try {
    const value = window[storage].getItem(key);
    if (value !== null) return value;
  } catch {
    // Blocked: what was written since is all there is.
  }
  return memory.get(`${storage}.${key}`) ?? null;
}

/** Writes an item. False where storage is blocked or full: then it holds until the page is left. */
export function writeItem(storage: BrowserStorage, key: string, value: string): boolean {
  try {
    window[storage].setItem(key, value);
    memory.delete(`${storage}.${key}`);
    return true;
  } catch {
    memory.set(`${storage}.${key}`, value);
    return false;
  }
}

/** Forgets an item, wherever it is kept. */
export function removeItem(storage: BrowserStorage, key: string): void {
  memory.delete(`${storage}.${key}`);
  try {
    window[storage].removeItem(key);
  } catch {
    // Blocked: nothing was kept there.
  }
}
