import { z } from 'zod';
import type { Reference } from '../../shared/reference.ts';

/** A schema within a file's schema, with its title and description for editors. */
export interface Place {
  /** Unwrapped: without optional, default, transform and the like. */
  schema: z.core.$ZodTypes;
  title?: string | undefined;
  description?: string | undefined;
  /** List that the value is chosen from. */
  reference?: Reference | undefined;
}

/**
 * Schemas whose values are derived from files of another form, each with a function that returns the file's schema for
 * a raw value.
 */
const forms = new WeakMap<z.core.$ZodType, (raw: unknown) => z.core.$ZodType | undefined>();

/** Registers the schema of the files from which the values of `schema` are derived. */
export function writtenBy<Schema extends z.core.$ZodType>(
  schema: Schema,
  formOf: (raw: unknown) => z.core.$ZodType | undefined,
): Schema {
  forms.set(schema, formOf);
  return schema;
}

/** The schema at a path of a file; undefined for a path that the file's schema does not know. */
export function placeIn(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  raw: unknown,
): Place | undefined {
  let place: Place | undefined = lookAt(forms.get(schema)?.(raw) ?? schema);
  let value = raw;
  for (const key of path) {
    const next: z.core.$ZodType | undefined = place && below(place.schema, key, value);
    if (!next) return undefined;
    place = lookAt(next);
    value = valueAt(value, [key]);
  }
  return place;
}

/** The value at a path; undefined where there is none. */
export function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    raw,
  );
}

/** The fields of a record at a place, by name; for a union those of the alternatives that fit the value. */
export function fieldsAt({ schema }: Place, value: unknown): Record<string, z.core.$ZodType> {
  const { def } = schema._zod;
  if (def.type === 'object') return def.shape;
  if (def.type !== 'union') return {};
  return Object.assign({}, ...optionsFor(schema, value).map((option) => fieldsAt(lookAt(option), value)));
}

/** Unwraps a schema; title and description are the first ones found on the way. */
export function lookAt(outer: z.core.$ZodType): Place {
  let schema = outer as z.core.$ZodTypes;
  let said: { title?: string | undefined; description?: string | undefined } = {};
  let reference: Reference | undefined;
  for (;;) {
    const meta = z.globalRegistry.get(schema);
    if (said.title === undefined && meta?.title !== undefined) said = meta;
    reference ??= meta?.reference as Reference | undefined;
    const inner = within(schema);
    if (!inner) return { schema, title: said.title, description: said.description, reference };
    schema = inner as z.core.$ZodTypes;
  }
}

function within(schema: z.core.$ZodTypes): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return def.innerType;
    case 'lazy':
      return def.getter();
    case 'pipe':
      // Preprocessed values may be written in either form; only the output schema describes the fields.
      return (def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in;
    default:
      return undefined;
  }
}

function below(schema: z.core.$ZodTypes, key: PropertyKey, value: unknown): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      // A file may name a field like a member of every object.
      return Object.hasOwn(def.shape, key) ? def.shape[key as string] : def.catchall;
    case 'array':
      return def.element;
    case 'tuple':
      return def.items[Number(key)];
    case 'record':
      return def.valueType;
    case 'union': {
      const found = optionsFor(schema, value).map((option) => below(lookAt(option).schema, key, value));
      return found.find((option) => option !== undefined);
    }
    default:
      return undefined;
  }
}

/** The alternatives that a value can be, by the discriminating field; all of them without one. */
export function optionsFor(schema: z.core.$ZodTypes, value: unknown): readonly z.core.$ZodType[] {
  const { def } = schema._zod;
  if (def.type !== 'union') return [schema];
  const { discriminator } = def as { discriminator?: string };
  if (discriminator === undefined) return def.options;
  const said = valueAt(value, [discriminator]);
  const fitting = def.options.filter((option) => constantsOf(option, discriminator).includes(said));
  return fitting.length > 0 ? fitting : def.options;
}

/** The values that a field of an alternative may have. */
export function constantsOf(option: z.core.$ZodType, field: string): unknown[] {
  return [...(option._zod.propValues?.[field] ?? [])];
}
