import { isRecord } from '../../../shared/is-record.ts';
import type { DeskSchema } from '../../shared/api.ts';
import { optionsOf, resolve } from './schema.ts';

/** Whether a value has the schema's type, without checking its contents. */
function isOfType(value: unknown, { type }: DeskSchema): boolean {
  if (type === 'object') return isRecord(value);
  if (type === 'array') return Array.isArray(value);
  return type === undefined || typeof value === (type === 'integer' ? 'number' : type);
}

/** Fields with one value, which identify an alternative: `{ kind: 'table' }`. */
export function constantsOf({ properties = {} }: DeskSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      'const' in property ? [[name, property.const]] : [],
    ),
  );
}

/** Index of the alternative that a value, which may be unfinished, is most like; -1 if it can be none. */
export function optionOf(value: unknown, options: readonly DeskSchema[], root: DeskSchema): number {
  const scores = options.map((option) => likeness(value, option, root));
  const best = Math.max(...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

/**
 * How much a value is like a schema: by the constants of a record, else by its fields. 0 if it could become one, -1 if it
 * cannot.
 */
export function likeness(value: unknown, schema: DeskSchema, root: DeskSchema): number {
  const known = resolve(schema, root);
  const options = optionsOf(known);
  if (value === undefined) return 0;
  if (options) return Math.max(...options.map((option) => likeness(value, option, root)));
  if (!isOfType(value, known) || !isAllowed(value, known)) return -1;
  if (!isRecord(value)) return 1;
  const { properties = {}, additionalProperties, required = [] } = known;
  const names = Object.keys(value);
  if (!Object.entries(properties).every(([name, property]) => isAllowed(value[name], property))) return -1;
  if (Object.keys(constantsOf(known)).length > 0) return Number.POSITIVE_INFINITY;
  if (additionalProperties === false && names.some((name) => !Object.hasOwn(properties, name))) return -1;
  return names.length + (required.every((name) => value[name] !== undefined) ? 1 : 0);
}

/** Whether a value is among those that a schema lists. */
function isAllowed(value: unknown, schema: DeskSchema): boolean {
  if ('const' in schema) return value === schema.const;
  return value === undefined || !schema.enum || schema.enum.includes(value);
}
