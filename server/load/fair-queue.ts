/** Queue of several lines that are served round-robin, so that a long line does not delay the others. */
export class FairQueue<Entry> {
  readonly #lines = new Map<string, Set<Entry>>();
  #size = 0;

  /** Number of entries in all lines. */
  get size(): number {
    return this.#size;
  }

  add(line: string, entry: Entry): void {
    const entries = this.#lines.get(line) ?? new Set();
    this.#lines.set(line, entries.add(entry));
    this.#size += 1;
  }

  /** Returns false if the entry is not in the queue any more. */
  remove(line: string, entry: Entry): boolean {
    const entries = this.#lines.get(line);
    if (!entries?.delete(entry)) return false;
    if (entries.size === 0) this.#lines.delete(line);
    this.#size -= 1;
    return true;
  }

  /** Removes and returns the first entry of the next line, and moves that line to the end. */
  next(): Entry | undefined {
    for (const [line, entries] of this.#lines) {
      for (const entry of entries) {
        this.remove(line, entry);
        this.#lines.delete(line);
        if (entries.size > 0) this.#lines.set(line, entries);
        return entry;
      }
    }
    return undefined;
  }

  /** Removes and returns the last entry of the longest line. */
  dropOfLongest(): Entry | undefined {
    let longest: [string, Set<Entry>] | undefined;
    for (const line of this.#lines) if (line[1].size > (longest?.[1].size ?? 0)) longest = line;
    const last = longest && [...longest[1]].at(-1);
    if (longest && last !== undefined) this.remove(longest[0], last);
    return last;
  }
}
