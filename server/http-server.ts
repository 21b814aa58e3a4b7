import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';

const LIMITS = {
  /** Until the last header of a request. */
  headersMs: 10_000,
  /** Until the last byte of a request. */
  requestMs: 30_000,
  /** Between two requests; longer than load balancers in front keep their connections. */
  keepAliveMs: 65_000,
  /** Without a byte in either direction during a response. */
  stallMs: 60_000,
  /** Interval at which connections are checked against the other times. */
  checkMs: 5_000,
};
export type SocketLimits = typeof LIMITS;

/** The default limits, with the operator's setting for idle connections. */
export function socketLimits({ KEEP_ALIVE_S }: { KEEP_ALIVE_S: number }): SocketLimits {
  return { ...LIMITS, keepAliveMs: KEEP_ALIVE_S * 1_000 };
}

const HEADERS_MAX = 100;
/** Orchestrators usually kill a process after thirty seconds. */
const DRAIN_MS = 20_000;
const IDLE_CHECK_MS = 100;

/**
 * Creates a server that closes connections whose request is slow or absent, or whose response is not read. Does not
 * listen.
 */
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

/** Closes each connection after its next response, so that a further request reaches another process. */
export function endConnections(server: Server): void {
  server.prependListener('request', (_req, res) => {
    res.shouldKeepAlive = false;
  });
}

/** Stops accepting connections, lets running responses finish, and cuts off those that take too long. */
export async function drain(server: Server): Promise<void> {
  // The `close` of `node:http` closes connections that look idle at once, including one whose first request has arrived
  // and is not read yet.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  // A keep-alive connection becomes idle only after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
