import { LRUCache } from 'lru-cache';

/** Two visits of a crawler are no reason to keep anything. */
const TIMES = 3;

/**
 * What was made of objects that come again and again, those that came last. What comes once in a while is not kept: it would
 * take the place of what is asked for all the time, and be garbage of the whole heap afterwards.
 */
export class Recurring<Made extends NonNullable<unknown>> {
  readonly #kept: LRUCache<object, Made>;
  readonly #times = new WeakMap<object, number>();

  /** @param bound how many, or of which size in all */
  constructor(bound: LRUCache.Options<object, Made, unknown>) {
    // What had to make way begins anew.
    this.#kept = new LRUCache({ ...bound, dispose: (_made, source) => void this.#times.delete(source) });
  }

  find(source: object): Made | undefined {
    return this.#kept.get(source);
  }

  /** Counts that an object has come; whether that was often enough to keep what is made of it. */
  recurs(source: object): boolean {
    const times = (this.#times.get(source) ?? 0) + 1;
    this.#times.set(source, times);
    return times > TIMES;
  }

  keep(source: object, made: Made): void {
    this.#kept.set(source, made);
  }
}
