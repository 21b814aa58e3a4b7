import type { Readable } from 'node:stream';
import { Agent, errors, request } from 'undici';
import { ApiError } from '../../shared/api/error.ts';

export interface UpstreamRequest {
  method: string;
  /** Path and query as the upstream sees them: `/api/goods/category?limit=4`. */
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Aborts the call and its socket, e.g. when the visitor has left. */
  signal?: AbortSignal | undefined;
}

export interface UpstreamAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

export interface UpstreamClient {
  /**
   * Sends one request. The deadline covers everything up to the last byte of the answer and closes the socket.
   *
   * @throws {ApiError} of kind timeout or unreachable.
   */
  send(request: UpstreamRequest): Promise<UpstreamAnswer>;
  /** Like `send`, and reads the answer to its end. */
  sendAndRead(
    request: UpstreamRequest,
  ): Promise<{ status: number; headers: UpstreamAnswer['headers']; body: Buffer }>;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  /** Asked for each call: the embedded service is known only once it listens. */
  origin: () => string;
  timeoutMs: number;
}

/** No page needs more; a runaway upstream must not fill the memory. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

export function createUpstreamClient({ origin, timeoutMs }: UpstreamOptions): UpstreamClient {
  const agent = new Agent({
    connections: 64,
    connect: { timeout: Math.min(timeoutMs, 3_000) },
    keepAliveTimeout: 4_000,
  });

  async function send({ method, url, headers, body, signal }: UpstreamRequest): Promise<UpstreamAnswer> {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await request(origin() + url, {
        method: method as 'GET',
        headers: headers ?? {},
        body: body ?? null,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        dispatcher: agent,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    } catch (error) {
      throw toApiError(error, deadline);
    }
  }

  return {
    send,
    async sendAndRead(options) {
      const answer = await send(options);
      try {
        return { ...answer, body: await readAll(answer.body) };
      } catch (error) {
        throw error instanceof ApiError ? error : toApiError(error);
      }
    },
    close: () => agent.destroy(),
  };
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > ANSWER_MAX_BYTES) {
      stream.destroy();
      throw new ApiError('bad-answer', `answer larger than ${ANSWER_MAX_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function toApiError(error: unknown, deadline?: AbortSignal): ApiError {
  const timedOut =
    deadline?.aborted ||
    (error as Error | undefined)?.name === 'TimeoutError' ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError;
  return timedOut
    ? new ApiError('timeout', 'the API did not answer in time', { cause: error })
    : new ApiError('unreachable', 'the API cannot be reached', { cause: error });
}
