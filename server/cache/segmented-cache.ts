import { LRUCache } from 'lru-cache';

export interface SegmentedCacheOptions<Value> {
  /** What all entries may take in memory together. */
  maxBytes: number;
  /** What one of them takes. */
  bytesOf(value: Value): number;
}

/** A value that takes more than this part of the whole is not kept. */
const ENTRY_SHARE = 1 / 16;
/** What was asked for only once stays within this part: it pushes out nothing that others come back for. */
const NEWCOMERS_SHARE = 1 / 4;

/** Values within a bound of bytes, the least recently used going first; a flood of keys that nobody repeats evicts its own kind. */
export class SegmentedCache<Value extends object> {
  readonly #newcomers: LRUCache<string, Value>;
  readonly #established: LRUCache<string, Value>;

  constructor({ maxBytes, bytesOf }: SegmentedCacheOptions<Value>) {
    const part = (share: number) =>
      new LRUCache<string, Value>({
        maxSize: Math.ceil(maxBytes * share),
        maxEntrySize: Math.ceil(maxBytes * ENTRY_SHARE),
        sizeCalculation: bytesOf,
      });
    this.#newcomers = part(NEWCOMERS_SHARE);
    this.#established = part(1 - NEWCOMERS_SHARE);
  }

  /** What all entries take now, in bytes. */
  get bytes(): number {
    return this.#newcomers.calculatedSize + this.#established.calculatedSize;
  }

  /** The value, without counting as a use of it. */
  peek(key: string): Value | undefined {
    return this.#established.peek(key) ?? this.#newcomers.peek(key);
  }

  /** The value; a second use makes it one of those that stay. */
  get(key: string): Value | undefined {
    const known = this.#established.get(key);
    if (known) return known;
    const value = this.#newcomers.get(key);
    if (!value) return undefined;
    this.#newcomers.delete(key);
    this.#established.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    (this.#established.has(key) ? this.#established : this.#newcomers).set(key, value);
  }

  delete(key: string): void {
    this.#newcomers.delete(key);
    this.#established.delete(key);
  }

  /** All values, without counting as a use of them. */
  *values(): Generator<Value> {
    yield* this.#established.values();
    yield* this.#newcomers.values();
  }

  /** Takes out what the test is true for and says how many entries that were. */
  deleteWhere(test: (key: string, value: Value) => boolean): number {
    let deleted = 0;
    for (const part of [this.#newcomers, this.#established]) {
      for (const [key, value] of [...part.entries()]) {
        if (test(key, value) && part.delete(key)) deleted += 1;
      }
    }
    return deleted;
  }
}
