import { isRecord, itemsOf, optionsOf, resolve, type Schema } from './schema.ts';

/** Whether a value has the schema's type, without checking its contents. */
export function isOfType(value: unknown, schema: Schema): boolean {
  switch (schema.type) {
    case 'object':
      return isRecord(value);
    case 'array':
      return Array.isArray(value);
    case 'string':
      return typeof value === 'string';
    case 'number':
    case 'integer':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return true;
  }
}

/**
 * Whether a value has the shape of a schema: types, constants and required fields, recursively. Lengths and patterns do
 * not distinguish alternatives; the server checks them.
 */
export function matches(value: unknown, schema: Schema, root: Schema): boolean {
  const known = resolve(schema, root);
  if ('const' in known) return value === known.const;
  if (Array.isArray(known.enum)) return known.enum.includes(value as never);
  const options = optionsOf(known);
  if (options) return options.some((option) => matches(value, option, root));
  if (!isOfType(value, known)) return false;
  if (Array.isArray(value))
    return value.every((item, index) => {
      const items = itemsOf(known, index);
      return items === undefined || matches(item, items, root);
    });
  return !isRecord(value) || recordMatches(value, known, root);
}

function recordMatches(value: Record<string, unknown>, schema: Schema, root: Schema): boolean {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (required.some((name) => value[name] === undefined)) return false;
  return Object.entries(value).every(([name, inner]) => {
    const property = properties[name];
    if (inner === undefined) return true;
    if (property === undefined) return additionalProperties !== false;
    return typeof property === 'boolean' || matches(inner, property as Schema, root);
  });
}

/** Fields with one value, which identify an alternative: `{ kind: 'table' }`. */
export function constantsOf(option: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(option.properties ?? {}).flatMap(([name, property]) =>
      isRecord(property) && 'const' in property ? [[name, property.const]] : [],
    ),
  );
}

/** Whether the discriminating fields match, constants or enumerations; undefined if there are none. */
function tellsApart(value: Record<string, unknown>, option: Schema): boolean | undefined {
  const telling = Object.entries(option.properties ?? {}).filter(
    ([, property]) => isRecord(property) && ('const' in property || 'enum' in property),
  );
  if (telling.length === 0) return undefined;
  return telling.every(([name, property]) => {
    const { const: only, enum: few } = property as Schema;
    return Array.isArray(few)
      ? few.includes(value[name] as never) || value[name] === undefined
      : value[name] === only;
  });
}

/**
 * Alternative of a value, which may be unfinished: by its constant, then its shape, then its fields.
 *
 * @returns an index, or -1
 */
export function optionOf(value: unknown, options: readonly Schema[], root: Schema): number {
  const known = options.map((option) => resolve(option, root));
  if (isRecord(value)) {
    const told = known.findIndex(
      (option) => Object.keys(constantsOf(option)).length > 0 && tellsApart(value, option) === true,
    );
    if (told >= 0) return told;
  }
  const whole = known.findIndex((option) => matches(value, option, root));
  if (whole >= 0) return whole;
  const candidates = known.map((option, index) => ({ index, score: likeness(value, option) }));
  const best = candidates.reduce((first, next) => (next.score > first.score ? next : first), {
    index: -1,
    score: 0,
  });
  return best.index;
}

/** Number of a record's fields that an alternative has; 0 if it cannot match. */
function likeness(value: unknown, option: Schema): number {
  const nested = optionsOf(option);
  if (nested) return Math.max(...nested.map((inner) => likeness(value, inner)));
  if (value === undefined || option.type === undefined || !isOfType(value, option)) return 0;
  if (!isRecord(value)) return 1;
  if (tellsApart(value, option) === false) return 0;
  const names = Object.keys(value);
  const isKnown = (name: string) => name in (option.properties ?? {});
  return names.every(isKnown) ? names.length : 0;
}
