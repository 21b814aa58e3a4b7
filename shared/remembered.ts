import { LRUCache } from 'lru-cache';

export interface RememberedOptions {
  /** Of how many texts, those that were asked for last. */
  max: number;
  /** A longer text is read each time, so that nobody fills the memory with it. */
  maxLength: number;
}

/**
 * Remembers what is made of a text: a header or an address, of which most visitors send one of a few that are common, or a
 * title that stands on many pages. For what takes longer to make than to look up.
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
