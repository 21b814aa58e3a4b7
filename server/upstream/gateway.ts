import { categoryCalls } from '../../records/category/wire.ts';
import { keptEnvelope, messageIn } from '../../shared/api/envelope.ts';
import { ApiError, isApiError } from '../../shared/api/error.ts';
import { slugListSchema } from '../../shared/api/record-parts.ts';
import { IDEMPOTENCY_HEADER, queryString, type Transport } from '../../shared/api/transport.ts';
import { API_BASE } from '../../shared/constants.ts';
import type { Logger } from '../monitoring/logger.ts';
import { onceAMinute } from '../monitoring/throttle.ts';
import { callPathOf, documentOf, parseOrNull, parseResponse, pathOf, recordsOf } from './api-response.ts';
import { createBreakers } from './breakers.ts';
import { type ApiCall, readCall } from './calls.ts';
import type { UpstreamClient, UpstreamRequest, UpstreamResponse } from './client.ts';
import { type CachedResponse, ContentCache } from './content-cache.ts';
import { type Measure, outcomeOfStatus, unmeasured } from './measure.ts';
import { readAnswer } from './read-answer.ts';
import { reasonOf } from './reason.ts';
import { refreshKept } from './refresh-kept.ts';
import { REVISION_HEADER } from './revision-watch.ts';

/** Visitor and request that a call is made for. */
interface Caller {
  /** Visitor's address, for rate limits of the API. */
  address?: string | undefined;
  /** Id of the visitor's request, to correlate the logs. A shared call carries the id of the first request. */
  requestId?: string | undefined;
}

export interface Gateway {
  /** Transport for page loaders. */
  transport: Transport;
  /** Transport for a particular caller. */
  transportFor(caller: Caller): Transport;
  /**
   * Response to a GET, from the content cache if possible.
   *
   * @throws {ApiError}
   */
  get(call: ApiCall, caller?: Caller): Promise<CachedResponse>;
  /** Sends a call of one visitor, for a response that is forwarded. @throws {ApiError} */
  forward(request: UpstreamRequest): Promise<UpstreamResponse>;
  /** Requests the revision of the API's content, bypassing the cache. @throws {ApiError} */
  ask(): Promise<void>;
  /**
   * Loads all cached responses again, because the content of the API has changed. Resolves with the paths below /api of
   * the changed ones. Responses that do not arrive in time are removed and count as changed.
   */
  refreshKept(): Promise<ReadonlySet<string>>;
  /** Removes responses; the test receives the path of a call below /api: `/goods/detail/203`. */
  purge(test: (path: string) => boolean): void;
  /** True once the API has responded; stays true, because responses are cached. */
  hasAnswered(): boolean;
  figures(): { cacheBytes: number; breakers: [family: string, isOpen: boolean][] };
  close(): Promise<void>;
}

interface GatewayOptions {
  client: UpstreamClient;
  measure?: Measure | undefined;
  logger: Logger;
  freshMs?: number;
  staleMs?: number;
  /** Called when a cached response changes, with the path of its call below /api: `/goods/detail/203`. */
  onChange?(path: string): void;
  /** Called with the content revision of each response; undefined if it has none. */
  onRevision?(revision: string | undefined): void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The content of a whole site takes a fraction of it; responses beyond the limit are requested again. */
const CACHE_MAX_BYTES = 16 * 1024 * 1024;
/** Number of invalid records of one response in a log entry. */
const FIELDS_SHOWN = 5;

const NOT_FOUND = 404;

/** Call for a HEAD request. */
const SMALL_CALL = API_BASE + categoryCalls.categories.path;

/** Error that carries a response which must not be cached through the cache to its caller. */
class UncacheableResponse extends Error {
  readonly response: CachedResponse;
  /** HTTP status that corresponds to the code of its envelope. */
  readonly status: number;

  constructor(response: CachedResponse, status: number) {
    super('not kept');
    this.response = response;
    this.status = status;
  }
}

/**
 * The only path from this process to the API. For reading: content cache, then circuit breaker, then the client with its
 * deadline.
 */
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
  const breakers = createBreakers(logger);
  const droppedOf = onceAMinute();

  /** Requests a call, unless calls of its family are suspended. @throws {UncacheableResponse} */
  function fetchResponse(call: ApiCall, caller?: Caller, known?: CachedResponse): Promise<CachedResponse> {
    const family = call.endpoint.path.split('/', 2)[1] ?? '';
    return breakers.fire(family, async (signal) => {
      const read = await measure({ url: call.url, signal }, () => readResponse(call, caller, known, signal));
      if (read instanceof UncacheableResponse) throw read;
      return read;
    });
  }

  async function readResponse(
    call: ApiCall,
    caller: Caller | undefined,
    known: CachedResponse | undefined,
    signal: AbortSignal | undefined,
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
    // Most refreshes return the same bytes, which need no parsing and checks.
    if (known?.document.equals(document)) return known;
    const json = parseResponse(body, headers['content-type']);
    answered = true;
    return checkResponse(call, { document, json });
  }

  /**
   * Validates a response against the contract. A business failure is not cached.
   *
   * @throws {ApiError} for data of another shape, which would otherwise stay in the cache
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
   * Requests a call for the cache. A list that suddenly lost all records is more likely a fault than true: an emptied
   * index, or a list that is no longer offered, would turn all its pages into 404s.
   */
  async function fetchKept(call: ApiCall, requestId?: string): Promise<CachedResponse> {
    const known = cache.peek(call.url);
    // Lists of one record (their path has a parameter, hence `sample`) may disappear with it.
    const hadRecords = known !== undefined && !call.endpoint.sample && recordsOf(known) > 0;
    const response = await fetchResponse(call, { requestId }, known).catch((error: unknown) => {
      if (hadRecords && isNotOffered(error))
        throw new ApiError('bad-answer', 'the API no longer offers a list');
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
      return await (call.endpoint.perVisitor
        ? fetchResponse(call, caller)
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
    forward: (request) => measure(request, () => client.sendAndRead(request), outcomeOfStatus),
    async ask() {
      const request = { method: 'HEAD', url: SMALL_CALL };
      const { headers } = await measure(request, async () => {
        const response = await client.sendAndRead(request);
        if (response.status < 400) return response;
        throw new ApiError('http', `the API answered ${response.status} to HEAD ${SMALL_CALL}`, response);
      });
      onRevision?.(headers[REVISION_HEADER]?.toString());
    },
    refreshKept: () => refreshKept({ cache, load: (call) => fetchKept(call) }),
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
        // Shortcut without a promise for the common case, because a page makes a dozen calls.
        const fresh = asked.call.endpoint.perVisitor ? undefined : cache.fresh(asked.call.url);
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

function isNotOffered(error: unknown): boolean {
  return (isApiError(error) || error instanceof UncacheableResponse) && error.status === NOT_FOUND;
}

function headersOf({ address, requestId }: Caller = {}): Record<string, string> {
  return {
    ...(address !== undefined && { 'x-forwarded-for': address }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
  };
}
