import { parse } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { CALLS } from '../../records/contract.ts';
import type { Call } from '../../shared/api/call.ts';
import { PATH_PARAMETERS } from '../../shared/api/parameters.ts';
import { canonicalQuery, fromText, parseQuery } from '../../shared/api/read-query.ts';
import { API_BASE } from '../../shared/constants.ts';
import { decodePath } from '../../shared/paths/request-path.ts';

/**
 * Call of the contract in canonical form, which is both the request to the upstream and the key in the content cache.
 */
export interface ApiCall {
  endpoint: Call;
  /** Path and query, from `/api/` on. */
  url: string;
}

type ReadCall =
  | { kind: 'call'; call: ApiCall }
  /** A parameter has a value that the contract does not allow; the message is for the visitor. */
  | { kind: 'refused'; message: string }
  | { kind: 'other-method'; allowed: Call['method'][] }
  | { kind: 'unknown' };

const UNKNOWN: ReadCall = Object.freeze({ kind: 'unknown' });
const BAD_PARAMETER = 'アドレスに含まれる番号または名前が正しくありません。';

/** Endpoints by path. The parameter, which is always the last segment, is replaced by `*`. */
const BY_PATH = new Map<string, Call[]>();
for (const endpoint of CALLS) {
  const key = endpoint.path.replace(/\{\w+\}$/, '*');
  BY_PATH.set(key, [...(BY_PATH.get(key) ?? []), endpoint]);
}

/** Caches parsed calls: every page makes the same ones, and parsing one costs as much as finding its response. */
const kept = new LRUCache<string, ReadCall>({ max: 2_048 });
const KEPT_KEY_MAX_LENGTH = 256;

/**
 * Finds the call that a request addresses. Path and query are generated from the parsed values of the contract instead
 * of forwarded, so that a request cannot forge an address, and equivalent requests share one key.
 *
 * @param path below /api, still percent-encoded: `/goods/detail/203`
 * @param search '' or '?…'
 */
export function readCall(method: string, path: string, search: string): ReadCall {
  const key = `${method} ${path}${search}`;
  const known = kept.get(key);
  if (known) return known;
  const read = readAnew(method, path, search);
  if (read.kind === 'call' && key.length <= KEPT_KEY_MAX_LENGTH) kept.set(key, read);
  return read;
}

function readAnew(method: string, path: string, search: string): ReadCall {
  const endpoints = endpointsAt(path);
  if (!endpoints || path.endsWith('*')) return UNKNOWN;
  const endpoint = endpoints.find((known) => known.method === method);
  if (!endpoint) return { kind: 'other-method', allowed: endpoints.map((known) => known.method) };

  const pathname = endpoint.path.endsWith('}')
    ? canonicalPath(endpoint.path, path.slice(path.lastIndexOf('/') + 1))
    : endpoint.path;
  if (pathname === undefined) return { kind: 'refused', message: BAD_PARAMETER };
  if (!endpoint.query) return { kind: 'call', call: { endpoint, url: API_BASE + pathname } };

  const query = parseQuery(endpoint.query, parse(search.slice(1)));
  if (!query.success) {
    return { kind: 'refused', message: query.error.issues[0]?.message ?? BAD_PARAMETER };
  }
  const url = API_BASE + pathname + canonicalQuery(endpoint.query, query.data);
  return { kind: 'call', call: { endpoint, url } };
}

function endpointsAt(path: string): Call[] | undefined {
  return BY_PATH.get(path) ?? BY_PATH.get(`${path.slice(0, path.lastIndexOf('/') + 1)}*`);
}

/** Path template of a call in the contract: `/goods/detail/{id}` for `/goods/detail/203`. */
export function contractPath(path: string): string | undefined {
  return endpointsAt(path)?.[0]?.path;
}

/** Canonical path; undefined if the parameter's value is invalid, or would change the path when decoded. */
function canonicalPath(template: string, sent: string): string | undefined {
  const name = /\{(\w+)\}$/.exec(template)?.[1] as keyof typeof PATH_PARAMETERS;
  const decoded = decodePath(sent);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  if (decoded === undefined || /^\.{0,2}$|[/\\\u0000-\u001f\u007f]/.test(decoded)) return undefined;
  const value = z.safeParse(PATH_PARAMETERS[name], fromText(PATH_PARAMETERS[name], decoded));
  if (!value.success || /^\.{0,2}$/.test(String(value.data))) return undefined;
  return template.replace(/\{\w+\}$/, () => encodeURIComponent(value.data));
}
