import type { ScreenFacet } from '../../../../records/product/wire.ts';

/** Later items of a list at the places of earlier ones; what is new follows. */
function atTheirPlaces<Item>(
  shown: Item[],
  next: Item[],
  keyOf: (item: Item) => string,
  keep: (item: Item, later: Item | undefined) => Item,
): Item[] {
  const later = new Map(next.map((item) => [keyOf(item), item]));
  const known = new Set(shown.map(keyOf));
  return [
    ...shown.map((item) => keep(item, later.get(keyOf(item)))),
    ...next.filter((item) => !known.has(keyOf(item))),
  ];
}

/** The same object where nothing differs, so that `memo` skips it. */
function keptFacet(facet: ScreenFacet, later: ScreenFacet | undefined): ScreenFacet {
  const options = atTheirPlaces(
    facet.options,
    later?.options ?? [],
    ({ value }) => value,
    (option, changed) => {
      const total = changed?.total ?? 0;
      return total === option.total ? option : { ...option, total };
    },
  );
  const isSame =
    options.length === facet.options.length && options.every((one, at) => one === facet.options[at]);
  return isSame ? facet : { ...facet, options };
}

/**
 * Facets for a changed choice. What the visitor sees stays where it is, without products if need be: a group that
 * disappeared or came in between would move the options under the finger.
 */
export function keptFacets(shown: ScreenFacet[], next: ScreenFacet[]): ScreenFacet[] {
  return atTheirPlaces(shown, next, ({ label }) => label, keptFacet);
}
