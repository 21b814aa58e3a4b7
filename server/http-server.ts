import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface SocketLimits {
  /** Until the last header of a request. */
  headersMs: number;
  /** Until the last byte of a request. */
  requestMs: number;
  /** Between two requests; longer than load balancers in front keep theirs. */
  keepAliveMs: number;
  /** Without a byte that goes either way while a response is on its way. */
  stallMs: number;
  /** How often connections are checked against the other times. */
  checkMs: number;
}

const LIMITS: SocketLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  stallMs: 60_000,
  checkMs: 5_000,
};

/** The usual limits, with the operator's setting for idle connections. */
export function socketLimits({ KEEP_ALIVE_S }: { KEEP_ALIVE_S: number }): SocketLimits {
  return { ...LIMITS, keepAliveMs: KEEP_ALIVE_S * 1_000 };
}

const HEADERS_MAX = 100;
/** An orchestrator usually kills after thirty seconds. */
const DRAIN_MS = 20_000;
const IDLE_CHECK_MS = 100;

/** A connection that sends its request slowly or nothing at all, or takes nothing of a response, gives its socket back. Does not listen. */
export function createHttpServer(app?: RequestListener, limits: SocketLimits = LIMITS): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    app,
  );
  server.timeout = limits.stallMs;
  server.maxHeadersCount = HEADERS_MAX;
  return server;
}

/** Takes no new connection, lets running responses finish, and cuts those off that take too long. */
export async function drain(server: Server): Promise<void> {
  // The close of `node:http` ends at once what looks idle, a connection whose first request has come and is not read yet included.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  // A connection that is kept alive turns idle only when its last response is out.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
