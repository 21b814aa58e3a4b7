import type { ContentProblem } from '../corpus.ts';

/** Reports items whose key an earlier item has; each problem names the file of that item and a free number. */
export function duplicates<Item extends object>(
  items: Item[],
  field: string | ((item: Item) => string),
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
    const fix =
      typeof key === 'number'
        ? `空いている番号: ${nextFree(items.map(keyOf))}`
        : '公開していないほうを、別の名前にしてください';
    const at = typeof field === 'string' ? field : field(item);
    return [{ file: fileOf(item), field: at, reason: `${key} は ${fileOf(other)} でも使われています`, fix }];
  });
}

/** The number after the highest in use: numbers of deleted records stay reserved, since old addresses have them. */
export function nextFree(used: readonly (string | number)[]): number {
  return 1 + Math.max(0, ...used.filter((id) => typeof id === 'number'));
}
