import { isRecord } from './schema.ts';

/** Value for the request: without emptied fields, otherwise unchanged and in the same order. */
export function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(written);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, written(inner)]])),
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(written(one)) === JSON.stringify(written(other));
}
