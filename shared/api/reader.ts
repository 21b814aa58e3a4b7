import type * as z from 'zod/mini';
import { LIST_PAGES_MAX, PAGE_LIMIT_MAX } from '../constants.ts';
import { openEnvelope, type Paging, pageOf } from './envelope.ts';
import { ApiError, isApiError } from './error.ts';
import { parseOnce } from './parse-once.ts';
import { type Plain, toPlain, toWireQuery } from './plain.ts';
import type { ApiRequest, Transport } from './transport.ts';

export type Reader = ReturnType<typeof createReader>;

export interface ReaderOptions {
  /** Hears of every response whose code is not 200, before it is thrown. */
  onFailure?: (call: ApiRequest, error: ApiError) => void;
  /** Names that the first solutions of the list go by in the addresses of their pages. */
  solutionNames?: () => readonly string[];
}

/**
 * How the calls of the API's client read: envelope opened, data checked against their schema. Every function throws
 * {@link ApiError}.
 */
export function createReader(
  transport: Transport,
  { onFailure, solutionNames = () => [] }: ReaderOptions = {},
) {
  /** By the names of the wire. */
  async function requestWire<Data>(schema: z.ZodMiniType<Data>, call: ApiRequest): Promise<Data> {
    try {
      const body = await transport(call);
      const data = parseOnce(schema, dataOf(call, body));
      if (data.success) return data.data;
      throw new ApiError('bad-answer', `${call.path} answered data of another shape`, { cause: data.error });
    } catch (error) {
      if (isApiError(error)) error.call ??= call.path;
      throw error;
    }
  }

  function dataOf(call: ApiRequest, body: unknown): unknown {
    try {
      return openEnvelope(body, call.path);
    } catch (error) {
      if (isApiError(error) && error.kind === 'business') onFailure?.(call, error);
      throw error;
    }
  }

  async function request<Data>(schema: z.ZodMiniType<Data>, call: ApiRequest): Promise<Plain<Data>> {
    return toPlain(await requestWire(schema, call));
  }

  function read<Data>(
    schema: z.ZodMiniType<Data>,
    path: string,
    query?: ApiRequest['query'],
    signal?: AbortSignal,
  ): Promise<Plain<Data>> {
    return request(schema, { method: 'GET', path, ...(query && { query: toWireQuery(query) }), signal });
  }

  async function readPage<Item>(item: z.ZodMiniType<Item>, path: string, query: Paging) {
    const page = await requestWire(pageOf(item), { method: 'GET', path, query: { ...query } });
    return { ...page, list: page.list.map(toPlain) };
  }

  /** A whole list, however many pages it spans. */
  async function readAll<Item>(item: z.ZodMiniType<Item>, path: string): Promise<Plain<Item>[]> {
    const items: Plain<Item>[] = [];
    for (let page = 1; page <= LIST_PAGES_MAX; page++) {
      const { list, total } = await readPage(item, path, { limit: PAGE_LIMIT_MAX, page });
      items.push(...list);
      if (list.length === 0 || items.length >= total) break;
    }
    return items;
  }

  return { request, requestWire, read, readPage, readAll, solutionNames };
}

/** Empty when the API does not know the call: an upstream without a kind of content has none of it. */
export async function orNone<Item>(list: Promise<Item[]>): Promise<Item[]> {
  try {
    return await list;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}
