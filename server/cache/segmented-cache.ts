import { LRUCache } from 'lru-cache';

interface SegmentedCacheOptions<Value> {
  /** What all entries may take in memory together. */
  maxBytes: number;
  /** What one of them takes; above zero. */
  bytesOf(value: Value): number;
}

/** A value that takes more than this part of the whole is not kept. */
const ENTRY_SHARE = 1 / 16;
/** What was asked for only once has what is left over, and this part in any case. */
const NEWCOMERS_SHARE = 1 / 4;

/** Values within a bound of bytes, the least recently used going first; a flood of keys that nobody repeats evicts its own kind. */
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

  /** What all entries take now, in bytes. */
  get bytes(): number {
    return this.#newcomers.calculatedSize + this.#established.calculatedSize;
  }

  get size(): number {
    return this.#newcomers.size + this.#established.size;
  }

  /** The value, without counting as a use of it. */
  peek(key: string): Value | undefined {
    return this.#established.peek(key) ?? this.#newcomers.peek(key);
  }

  /** The value; a second use makes it one of those that stay. */
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
    // The value may be the same with another size, which is not looked at again otherwise.
    segment.delete(key);
    segment.set(key, value);
    this.#shrink();
  }

  /** Weighs the value of a key again, if it still is this one. */
  resize(key: string, value: Value): void {
    if (this.peek(key) === value) this.set(key, value);
  }

  delete(key: string): void {
    this.#newcomers.delete(key);
    this.#established.delete(key);
  }

  /** All keys, what was used last first. */
  keys(): string[] {
    return [...this.#established.keys(), ...this.#newcomers.keys()];
  }

  /** All values, without counting as a use of them. */
  *values(): Generator<Value> {
    yield* this.#established.values();
    yield* this.#newcomers.values();
  }

  /** Takes out what the test is true for and says how many entries that were. */
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
