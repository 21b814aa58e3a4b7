import { keptEnvelope, messageIn } from '../../shared/api/envelope.ts';
import { ApiError, isApiError } from '../../shared/api/error.ts';
import { slugListSchema } from '../../shared/api/goods.ts';
import { IDEMPOTENCY_HEADER, queryString, type Transport } from '../../shared/api/transport.ts';
import { API_BASE } from '../../shared/constants.ts';
import { Document } from '../cache/document.ts';
import type { Logger } from '../logger.ts';
import { onceAMinute } from '../throttle.ts';
import { createBreakers } from './breakers.ts';
import { type ApiCall, readCall } from './calls.ts';
import type { UpstreamClient } from './client.ts';
import { type CachedResponse, ContentCache } from './content-cache.ts';
import { parseJson } from './json.ts';
import { type Measure, unmeasured } from './measured-client.ts';
import { isPerVisitor } from './per-visitor.ts';
import { readAnswer } from './read-answer.ts';
import { reasonOf } from './reason.ts';
import { refreshKept } from './refresh-kept.ts';
import { REVISION_HEADER } from './revision-watch.ts';

/** On whose behalf the API is called. */
export interface Caller {
  /** Where the API counts who asks, it counts this address. */
  address?: string | undefined;
  /** Of the request that the call is made for, so that both logs name it. A call that others wait for as well carries that of the first. */
  requestId?: string | undefined;
}

export interface Gateway {
  /** What page loaders call the API with. */
  transport: Transport;
  /** The same on behalf of somebody. */
  transportFor(caller: Caller): Transport;
  /**
   * The JSON answer of a GET, from the content cache when it may be.
   *
   * @throws {ApiError}
   */
  get(call: ApiCall, caller?: Caller): Promise<CachedResponse>;
  /** Asks for the state of the API's content, whatever is kept. @throws {ApiError} */
  ask(): Promise<void>;
  /**
   * Asks again for all that is kept, because what stands behind the API has changed. Resolves with the paths below /api of the
   * calls that answer something else now. What cannot be asked for within the time is forgotten, and counts as changed.
   */
  refreshKept(): Promise<ReadonlySet<string>>;
  /** Forgets responses; the test is given the path of a call below /api: `/goods/detail/203`. */
  purge(test: (path: string) => boolean): void;
  /** True once the API has answered; stays true, as answers are kept. */
  hasAnswered(): boolean;
  figures(): { cacheBytes: number; breakers: [family: string, isOpen: boolean][] };
  close(): Promise<void>;
}

export interface GatewayOptions {
  client: UpstreamClient;
  measure?: Measure | undefined;
  logger: Logger;
  freshMs?: number;
  staleMs?: number;
  /** The response of a call that is kept has become another one; given its path below /api: `/goods/detail/203`. */
  onChange?(path: string): void;
  /** Is told of the state of the content that an answer names; undefined where it names none. */
  onRevision?(revision: string | undefined): void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The content of a whole site takes a fraction of it; what more pages are made from is asked for again. */
const CACHE_MAX_BYTES = 16 * 1024 * 1024;
/** Browsers ask again each time, and hear that nothing has changed. */
const RESPONSE_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Of the wrong records of one answer, in a line of the log. */
const FIELDS_SHOWN = 5;

const NOT_FOUND = 404;

/** Asked for its headers alone. */
const SMALL_CALL = `${API_BASE}/goods/category`;

/** A response that is worth keeping for others would be lost by an exception; it travels in this one. */
class UncacheableResponse extends Error {
  readonly response: CachedResponse;
  /** HTTP status that its code means. */
  readonly status: number;

  constructor(response: CachedResponse, status: number) {
    super('not kept');
    this.response = response;
    this.status = status;
  }
}

/** The one way from this process to the API for reading: content cache, then breaker, then the client with its deadline. */
export function createGateway({
  client,
  measure = unmeasured,
  logger,
  freshMs = MINUTE,
  staleMs = DAY,
  onChange,
  onRevision,
}: GatewayOptions): Gateway {
  let answered = false;
  const cache = new ContentCache({
    freshMs,
    staleMs,
    maxBytes: CACHE_MAX_BYTES,
    onChange: (url) => onChange?.(callPathOf(url)),
  });
  const breakers = createBreakers(fetchResponse, logger);
  const droppedOf = onceAMinute();

  async function fetchResponse(
    signal: AbortSignal | undefined,
    call: ApiCall,
    caller?: Caller,
    known?: CachedResponse,
  ): Promise<CachedResponse> {
    const read = await measure({ url: call.url, signal }, () => readResponse(signal, call, caller, known));
    if (read instanceof UncacheableResponse) throw read;
    return read;
  }

  async function readResponse(
    signal: AbortSignal | undefined,
    call: ApiCall,
    caller?: Caller,
    known?: CachedResponse,
  ): Promise<CachedResponse | UncacheableResponse> {
    const { url } = call;
    const { status, headers, body } = await client.sendAndRead({
      method: 'GET',
      url,
      headers: { accept: 'application/json', ...headersOf(caller) },
      signal,
    });
    onRevision?.(headers[REVISION_HEADER]?.toString());
    if (status >= 400)
      throw new ApiError('http', `the API answered ${status} to GET ${pathOf(url)}`, { status });
    const document = documentOf(body);
    // Most refreshes bring nothing new: then there is nothing to parse and to check either.
    if (known?.document.equals(document)) return known;
    const json = parseResponse(body, headers['content-type']);
    answered = true;
    return checkResponse(call, { document, json });
  }

  /**
   * The response as the contract has it. A business failure is a response for this caller that is not kept.
   *
   * @throws {ApiError} for another shape: what is kept would be wrong for as long as it is fresh.
   */
  function checkResponse(call: ApiCall, response: CachedResponse): CachedResponse | UncacheableResponse {
    try {
      const { data, repaired, dropped } = readAnswer(call, response.json);
      reportDropped(call, dropped);
      const document = repaired ? documentOf(Buffer.from(JSON.stringify(repaired))) : response.document;
      return { document, json: keptEnvelope(data) };
    } catch (error) {
      if (isApiError(error) && error.kind === 'business')
        return new UncacheableResponse(response, error.status);
      throw error;
    }
  }

  function reportDropped({ endpoint, url }: ApiCall, dropped: string[]): void {
    if (dropped.length === 0) return;
    const count = droppedOf(endpoint.path);
    if (count === undefined) return;
    logger.warn({ call: callPathOf(url), fields: dropped.slice(0, FIELDS_SHOWN), count }, 'records left out');
  }

  /**
   * What had records and has none now is more likely broken than true: an index that is emptied would make every page of it a
   * 404, and so would a list that is no longer offered.
   */
  async function fetchKept(call: ApiCall, requestId?: string): Promise<CachedResponse> {
    const known = cache.peek(call.url);
    // What belongs to one record goes with it.
    const hadRecords = known !== undefined && !call.endpoint.sample && recordsOf(known) > 0;
    const response = await breakers.fire(call, { requestId }, known).catch((error: unknown) => {
      if (hadRecords && isNotOffered(error))
        throw new ApiError('bad-answer', 'the API offers a list no longer');
      throw error;
    });
    if (hadRecords && call.endpoint.data === slugListSchema && recordsOf(response) === 0)
      throw new ApiError('bad-answer', 'the API emptied an index');
    return response;
  }

  function reportStale({ url }: ApiCall, error: unknown, requestId?: string): void {
    if (error instanceof UncacheableResponse) return;
    logger.warn({ requestId, call: pathOf(url), reason: reasonOf(error) }, 'stale content served');
  }

  async function get(call: ApiCall, caller?: Caller): Promise<CachedResponse> {
    try {
      return await (isPerVisitor(call.endpoint)
        ? breakers.fire(call, caller)
        : cache.get(
            call.url,
            () => fetchKept(call, caller?.requestId),
            (error) => reportStale(call, error, caller?.requestId),
          ));
    } catch (error) {
      if (error instanceof UncacheableResponse) return error.response;
      if (isApiError(error)) throw error;
      throw new ApiError('unreachable', 'API calls are suspended', { cause: error });
    }
  }

  return {
    get,
    transport: createTransport(),
    transportFor: createTransport,
    async ask() {
      const request = { method: 'HEAD', url: SMALL_CALL };
      const { headers } = await measure(request, async () => {
        const response = await client.sendAndRead(request);
        if (response.status < 400) return response;
        throw new ApiError('http', `the API answered ${response.status} to HEAD ${SMALL_CALL}`, response);
      });
      onRevision?.(headers[REVISION_HEADER]?.toString());
    },
    refreshKept: () => refreshKept({ cache, load: (call) => fetchKept(call), pathOf: callPathOf }),
    purge: (test) => cache.purge((url) => test(callPathOf(url))),
    hasAnswered: () => answered,
    figures: () => ({ cacheBytes: cache.bytes, breakers: breakers.states() }),
    async close() {
      breakers.shutdown();
      await client.close();
    },
  };

  function createTransport(caller?: Caller): Transport {
    return async ({ method, path, query, body, idempotencyKey, signal }) => {
      const asked = readCall(method, path, queryString(query));
      if (asked.kind === 'refused') return { code: 400, message: asked.message, data: null };
      if (asked.kind !== 'call') throw new ApiError('http', 'no call of the API', { status: 404 });
      if (method === 'GET') {
        // Most are, and a page makes a dozen calls: one promise less for each.
        const fresh = isPerVisitor(asked.call.endpoint) ? undefined : cache.fresh(asked.call.url);
        return (fresh ?? (await get(asked.call, caller))).json;
      }
      const { url } = asked.call;
      return measure({ url, signal }, async () => {
        const response = await client.sendAndRead({
          method,
          url,
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...headersOf(caller),
            ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
          },
          body: JSON.stringify(body ?? {}),
          signal,
        });
        if (response.status < 400) return parseResponse(response.body, response.headers['content-type']);
        throw new ApiError('http', `the API answered ${response.status} to ${method} ${pathOf(url)}`, {
          status: response.status,
          visitorMessage: messageIn(parseOrNull(response.body)),
        });
      });
    };
  }
}

function documentOf(body: Buffer): Document {
  return new Document({ name: 'api', status: 200, headers: RESPONSE_HEADERS, body });
}

/** Of a list; a record that stands alone has none. */
function recordsOf({ json }: CachedResponse): number {
  const { data } = json as { data?: { list?: unknown } | unknown[] };
  const list = Array.isArray(data) ? data : data?.list;
  return Array.isArray(list) ? list.length : 0;
}

function isNotOffered(error: unknown): boolean {
  return (isApiError(error) || error instanceof UncacheableResponse) && error.status === NOT_FOUND;
}

function headersOf({ address, requestId }: Caller = {}): Record<string, string> {
  return {
    ...(address !== undefined && { 'x-forwarded-for': address }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
  };
}

/** Without the query: it may hold what a visitor typed. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Below /api: `/goods/detail/203`. */
function callPathOf(url: string): string {
  return pathOf(url).slice(API_BASE.length);
}

function parseResponse(body: Buffer, contentType: string | string[] | undefined): unknown {
  try {
    return parseJson(body);
  } catch (error) {
    throw new ApiError(
      'bad-answer',
      `the API answered ${String(contentType ?? 'an unnamed type')}, not JSON`,
      { cause: error },
    );
  }
}

function parseOrNull(body: Buffer): unknown {
  try {
    return parseJson(body);
  } catch {
    return null;
  }
}
