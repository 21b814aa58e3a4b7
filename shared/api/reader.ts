import type * as z from 'zod/mini';
import { LIST_PAGES_MAX, PAGE_LIMIT_MAX } from '../constants.ts';
import { openEnvelope, pageOf } from './envelope.ts';
import { ApiError, isApiError } from './error.ts';
import { parseOnce } from './parse-once.ts';
import type { ApiRequest, Transport } from './transport.ts';

export type Reader = ReturnType<typeof createReader>;

/**
 * How the calls of the API's client read: envelope opened, data checked against their schema. Every function throws
 * {@link ApiError}.
 *
 * @param onFailure hears of every response whose code is not 200, before it is thrown.
 */
export function createReader(transport: Transport, onFailure?: (call: ApiRequest, error: ApiError) => void) {
  async function request<Data>(schema: z.ZodMiniType<Data>, call: ApiRequest): Promise<Data> {
    const body = await transport(call);
    const data = parseOnce(schema, dataOf(call, body));
    if (!data.success) {
      throw new ApiError('bad-answer', `${call.path} answered data of another shape`, { cause: data.error });
    }
    return data.data;
  }

  function dataOf(call: ApiRequest, body: unknown): unknown {
    try {
      return openEnvelope(body, call.path);
    } catch (error) {
      if (isApiError(error) && error.kind === 'business') onFailure?.(call, error);
      throw error;
    }
  }

  function read<Data>(
    schema: z.ZodMiniType<Data>,
    path: string,
    query?: ApiRequest['query'],
    signal?: AbortSignal,
  ): Promise<Data> {
    return request(schema, { method: 'GET', path, ...(query && { query }), signal });
  }

  /** A whole list, however many pages it spans. */
  async function readAll<Item>(item: z.ZodMiniType<Item>, path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; page <= LIST_PAGES_MAX; page++) {
      const { list, total } = await read(pageOf(item), path, { limit: PAGE_LIMIT_MAX, page });
      items.push(...list);
      if (list.length === 0 || items.length >= total) break;
    }
    return items;
  }

  return { request, read, readAll };
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
