import type { RJSFSchema } from '@rjsf/utils';
import type { DeskSchema } from '../../shared/api.ts';

export type Schema = RJSFSchema;
export type Path = readonly (string | number)[];

/**
 * Converts a schema for the form library: tuples as in older drafts, and no formats except dates, for which browsers
 * have inputs.
 */
export function forForm(schema: DeskSchema): Schema {
  return convert(schema) as Schema;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      key !== '$schema' && !(key === 'format' && inner !== 'date' && typeof inner === 'string'),
  );
  const converted = Object.fromEntries(entries.map(([key, inner]) => [key, convert(inner)]));
  const { prefixItems, items, ...rest } = converted;
  if (!Array.isArray(prefixItems)) return converted;
  return { ...rest, items: prefixItems, additionalItems: items ?? false };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Resolves references: `#/$defs/Name`. */
export function resolve(schema: Schema | undefined, root: Schema): Schema {
  let found = schema ?? {};
  // Chains of references are at most this long.
  for (let depth = 0; depth < 4 && typeof found.$ref === 'string'; depth += 1) {
    const { $ref, ...own } = found;
    const keys = ($ref as string).replace(/^#\//, '').split('/');
    const target = keys.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), root);
    found = { ...(isRecord(target) ? target : {}), ...own } as Schema;
  }
  return found;
}

export function optionsOf(schema: Schema): Schema[] | undefined {
  const options = schema.oneOf ?? schema.anyOf;
  return Array.isArray(options) ? (options as Schema[]) : undefined;
}

/** Schema of a list's items; undefined for other values. */
export function itemsOf(schema: Schema, index = 0): Schema | undefined {
  if (Array.isArray(schema.items)) return schema.items[index] as Schema | undefined;
  return isRecord(schema.items) ? (schema.items as Schema) : undefined;
}

/** Schema of a list's item for a form of its own, with the definitions at its root. */
export function itemSchemaOf(schema: DeskSchema): DeskSchema {
  return {
    ...(isRecord(schema.items) ? schema.items : {}),
    ...('$defs' in schema && { $defs: schema.$defs }),
  };
}

/** Whether a field names a picture of the content folder. */
export function isPicture(schema: unknown): boolean {
  return isRecord(schema) && typeof schema.pattern === 'string' && schema.pattern.includes('jpe?g');
}

/** Field of a record that names an uploaded file for download. */
export function fileFieldOf({ properties = {} }: Schema): string | undefined {
  return Object.keys(properties).find((name) => {
    const field = properties[name];
    return isRecord(field) && field.upload === 'file';
  });
}

/** Field of a record that names a picture next to its description, as photographs do. */
export function pictureFieldOf(schema: Schema): string | undefined {
  const { properties = {} } = schema;
  if (!('alt' in properties)) return undefined;
  return Object.keys(properties).find((name) => isPicture(properties[name]));
}
