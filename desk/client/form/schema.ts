import type { RJSFSchema } from '@rjsf/utils';
import type { DeskSchema } from '../../shared/api.ts';

export type Schema = RJSFSchema;
export type Path = readonly (string | number)[];

/** What a form reads of a schema: fixed lists as older drafts wrote them, and no formats but dates, for which browsers have fields. */
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

/** A schema that another names: `#/$defs/Name`. */
export function resolve(schema: Schema | undefined, root: Schema): Schema {
  let found = schema ?? {};
  // A name that leads to a name is as deep as it gets.
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

/** The schema of the items of a list; undefined where it is none. */
export function itemsOf(schema: Schema, index = 0): Schema | undefined {
  if (Array.isArray(schema.items)) return schema.items[index] as Schema | undefined;
  return isRecord(schema.items) ? (schema.items as Schema) : undefined;
}

/** The schema of an item of a list, for a form of its own: the names that it refers to stand at its root. */
export function itemSchemaOf(schema: DeskSchema): DeskSchema {
  return {
    ...(isRecord(schema.items) ? schema.items : {}),
    ...('$defs' in schema && { $defs: schema.$defs }),
  };
}

/** Names a picture of the content folder. */
export function isPicture(schema: unknown): boolean {
  return isRecord(schema) && typeof schema.pattern === 'string' && schema.pattern.includes('jpe?g');
}

/** The field of a record that names a picture beside its description, as photographs do. */
export function pictureFieldOf(schema: Schema): string | undefined {
  const { properties = {} } = schema;
  if (!('alt' in properties)) return undefined;
  return Object.keys(properties).find((name) => isPicture(properties[name]));
}
