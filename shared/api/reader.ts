import type * as z from 'zod/mini';
import { API_OK, LIST_PAGES_MAX, PAGE_LIMIT_MAX } from '../constants.ts';
import { envelopeMessage, envelopeSchema, pageOf } from './envelope.ts';
import { ApiError, isApiError } from './error.ts';
import { parseOnce } from './parse-once.ts';
import type { ApiRequest, Transport } from './transport.ts';

export type Reader = ReturnType<typeof createReader>;

/**
 * The one place that opens the envelope of a response: pages, sitemaps, feeds and the slug index read the API with it.
 * Every function throws {@link ApiError}.
 *
 * @param onRefusal hears of every response whose code is not 200, before it is thrown.
 */
export function createReader(transport: Transport, onRefusal?: (call: ApiRequest, error: ApiError) => void) {
  async function request<Data>(schema: z.ZodMiniType<Data>, call: ApiRequest): Promise<Data> {
    const envelope = envelopeSchema.safeParse(await transport(call));
    if (!envelope.success) throw new ApiError('bad-answer', `${call.path} is no envelope`);
    if (envelope.data.code !== API_OK) {
      const message = envelopeMessage(envelope.data);
      const refusal = new ApiError('business', message, {
        code: envelope.data.code,
        visitorMessage: message || undefined,
        data: envelope.data.data,
      });
      onRefusal?.(call, refusal);
      throw refusal;
    }
    const data = parseOnce(schema, envelope.data.data);
    if (!data.success) {
      throw new ApiError('bad-answer', `${call.path} answered data of another shape`, { cause: data.error });
    }
    return data.data;
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
