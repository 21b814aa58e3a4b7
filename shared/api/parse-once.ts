import type * as z from 'zod/mini';
import { deepFreeze } from '../frozen.ts';

/** Which schema made what is kept. */
const madeBy = new WeakMap<object, z.ZodMiniType>();

type Parsed<Data> = ReturnType<z.ZodMiniType<Data>['safeParse']>;

/**
 * Checks data that are kept and read many times. All readers share what comes out, so that none of them can change it; for
 * who reads it with the same schema it is checked once and for all.
 */
export function parseToKeep<Data>(schema: z.ZodMiniType<Data>, data: unknown): Parsed<Data> {
  const result = schema.safeParse(data);
  if (result.success && isObject(result.data)) {
    deepFreeze(result.data);
    madeBy.set(result.data, schema);
  }
  return result;
}

/** `schema.safeParse(data)`, without the work when `data` came out of this schema and could not change since. */
export function parseOnce<Data>(schema: z.ZodMiniType<Data>, data: unknown): Parsed<Data> {
  if (isObject(data) && madeBy.get(data) === schema) return { success: true, data: data as Data };
  return schema.safeParse(data);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
