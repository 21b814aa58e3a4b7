import { ApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import { Document } from '../cache/document.ts';
import type { CachedResponse } from './content-cache.ts';
import { listIn } from './read-answer.ts';

/** Browsers revalidate each time and get a 304 for an unchanged response. */
const RESPONSE_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Document of a response, as browsers get it through the proxy. */
export function documentOf(body: Buffer): Document {
  return new Document({ name: 'api', status: 200, headers: RESPONSE_HEADERS, body });
}

/** Number of records in a list; 0 for a single record. */
export function recordsOf({ json }: CachedResponse): number {
  return listIn((json as { data?: unknown }).data)?.length ?? 0;
}

/** Path without the query, which may contain a visitor's input. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Path below /api: `/goods/detail/203`. */
export function callPathOf(url: string): string {
  return pathOf(url).slice(API_BASE.length);
}

/** Drops a byte order mark, which some back ends send. */
const decoder = new TextDecoder();

/**
 * Parses a response of the API.
 *
 * @throws {ApiError} if it is not JSON
 */
export function parseResponse(body: Buffer, contentType: string | string[] | undefined): unknown {
  try {
    return JSON.parse(decoder.decode(body));
  } catch (cause) {
    const type = String(contentType ?? 'an unnamed type');
    throw new ApiError('bad-answer', `the API answered ${type}, not JSON`, { cause });
  }
}

/** Parses a response of the API that may be another server's page; null if it is not JSON. */
export function parseOrNull(body: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(body));
  } catch {
    return null;
  }
}
