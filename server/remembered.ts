import { LRUCache } from 'lru-cache';

export interface RememberedOptions {
  /** Of how many texts, those that were asked for last. */
  max: number;
  /** A longer text is read each time, so that nobody fills the memory with it. */
  maxLength: number;
}

/** Remembers what is read out of a header or an address: most visitors send one of a few that are common, and to read it takes longer than to look it up. */
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
