import type * as z from 'zod/mini';
import { deepFreeze } from '../frozen.ts';

/** Schema by which each cached value was parsed. */
const madeBy = new WeakMap<object, z.ZodMiniType>();

type Parsed<Data> = ReturnType<z.ZodMiniType<Data>['safeParse']>;

/**
 * Parses data that are cached and read many times. The result is frozen, because all readers share it; reading it with
 * the same schema does not check it again.
 */
export function parseToKeep<Data>(schema: z.ZodMiniType<Data>, data: unknown): Parsed<Data> {
  const result = schema.safeParse(data);
  if (result.success && isObject(result.data)) {
    deepFreeze(result.data);
    madeBy.set(result.data, schema);
  }
  return result;
}

/** Returns `schema.safeParse(data)`, without the work if `data` is a frozen result of this schema. */
export function parseOnce<Data>(schema: z.ZodMiniType<Data>, data: unknown): Parsed<Data> {
  if (isObject(data) && madeBy.get(data) === schema) return { success: true, data: data as Data };
  return schema.safeParse(data);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
