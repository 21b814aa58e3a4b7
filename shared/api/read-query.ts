import * as z from 'zod/mini';

type Given = Record<string, unknown>;

/** Parses the query parameters of a call by its schema; unknown ones are left out. */
export function parseQuery<Schema extends z.ZodMiniObject>(
  schema: Schema,
  query: Given,
): z.core.util.SafeParseResult<z.output<Schema>> {
  const given = Object.entries(schema.shape).map(([name, field]) => [name, fromText(field, query[name])]);
  return z.safeParse(schema, Object.fromEntries(given));
}

/**
 * Returns the same text for equivalent queries: parameters in the order of the schema, defaults written out, the values
 * of a list sorted and unique, empty ones left out.
 */
export function canonicalQuery<Schema extends z.ZodMiniObject>(
  schema: Schema,
  query: z.output<Schema>,
): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(schema.shape)) {
    const value = (query as Given)[name];
    const text = Array.isArray(value) ? [...new Set(value.filter(Boolean))].sort().join(',') : value;
    if (text !== undefined && text !== '') params.set(name, String(text));
  }
  const search = params.toString();
  return search && `?${search}`;
}

/**
 * Converts the text of a query parameter: numbers are parsed, lists are split at commas, an empty text is undefined.
 */
export function fromText(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === '') return undefined;
  const kind = kindOf(schema);
  if (kind === 'number') return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (kind !== 'array' || value === undefined) return value;
  return [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : []));
}

/** Type of a schema without its default and optionality. */
function kindOf(schema: z.core.$ZodType): string {
  const { def } = schema._zod;
  return 'innerType' in def ? kindOf(def.innerType as z.core.$ZodType) : def.type;
}
