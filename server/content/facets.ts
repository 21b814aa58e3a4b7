import type { ProductRecord } from '../../corpus/schema/product.ts';
import { type Facet as DeclaredFacet, facetValuesOf } from '../../corpus/specification/facets.ts';
import { FACET_NAMES } from '../../shared/api/vocabulary.ts';
import type { Catalogue } from './catalogue.ts';

/** A question by which the finder narrows the products; its answers come from the specification records. */
export interface Facet {
  name: string;
  /** The query parameter that `goods/list` filters by, where it is not the name. */
  parameter?: string;
  label: string;
  /** In the order in which they are shown. */
  options: readonly { value: string; label: string }[];
  valuesOf(product: ProductRecord): readonly string[];
  /** Asked only when a category has been chosen: it would mean nothing for most products. */
  specific?: boolean;
}

const option = (value: string, label: string) => ({ value, label });

function categoryFacets(catalogue: Catalogue): Facet[] {
  return [
    {
      name: 'category',
      label: 'カテゴリー',
      options: catalogue.categories.map(({ urlName, name }) => option(urlName, name)),
      valuesOf: ({ categoryId }) => [catalogue.categoryById(categoryId)?.urlName ?? ''],
    },
    {
      name: 'series',
      label: '種類',
      options: catalogue.categories.flatMap(({ child }) =>
        child.map(({ urlName, name }) => option(urlName, name)),
      ),
      valuesOf: (product) => [catalogue.subCategoryOf(product).urlName],
      specific: true,
    },
  ];
}

const SALE: Facet = {
  name: 'sale',
  label: '販売状況',
  options: [option('current', '販売中'), option('ended', '販売終了')],
  valuesOf: ({ endOfLife }) => [endOfLife ? 'ended' : 'current'],
};

const SHARED = 'facet';
const OWN_PARAMETERS = new Set<string>(FACET_NAMES);

/** A question without a query parameter of its own says its name in its values. */
function addressed(facet: Facet): Facet {
  if (OWN_PARAMETERS.has(facet.name)) return facet;
  const named = (value: string) => `${facet.name}:${value}`;
  return {
    ...facet,
    parameter: SHARED,
    options: facet.options.map(({ value, label }) => option(named(value), label)),
    valuesOf: (product) => facet.valuesOf(product).map(named),
  };
}

/** Categories that ask the same question ask it once, with the answers of all. */
function merged(sameName: DeclaredFacet[]): Pick<Facet, 'label' | 'options' | 'specific'> {
  const options = new Map(
    sameName.flatMap((facet) => facet.options.map(({ value, label }) => [value, label])),
  );
  return {
    label: sameName[0]?.label ?? '',
    options: [...options].map(([value, label]) => option(value, label)),
    specific: sameName.every(({ specific }) => specific),
  };
}

/** The questions that the categories declare, between those that every product answers. */
export function facetsOf(catalogue: Catalogue): Facet[] {
  const declared = catalogue.categories.flatMap(({ specification }) => specification.facets);
  const names = [...new Set(declared.toSorted((a, b) => a.order - b.order || 0).map(({ name }) => name))];
  return [
    ...categoryFacets(catalogue),
    ...names.map((name) =>
      addressed({
        name,
        ...merged(declared.filter((facet) => facet.name === name)),
        valuesOf: ({ spec, specification }: ProductRecord) =>
          specification.facets
            .filter((facet) => facet.name === name)
            .flatMap((facet) => facetValuesOf(facet, spec)),
      }),
    ),
    SALE,
  ];
}
