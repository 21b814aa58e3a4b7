import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type ZlibOptions, zstdDecompress } from 'node:zlib';
import { Agent, type Dispatcher, errors, request } from 'undici';
import { ApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';

export interface UpstreamRequest {
  method: string;
  /** Path and query as the upstream receives them: `/api/goods/category?limit=4`. */
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Aborts the call and its socket, e.g. when the visitor has left. */
  signal?: AbortSignal | undefined;
  /** Limit of the response's size; a larger one fails. */
  maxBytes?: number;
}

export interface UpstreamResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface UpstreamClient {
  /**
   * Sends a request and reads the whole response. The deadline covers everything up to the last byte and closes the
   * socket.
   *
   * @throws {ApiError} of kind timeout, unreachable or bad-answer; with status 400 when `url` is not a path of the API
   */
  sendAndRead(request: UpstreamRequest): Promise<UpstreamResponse>;
  close(): Promise<void>;
}

interface UpstreamOptions {
  /** `http://127.0.0.1:4000` */
  origin: string;
  /** Sent with every call; override headers of the request. */
  headers?: Record<string, string> | undefined;
  timeoutMs: number;
  /** Dispatcher of the calls, which the caller closes; by default the client opens an agent of its own. */
  dispatcher?: Dispatcher | undefined;
}

/** More than any page needs; a runaway upstream must not exhaust the memory. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

export function createUpstreamClient(options: UpstreamOptions): UpstreamClient {
  const { timeoutMs } = options;
  const base = new URL(options.origin);
  const agent =
    options.dispatcher ??
    new Agent({
      connections: 64,
      connect: { timeout: Math.min(timeoutMs, 3_000) },
      keepAliveTimeout: 4_000,
    });

  return {
    async sendAndRead({ method, url, headers: sent, body = null, signal, maxBytes = ANSWER_MAX_BYTES }) {
      const address = addressBelow(base, url);
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const {
          statusCode,
          headers,
          body: stream,
        } = await request(address, {
          method: method as 'GET',
          headers: { ...sent, ...options.headers },
          body,
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
          dispatcher: agent,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
        });
        const packed = await readAll(stream, maxBytes);
        return { status: statusCode, headers, body: await unpack(packed, headers, maxBytes) };
      } catch (error) {
        throw error instanceof ApiError ? error : toApiError(error, deadline);
      }
    },
    async close() {
      if (!options.dispatcher) await agent.destroy();
    },
  };
}

async function readAll(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      stream.destroy();
      throw tooLarge(maxBytes);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError('bad-answer', `answer larger than ${maxBytes} bytes`);
}

const DECOMPRESSORS: Record<string, typeof gunzip> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  deflate: inflate,
  br: brotliDecompress as typeof gunzip,
  zstd: zstdDecompress as typeof gunzip,
};

/** Decompresses the body. The client does not request compression, but some servers and proxies compress anyway. */
async function unpack(
  body: Buffer,
  { 'content-encoding': encoding = 'identity' }: UpstreamResponse['headers'],
  maxOutputLength: number,
): Promise<Buffer> {
  if (encoding === 'identity' || body.length === 0) return body;
  const decompress = DECOMPRESSORS[String(encoding).toLowerCase()];
  if (!decompress) throw new ApiError('bad-answer', `the API answered in ${encoding}`);
  try {
    return await promisify<Buffer, ZlibOptions, Buffer>(decompress)(body, { maxOutputLength });
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxOutputLength);
    throw new ApiError('bad-answer', `the API answered broken ${encoding}`, { cause });
  }
}

/**
 * Resolves a path of the API. Refuses input that the URL parser would resolve to another origin or folder, or
 * normalize: callers' text must not choose host or path prefix.
 *
 * @throws {ApiError} with status 400
 */
function addressBelow(base: URL, url: string): URL {
  const address = URL.canParse(url, base) ? new URL(url, base) : undefined;
  if (
    address?.origin !== base.origin ||
    !address.pathname.startsWith(`${API_BASE}/`) ||
    address.pathname + address.search !== url
  ) {
    throw new ApiError('http', 'no path of the API', { status: 400 });
  }
  return address;
}

/** Errors of connections that delivered an invalid HTTP response. */
const BROKEN_ANSWER = new Set([
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_RES_EXCEEDED_MAX_SIZE',
]);
/** Errors of requests that were never sent. */
const MALFORMED_CALL = new Set(['UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED', 'ERR_INVALID_URL']);

function toApiError(error: unknown, deadline: AbortSignal): ApiError {
  const { code = '', name } = (error ?? {}) as { code?: string; name?: string };
  if (
    deadline.aborted ||
    name === 'TimeoutError' ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  ) {
    return new ApiError('timeout', 'the API did not answer in time', { cause: error });
  }
  if (MALFORMED_CALL.has(code))
    return new ApiError('http', 'the call is malformed', { status: 400, cause: error });
  if (BROKEN_ANSWER.has(code) || name === 'HTTPParserError')
    return new ApiError('bad-answer', 'the API answered no HTTP', { cause: error });
  return new ApiError('unreachable', 'the API cannot be reached', { cause: error });
}
