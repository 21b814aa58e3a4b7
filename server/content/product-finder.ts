import type { ProductRecord } from '../../records/product/record.ts';
import type { WireScreenFacet } from '../../records/product/wire.ts';
import type { Catalogue } from './catalogue.ts';
import { facetsOf } from './facets.ts';

/** Chosen values by facet. Facets narrow each other; the values of one facet widen it, unless it needs all. */
type Choice = ReadonlyMap<string, ReadonlySet<string>>;

/** Filters the catalogue by the specification records. */
export function createProductFinder(catalogue: Catalogue) {
  const facets = facetsOf(catalogue);
  const valuesOf = new Map<string, Map<ProductRecord, Set<string>>>(
    facets.map((facet) => [
      facet.name,
      new Map(catalogue.products.map((product) => [product, new Set(facet.valuesOf(product))])),
    ]),
  );
  const has = (product: ProductRecord, name: string, value: string) =>
    valuesOf.get(name)?.get(product)?.has(value) ?? false;

  const needingAll = new Set(facets.filter(({ needsAll }) => needsAll).map(({ name }) => name));

  function filter(products: ProductRecord[], choice: Choice): ProductRecord[] {
    return products.filter((product) =>
      [...choice].every(([name, wanted]) => {
        const hasIt = (value: string) => has(product, name, value);
        return needingAll.has(name) ? [...wanted].every(hasIt) : [...wanted].some(hasIt);
      }),
    );
  }

  return {
    filter,
    /** The choice in a query; values without an option are left out. */
    read(query: Readonly<Record<string, unknown>>): Choice {
      return new Map(
        facets.flatMap(({ name, parameter = name, options }): [string, Set<string>][] => {
          const given = [query[parameter] ?? []].flat();
          const known = options.map(({ value }) => value).filter((value) => given.includes(value));
          return known.length > 0 ? [[name, new Set(known)]] : [];
        }),
      );
    },
    /** Facets that can narrow the products further, each option with its number of results. */
    facets(products: ProductRecord[], choice: Choice): WireScreenFacet[] {
      const all = filter(products, choice);
      const inCategory = filter(products, new Map([...choice].filter(([name]) => name === 'category')));
      const hasCategory = inCategory.length < catalogue.products.length;
      return facets.flatMap(
        ({ name, parameter = name, label, options, specific, needsAll }): WireScreenFacet[] => {
          const chosen = choice.get(name);
          if (specific && !chosen && !hasCategory) return [];
          const others = needsAll
            ? all
            : filter(products, new Map([...choice].filter(([other]) => other !== name)));
          const scope = name === 'category' ? products : inCategory;
          const offered = options
            // An option without results stays, with a count of zero, as long as the category has products for it.
            .filter(
              ({ value, unlisted }) =>
                chosen?.has(value) || (!unlisted && scope.some((product) => has(product, name, value))),
            )
            .map(({ value, label: text }) => ({
              value,
              label: text,
              total: others.filter((product) => has(product, name, value)).length,
            }));
          return offered.length > 1 || chosen ? [{ name: parameter, label, options: offered }] : [];
        },
      );
    },
  };
}
