/** Minimum share of common letter pairs for a suggestion. */
const ENOUGH = 0.5;

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/** Share of common characters, in any order. */
function sharedCharacters(text: string, name: string): number {
  const left = Array.from(name);
  for (const char of text) {
    const at = left.indexOf(char);
    if (at >= 0) left.splice(at, 1);
  }
  return (2 * (name.length - left.length)) / (text.length + name.length);
}

/**
 * Creates a function that returns the items whose names share at least half of their letter pairs with a text, the most
 * similar first. The order also counts the characters they share, because parts of a name are often transposed.
 */
export function createSimilarity<Item>(
  items: Item[],
  nameOf: (item: Item) => string,
): (text: string) => Item[] {
  const pairsOfItems = items.map((item) => pairsOf(nameOf(item)));
  const entries = pairsOfItems.flatMap((pairs, index) => Array.from(pairs, (pair) => ({ pair, index })));
  const entriesOf = Map.groupBy(entries, ({ pair }) => pair);
  return (text) => {
    const pairs = pairsOf(text);
    const common = new Map<number, number>();
    for (const pair of pairs) {
      for (const { index } of entriesOf.get(pair) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
    }
    return [...common]
      .map(([index, count]) => ({ index, share: (2 * count) / (pairs.size + pairsOfItems[index]!.size) }))
      .filter(({ share }) => share >= ENOUGH)
      .map(({ index, share }) => ({ index, rank: share + sharedCharacters(text, nameOf(items[index]!)) }))
      .sort((a, b) => b.rank - a.rank || a.index - b.index)
      .map(({ index }) => items[index]!);
  };
}
