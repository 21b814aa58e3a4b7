import type * as z from 'zod/mini';
import type { Call, CallParams, PageCall } from './call.ts';
import { openEnvelope } from './envelope.ts';
import { ApiError, isApiError } from './error.ts';
import { everyPage } from './every-page.ts';
import { parseOnce } from './parse-once.ts';
import { type Plain, toPlain, toWireQuery } from './plain.ts';
import type { ApiRequest, Transport } from './transport.ts';

export type Reader = ReturnType<typeof createReader>;

export interface ReaderOptions {
  /** Notified of every response whose code is not 200, before it is thrown, except for calls that are `quiet`. */
  onFailure?: (request: ApiRequest, error: ApiError) => void;
  /** Names in the page addresses of the first solutions of the list. */
  solutionNames?: () => readonly string[];
}

/** Parts of a request in addition to its parameters. */
type Extras = Pick<ApiRequest, 'body' | 'idempotencyKey' | 'signal'>;
/** Parts of a call that a request is built from. */
type Callable = Pick<Call, 'method' | 'path' | 'quiet'>;
type Params = Readonly<Record<string, string | number | undefined>>;
/** Arguments of a call, optional if all parameters are. */
export type Args<Of> =
  Record<never, never> extends CallParams<Of>
    ? [params?: CallParams<Of>, extras?: Extras]
    : [params: CallParams<Of>, extras?: Extras];

/** Data of a call's successful answer, with the site's names. */
export type Answer<Of> = Of extends Call<string, infer Data> ? Plain<z.output<Data>> : never;

/**
 * Creates functions that read the answers of API calls: they open the envelope, check the data against the call's
 * schema and rename fields to the site's names. Every function throws {@link ApiError}.
 */
export function createReader(
  transport: Transport,
  { onFailure, solutionNames = () => [] }: ReaderOptions = {},
) {
  /** Reads data with the names of the wire. */
  async function readWire<Data>(
    schema: z.ZodMiniType<Data>,
    call: Callable,
    params: Params = {},
    extras: Extras = {},
  ): Promise<Data> {
    const request = requestOf(call, params, extras);
    try {
      const data = parseOnce(schema, dataOf(call, request, await transport(request)));
      if (data.success) return data.data;
      throw new ApiError('bad-answer', `${request.path} answered data of another shape`, {
        cause: data.error,
      });
    } catch (error) {
      if (isApiError(error)) error.call ??= request.path;
      throw error;
    }
  }

  function dataOf({ quiet }: Callable, request: ApiRequest, body: unknown): unknown {
    try {
      return openEnvelope(body, request.path);
    } catch (error) {
      if (isApiError(error) && error.kind === 'business' && !quiet) onFailure?.(request, error);
      throw error;
    }
  }

  /** Reads the data of a call; parameters that are not in the path go into its query. */
  async function read<Of extends Call>(call: Of, ...[params, extras]: Args<Of>): Promise<Answer<Of>> {
    return (await readAs(call.data, call, params as Params, extras)) as Answer<Of>;
  }

  /** Reads the data of a call with another schema. */
  async function readAs<Data>(
    schema: z.ZodMiniType<Data>,
    call: Callable,
    params?: Params,
    extras?: Extras,
  ): Promise<Plain<Data>> {
    return toPlain(await readWire(schema, call, params, extras));
  }

  /** Reads a whole list of any number of pages. */
  async function readAll<Item>(call: PageCall<Item>): Promise<Plain<Item>[]> {
    return (await everyPage((paging) => readWire(call.data, call, paging))).map(toPlain);
  }

  return { read, readAs, readWire, readAll, solutionNames };
}

const PATH_PARAMETER = /\{(\w+)\}$/;

function requestOf({ method, path: template }: Callable, params: Params, extras: Extras): ApiRequest {
  const { body, idempotencyKey, signal } = extras;
  const query = toWireQuery(params);
  const path = template.replace(PATH_PARAMETER, (_, name: string) => {
    const value = query[name];
    delete query[name];
    return encodeURIComponent(String(value));
  });
  return {
    method,
    path,
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    signal,
  };
}

/** Resolves with an empty list if the API does not know the call: such an upstream has no content of that kind. */
export async function orNone<Item>(list: Promise<Item[]>): Promise<Item[]> {
  try {
    return await list;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}
