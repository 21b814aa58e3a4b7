/** Connections between equals, in addition to those to a tier above: a ring, or a line from each to the next. */
export const LINK_KINDS = ['ring', 'peer'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Names of kinds for readers. */
export const LINK_NAMES: Readonly<Record<LinkKind, string>> = { ring: 'リング', peer: '相互接続' };

/** Maximum number of links of a configuration. */
export const LINKS_MAX = 8;

export interface NamedLink {
  /** Keys of the parts, in the order of the line; one key links the devices of that part to one another. */
  between: readonly string[];
  kind: LinkKind;
}

/** A line between two parts, or among the devices of one. */
export interface Pair {
  keys: readonly [string, string];
  kind: LinkKind;
  /** Both ends of a ring lead to the same part. */
  isDouble: boolean;
}

/** Lines of the links between these keys. A ring leads from its last part back to its first. */
export function pairsOf(links: readonly NamedLink[], drawn: ReadonlySet<string>): Pair[] {
  return links.flatMap(({ between, kind }) => {
    const keys = [...new Set(between)].filter((key) => drawn.has(key));
    const [first, second] = keys;
    if (first === undefined) return [];
    if (second === undefined) return [{ keys: [first, first] as const, kind, isDouble: false }];
    const ends = kind === 'ring' && keys.length > 2 ? [...keys, first] : keys;
    const isDouble = kind === 'ring' && keys.length === 2;
    return ends
      .slice(1)
      .map((key, index) => ({ keys: [ends[index] ?? first, key] as const, kind, isDouble }));
  });
}
