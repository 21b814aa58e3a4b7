import type * as z from 'zod/mini';
import type { Endpoint } from '../../shared/api/contract.ts';
import { openEnvelope } from '../../shared/api/envelope.ts';
import { ApiError } from '../../shared/api/error.ts';
import { parseToKeep } from '../../shared/api/parse-once.ts';
import type { ApiCall } from './calls.ts';

export interface ReadAnswer {
  /** As the contract has it; frozen. */
  data: unknown;
  /** The whole answer as the contract has it, where it came otherwise; undefined where it needed no repair. */
  repaired: unknown;
  /** The first wrong field of each record that was dropped: `list.3.modeName`. */
  dropped: string[];
}

/**
 * Reads an answer as the contract has it, and repairs one that is not: a member that is null is absent, a list goes without
 * wrong records, and a list without `total`, `page` and `limit` is the whole list.
 *
 * @param json the parsed envelope; a repair changes it
 * @throws {ApiError} of kind business for a code other than 200, of kind bad-answer for data of another shape, a list of which
 * no record is right included
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

/** Deletes members that are null. Elements of lists stay, as their places may mean something. */
function dropNulls(value: unknown): void {
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (part === null && !Array.isArray(value)) delete value[key];
    else dropNulls(part);
  }
}

/** Adds the numbers that a page of a list lacks, as of a whole list. */
function completePage({ data: schema }: Endpoint, url: string, data: unknown): void {
  const { shape } = schema as Partial<z.ZodMiniObject>;
  if (!shape || !('limit' in shape) || !isObject(data)) return;
  // An empty list is null for some back ends.
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

/** Parses data without the records that are wrong. Each round drops the innermost ones, and those that cannot be without them. */
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

/** The records that an answer is a list of. */
function listIn(data: unknown): unknown[] | undefined {
  const list = isObject(data) && !Array.isArray(data) ? data.list : data;
  return Array.isArray(list) ? list : undefined;
}

type Path = (string | number)[];

interface Place {
  parent: Value;
  key: string | number;
  field: string;
}

/** The innermost record that a path leads through; undefined where there is none below the data as a whole. */
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
