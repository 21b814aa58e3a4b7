import type { ScreenFacet } from '../../../../records/product/wire.ts';

/** Merges two states of a list: items keep their places, and new ones follow. */
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

/** Updates the options of a facet. Returns the same object when nothing differs, so that `memo` skips it. */
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
 * Facets for a changed choice. Groups and options keep their places, also those without products: a group that
 * disappeared or was inserted would move the options under the finger.
 */
export function keptFacets(shown: ScreenFacet[], next: ScreenFacet[]): ScreenFacet[] {
  return atTheirPlaces(shown, next, ({ label }) => label, keptFacet);
}
