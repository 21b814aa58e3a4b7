import type { ContentProblem } from '../corpus.ts';

/** Items that have the same key as one before them; each problem names the file of that one. */
export function duplicates<Item extends object>(
  items: Item[],
  field: string,
  keyOf: (item: Item) => string | number,
  fileOf: (item: Item) => string,
): ContentProblem[] {
  const first = new Map<string | number, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const other = first.get(key);
    if (!other) {
      first.set(key, item);
      return [];
    }
    return [{ file: fileOf(item), field, reason: `${key} は ${fileOf(other)} でも使われています` }];
  });
}
