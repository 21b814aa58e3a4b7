import type { ContentProblem, FileOf } from '../corpus.ts';

/** A value that must be unique, with its record and field. */
export type Keyed = [record: object, field: string, key: string | number];

/** Reports keys that an earlier item has; each problem names the file of that item and a free number. */
export function* duplicates(items: readonly Keyed[], fileOf: FileOf): Iterable<ContentProblem> {
  const first = new Map<string | number, object>();
  for (const [record, field, key] of items) {
    const other = first.get(key);
    if (!other) {
      first.set(key, record);
      continue;
    }
    const fix =
      typeof key === 'number'
        ? `空いている番号: ${nextFree(items.map(([, , used]) => used))}`
        : '公開していないほうを、別の名前にしてください';
    yield { file: fileOf(record), field, reason: `${key} は ${fileOf(other)} でも使われています`, fix };
  }
}

/** The number after the highest in use: numbers of deleted records stay reserved, since old addresses have them. */
export function nextFree(used: readonly (string | number)[]): number {
  return 1 + Math.max(0, ...used.filter((id) => typeof id === 'number'));
}
