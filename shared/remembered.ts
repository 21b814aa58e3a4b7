import { LRUCache } from 'lru-cache';

interface RememberedOptions {
  /** Maximum number of cached texts; the least recently used ones are dropped. */
  max: number;
  /** Longer texts are not cached, so that requests cannot fill the memory. */
  maxLength: number;
}

/**
 * Memoizes a function of a text with an LRU cache: headers or paths, of which most visitors send a few common ones, or
 * titles that occur on many pages. For functions that cost more than the lookup.
 */
export function remembered<Value extends NonNullable<unknown>>(
  read: (text: string) => Value,
  { max, maxLength }: RememberedOptions,
): (text: string) => Value {
  const known = new LRUCache<string, Value>({ max });
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (text.length <= maxLength) known.set(text, value);
    return value;
  };
}
