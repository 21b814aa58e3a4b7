import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeUpstream {
  origin: string;
  /** Requests received so far, as `GET /api/…`. */
  requests: string[];
  close(): Promise<void>;
}

/** Starts an API with the test's request listener, on a free port of this machine. */
export async function startFakeUpstream(listener: RequestListener): Promise<FakeUpstream> {
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`);
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Origin on whose port no server listens any more. */
export async function deadOrigin(): Promise<string> {
  const upstream = await startFakeUpstream((_req, res) => res.end());
  await upstream.close();
  return upstream.origin;
}
