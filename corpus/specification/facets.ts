import { createHash } from 'node:crypto';
import type { Facet } from '../../records/category/compiled.ts';
import type { FacetDeclaration, FacetOption } from '../../records/category/facet.ts';
import type { FieldDeclaration, SpecificationParts } from '../../records/category/specification.ts';
import { valuesAt, valuesIn } from './expression.ts';
import { fieldAt } from './fields.ts';

/** Facets of the category's list, and those declared at their field. */
export function declaredFacets({
  facets,
  fields,
}: SpecificationParts): { facet: FacetDeclaration; at: (string | number)[] }[] {
  return [
    ...facets.map((facet, index) => ({ facet, at: ['facets', index] })),
    ...fields.flatMap(({ key, name = '', facet }, index) =>
      facet
        ? [{ facet: { ...facet, label: facet.label ?? name, field: key }, at: ['fields', index, 'facet'] }]
        : [],
    ),
  ];
}

/** The word itself where addresses can have it, otherwise its hash: other words beside it change neither. */
function addressWord(word: string): string {
  if (/^[a-z0-9][a-z0-9-]*$/.test(word)) return word;
  return `x${createHash('sha256').update(word).digest('hex').slice(0, 7)}`;
}

/** One option for each choice of a field, named as in the record. */
function optionsOf({ options = [], unit = '' }: Partial<FieldDeclaration>): FacetOption[] {
  return options.map((option) => ({
    value: addressWord(String(option).toLowerCase()),
    label: `${option}${unit}`,
    of: [option],
  }));
}

export function facetsIn(parts: SpecificationParts, fields: FieldDeclaration[]): Facet[] {
  return declaredFacets(parts).map(({ facet: { name, label, order, specific, field = '', options } }) => ({
    name,
    label,
    order: order ?? Number.POSITIVE_INFINITY,
    specific,
    options: (options ?? optionsOf(fieldAt(fields, field) ?? {})).map((option) => ({
      ...option,
      field: option.field ?? field,
    })),
  }));
}

function isValueOf({ of, min = -Infinity, max = Infinity }: FacetOption, value: unknown): boolean {
  if (of) return of.includes(value as string | number | boolean);
  return typeof value === 'number' && value >= min && value <= max;
}

/** Option names of a facet that match a record. */
export function facetValuesOf({ options, scope }: Facet, spec: object): string[] {
  const values = valuesIn(spec, scope);
  if (!values) return [];
  return options
    .filter((option) => valuesAt(values, option.field).some((value) => isValueOf(option, value)))
    .map(({ value }) => value);
}
