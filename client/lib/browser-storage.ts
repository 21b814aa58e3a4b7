export type BrowserStorage = 'localStorage' | 'sessionStorage';

/** What is kept under `key`; null when nothing is, or when the visitor's browser keeps its storage shut. */
export function readItem(storage: BrowserStorage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Whether the value is kept; false when storage is shut or full. */
export function writeItem(storage: BrowserStorage, key: string, value: string): boolean {
  try {
    window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
