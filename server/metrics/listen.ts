import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsPlace {
  port: number;
  host: string;
}

const METRICS_PATH = '/metrics';
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';
/** A single scraper connects a few times a minute. */
const CONNECTIONS_MAX = 32;

/** Serves Prometheus on a port of its own, which visitors cannot reach. @throws errors of `listen` */
export async function listenMetrics({ port, host }: MetricsPlace, text: () => Promise<string>) {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== METRICS_PATH) {
      res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found');
      return;
    }
    text().then(
      (body) => res.writeHead(200, { 'Content-Type': TYPE, 'Cache-Control': 'no-store' }).end(body),
      () => res.writeHead(500).end(),
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  // A worker shares its port only with its successor, which listens before the worker exits.
  server.listen({ port, host, exclusive: cluster.isPrimary });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
