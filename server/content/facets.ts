import { facetValuesOf } from '../../corpus/specification/facets.ts';
import type { Facet as DeclaredFacet } from '../../records/category/compiled.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import { FACET_NAMES } from '../../shared/api/vocabulary.ts';
import type { Catalogue } from './catalogue.ts';

interface Option {
  value: string;
  label: string;
  /** Accepted in addresses, but offered only while it is chosen. */
  unlisted?: boolean;
}

/** A facet of the product finder; its options come from the specification records. */
interface Facet {
  name: string;
  /** The query parameter of `goods/list`; the name by default. */
  parameter?: string;
  label: string;
  /** In the order of display. */
  options: readonly Option[];
  valuesOf(product: ProductRecord): readonly string[];
  /** Offered only after the choice of a category: it does not apply to most products. */
  specific?: boolean;
  /** A product needs all chosen values instead of one of them. */
  needsAll?: boolean;
}

const option = (value: string, label: string): Option => ({ value, label });

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

function functionFacet({ functions, functionRegister }: Catalogue): Facet {
  return {
    name: 'function',
    label: '機能',
    options: functions.map(({ urlName, name, facet }) => ({ ...option(urlName, name), unlisted: !facet })),
    valuesOf: (product) => functionRegister.supportedBy(product).map(({ named }) => named.urlName),
    specific: true,
    needsAll: true,
  };
}

const SALE: Facet = {
  name: 'sale',
  label: '販売状況',
  options: [option('current', '販売中'), option('ended', '販売終了')],
  valuesOf: ({ endOfLife }) => [endOfLife ? 'ended' : 'current'],
};

const SHARED = 'facet';
const OWN_PARAMETERS = new Set<string>(FACET_NAMES);

/** Prefixes the values of a facet without a query parameter of its own with its name. */
function addressed(facet: Facet): Facet {
  if (OWN_PARAMETERS.has(facet.name)) return facet;
  const named = (value: string) => `${facet.name}:${value}`;
  return {
    ...facet,
    parameter: SHARED,
    options: facet.options.map((each) => ({ ...each, value: named(each.value) })),
    valuesOf: (product) => facet.valuesOf(product).map(named),
  };
}

/** Merges the facets of several categories with the same name, with the options of all. */
function merged(sameName: DeclaredFacet[]): Pick<Facet, 'label' | 'options' | 'specific'> {
  const options = sameName.flatMap((facet) => facet.options);
  return {
    label: sameName[0]?.label ?? '',
    options: [...new Map(options.map((each) => [each.value, each])).values()],
    specific: sameName.every(({ specific }) => specific),
  };
}

/** The facets declared by categories, between those of all products. */
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
    addressed(functionFacet(catalogue)),
    SALE,
  ];
}
