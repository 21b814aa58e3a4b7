import type * as z from 'zod/mini';
import type { Call } from '../../shared/api/call.ts';
import { openEnvelope } from '../../shared/api/envelope.ts';
import { ApiError } from '../../shared/api/error.ts';
import { parseToKeep } from '../../shared/api/parse-once.ts';
import type { ApiCall } from './calls.ts';

interface ReadAnswer {
  /** Validated data; frozen. */
  data: unknown;
  /** Whole envelope after a repair; undefined if the response was valid as received. */
  repaired: unknown;
  /** The first invalid field of each dropped record: `list.3.modeName`. */
  dropped: string[];
}

/**
 * Validates an envelope against the contract, and repairs common deviations: null members are omitted, invalid records
 * are dropped from lists, and a list without `total`, `page` and `limit` counts as the whole list.
 *
 * @param json the parsed envelope; modified by a repair
 * @throws {ApiError} of kind business for a code other than 200, of kind bad-answer for data of another shape,
 * including a list without a valid record
 */
export function readAnswer({ endpoint, url }: ApiCall, json: unknown): ReadAnswer {
  const { path, data: schema } = endpoint;
  const opened = openEnvelope(json, path);
  const asSent = parseToKeep(schema, opened);
  if (asSent.success) return { data: asSent.data, repaired: undefined, dropped: [] };
  dropNulls(opened);
  completePage(endpoint, url, opened);
  const { result, dropped } = parseRecords(schema, opened);
  if (!result.success)
    throw new ApiError('bad-answer', `${path} answered data of another shape`, { cause: result.error });
  return { data: result.data, repaired: json, dropped };
}

type Value = Record<string | number, unknown>;

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null;
}

/** Deletes members that are null. Elements of arrays stay, because their positions may be significant. */
function dropNulls(value: unknown): void {
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (part === null && !Array.isArray(value)) delete value[key];
    else dropNulls(part);
  }
}

/** Adds missing pagination members, as of a complete list. */
function completePage({ data: schema }: Call, url: string, data: unknown): void {
  const { shape } = schema as Partial<z.ZodMiniObject>;
  if (!shape || !('limit' in shape) || !isObject(data)) return;
  // Some back ends send null for an empty list.
  const { total, list = total === 0 ? [] : undefined } = data;
  if (!Array.isArray(list)) return;
  const asked = new URL(url, 'http://api').searchParams;
  const page: Value = {
    list,
    total: list.length,
    page: Number(asked.get('page') ?? 1),
    limit: Math.max(1, Number(asked.get('limit')), total === undefined ? list.length : 0),
  };
  for (const [name, value] of Object.entries(page)) data[name] ??= value;
}

/**
 * Parses data without its invalid records. Each round drops the innermost ones; records that are invalid without them
 * are dropped in the next round.
 */
function parseRecords(schema: z.ZodMiniType, data: unknown) {
  const list = listIn(data);
  const isRecord = (parent: unknown, value: unknown) =>
    parent === list || (isObject(value) && ('id' in value || 'urlName' in value));
  const dropped: string[] = [];
  for (;;) {
    const result = parseToKeep(schema, data);
    if (result.success) return { result, dropped };
    const wrong = result.error.issues.map(({ path }) => innermost(data, path as Path, isRecord));
    const places = wrong.filter((place) => place !== undefined);
    if (places.length < wrong.length) return { result, dropped };
    for (const { field } of places) if (!dropped.includes(field)) dropped.push(field);
    remove(places);
    if (list?.length === 0) return { result, dropped };
  }
}

/** Records of a response that is a list. */
export function listIn(data: unknown): unknown[] | undefined {
  const list = isObject(data) && !Array.isArray(data) ? data.list : data;
  return Array.isArray(list) ? list : undefined;
}

type Path = (string | number)[];

interface Place {
  parent: Value;
  key: string | number;
  field: string;
}

/** The innermost record on a path; undefined if the path leads through none. */
function innermost(
  data: unknown,
  path: Path,
  isRecord: (parent: unknown, value: unknown) => boolean,
): Place | undefined {
  let found: Place | undefined;
  let parent = data;
  for (const key of path) {
    if (!isObject(parent)) break;
    const value = parent[key];
    if (value !== undefined && isRecord(parent, value)) found = { parent, key, field: path.join('.') };
    parent = value;
  }
  return found;
}

function remove(places: Place[]): void {
  for (const parent of new Set(places.map((place) => place.parent))) {
    const keys = new Set(places.filter((place) => place.parent === parent).map(({ key }) => key));
    if (Array.isArray(parent)) {
      const kept = parent.filter((_, index) => !keys.has(index));
      parent.splice(0, parent.length, ...kept);
    } else for (const key of keys) delete parent[key];
  }
}
