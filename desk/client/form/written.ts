import { isRecord } from '../../../shared/is-record.ts';
import type { Path } from './schema.ts';

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

/** Key of the place after the last item of a list, as in a JSON Pointer (RFC 6901). */
export const END = '-';

/** Copy of a value with another one at a path. A list that is absent begins with its first item. */
export function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value) || (value === undefined && (typeof key === 'number' || key === END))) {
    const list: unknown[] = value ?? [];
    const place = key === END ? list.length : Number(key);
    return list.toSpliced(place, 1, withValue(list[place], rest, next));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [key]: withValue(record[key], rest, next) };
}
