import { LRUCache } from 'lru-cache';

interface SegmentedCacheOptions<Value> {
  /** Limit of all entries together. */
  maxBytes: number;
  /** Size of one entry; above zero. */
  bytesOf(value: Value): number;
}

/** Values larger than this share of the limit are not cached. */
const ENTRY_SHARE = 1 / 16;
/** Entries used only once get the remaining space, and at least this share. */
const NEWCOMERS_SHARE = 1 / 4;

/** Least-recently-used cache with a limit in bytes; a flood of keys that are used once evicts only such keys. */
export class SegmentedCache<Value extends object> {
  readonly #maxBytes: number;
  readonly #newcomers: LRUCache<string, Value>;
  readonly #established: LRUCache<string, Value>;

  constructor({ maxBytes, bytesOf }: SegmentedCacheOptions<Value>) {
    this.#maxBytes = maxBytes;
    const segment = () =>
      new LRUCache<string, Value>({
        maxSize: maxBytes,
        maxEntrySize: Math.ceil(maxBytes * ENTRY_SHARE),
        sizeCalculation: bytesOf,
      });
    this.#newcomers = segment();
    this.#established = segment();
  }

  /** Current size of all entries, in bytes. */
  get bytes(): number {
    return this.#newcomers.calculatedSize + this.#established.calculatedSize;
  }

  get size(): number {
    return this.#newcomers.size + this.#established.size;
  }

  /** Returns the value without counting a use. */
  peek(key: string): Value | undefined {
    return this.#established.peek(key) ?? this.#newcomers.peek(key);
  }

  /** Returns the value; a second use protects it from keys that are used once. */
  get(key: string): Value | undefined {
    const established = this.#established.get(key);
    if (established) return established;
    const newcomer = this.#newcomers.peek(key);
    if (!newcomer) return undefined;
    this.#newcomers.delete(key);
    this.#established.set(key, newcomer);
    return newcomer;
  }

  set(key: string, value: Value): void {
    const segment = this.#established.has(key) ? this.#established : this.#newcomers;
    // The cache would not measure the same value again.
    segment.delete(key);
    segment.set(key, value);
    this.#shrink();
  }

  /** Measures the value of a key again, if it is still this one. */
  resize(key: string, value: Value): void {
    if (this.peek(key) === value) this.set(key, value);
  }

  delete(key: string): void {
    this.#newcomers.delete(key);
    this.#established.delete(key);
  }

  /** All keys, the most recently used first. */
  keys(): string[] {
    return [...this.#established.keys(), ...this.#newcomers.keys()];
  }

  /** All values, without counting a use. */
  *values(): Generator<Value> {
    yield* this.#established.values();
    yield* this.#newcomers.values();
  }

  /** Removes the matching entries and returns their number. */
  deleteWhere(test: (key: string, value: Value) => boolean): number {
    let deleted = 0;
    for (const segment of [this.#newcomers, this.#established]) {
      for (const [key, value] of [...segment.entries()]) {
        if (test(key, value) && segment.delete(key)) deleted += 1;
      }
    }
    return deleted;
  }

  #shrink(): void {
    while (this.bytes > this.#maxBytes) {
      const crowded =
        this.#newcomers.calculatedSize > this.#maxBytes * NEWCOMERS_SHARE || this.#established.size === 0;
      (crowded ? this.#newcomers : this.#established).pop();
    }
  }
}
