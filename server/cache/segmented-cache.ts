export interface SegmentedCacheOptions<Value> {
  /** What all entries may take in memory together. */
  maxBytes: number;
  /** What one of them takes. */
  bytesOf(value: Value): number;
}

/** A value that takes more than this part of the whole is not kept. */
const ENTRY_SHARE = 1 / 16;
/** What was asked for only once has what is left over, and this part in any case. */
const NEWCOMERS_SHARE = 1 / 4;

interface Held<Value> {
  value: Value;
  bytes: number;
}

/** Entries in the order of their last use. */
class Segment<Value> {
  readonly held = new Map<string, Held<Value>>();
  bytes = 0;

  put(key: string, held: Held<Value>): void {
    this.take(key);
    this.held.set(key, held);
    this.bytes += held.bytes;
  }

  take(key: string): Held<Value> | undefined {
    const held = this.held.get(key);
    if (!held) return undefined;
    this.held.delete(key);
    this.bytes -= held.bytes;
    return held;
  }

  dropOldest(): void {
    const { value: oldest, done } = this.held.keys().next();
    if (!done) this.take(oldest);
  }
}

/** Values within a bound of bytes, the least recently used going first; a flood of keys that nobody repeats evicts its own kind. */
export class SegmentedCache<Value extends object> {
  readonly #maxBytes: number;
  readonly #bytesOf: (value: Value) => number;
  readonly #newcomers = new Segment<Value>();
  readonly #established = new Segment<Value>();

  constructor({ maxBytes, bytesOf }: SegmentedCacheOptions<Value>) {
    this.#maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
  }

  /** What all entries take now, in bytes. */
  get bytes(): number {
    return this.#newcomers.bytes + this.#established.bytes;
  }

  get size(): number {
    return this.#newcomers.held.size + this.#established.held.size;
  }

  /** The value, without counting as a use of it. */
  peek(key: string): Value | undefined {
    return (this.#established.held.get(key) ?? this.#newcomers.held.get(key))?.value;
  }

  /** The value; a second use makes it one of those that stay. */
  get(key: string): Value | undefined {
    const held = this.#established.take(key) ?? this.#newcomers.take(key);
    if (held) this.#established.put(key, held);
    return held?.value;
  }

  set(key: string, value: Value): void {
    const segment = this.#established.held.has(key) ? this.#established : this.#newcomers;
    segment.take(key);
    const bytes = this.#bytesOf(value);
    if (bytes > this.#maxBytes * ENTRY_SHARE) return;
    segment.put(key, { value, bytes });
    this.#shrink();
  }

  /** Weighs the value of a key again, if it still is this one. */
  resize(key: string, value: Value): void {
    if (this.peek(key) === value) this.set(key, value);
  }

  delete(key: string): void {
    this.#newcomers.take(key);
    this.#established.take(key);
  }

  /** All keys, what was used last first. */
  keys(): string[] {
    return [this.#newcomers, this.#established].flatMap(({ held }) => [...held.keys()]).reverse();
  }

  /** All values, without counting as a use of them. */
  *values(): Generator<Value> {
    for (const { value } of this.#established.held.values()) yield value;
    for (const { value } of this.#newcomers.held.values()) yield value;
  }

  /** Takes out what the test is true for and says how many entries that were. */
  deleteWhere(test: (key: string, value: Value) => boolean): number {
    let deleted = 0;
    for (const segment of [this.#newcomers, this.#established]) {
      for (const [key, { value }] of [...segment.held]) {
        if (test(key, value) && segment.take(key)) deleted += 1;
      }
    }
    return deleted;
  }

  #shrink(): void {
    while (this.bytes > this.#maxBytes) {
      const crowded =
        this.#newcomers.bytes > this.#maxBytes * NEWCOMERS_SHARE || this.#established.bytes === 0;
      (crowded ? this.#newcomers : this.#established).dropOldest();
    }
  }
}
