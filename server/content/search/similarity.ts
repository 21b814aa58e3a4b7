/** Minimum share of common letter pairs for a suggestion. */
const ENOUGH = 0.5;

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/**
 * Creates a function that returns the items whose names share at least half of their letter pairs with a text, the most
 * similar first.
 */
export function createSimilarity<Item>(
  items: Item[],
  nameOf: (item: Item) => string,
): (text: string) => Item[] {
  const sizes: number[] = [];
  const indexesOf = new Map<string, number[]>();
  items.forEach((item, index) => {
    const pairs = pairsOf(nameOf(item));
    sizes.push(pairs.size);
    for (const pair of pairs) {
      const indexes = indexesOf.get(pair);
      if (indexes) indexes.push(index);
      else indexesOf.set(pair, [index]);
    }
  });
  return (text) => {
    const pairs = pairsOf(text);
    const common = new Map<number, number>();
    for (const pair of pairs) {
      for (const index of indexesOf.get(pair) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
    }
    return [...common]
      .map(([index, count]) => ({ index, share: (2 * count) / (pairs.size + sizes[index]!) }))
      .filter(({ share }) => share >= ENOUGH)
      .sort((a, b) => b.share - a.share || a.index - b.index)
      .map(({ index }) => items[index]!);
  };
}
