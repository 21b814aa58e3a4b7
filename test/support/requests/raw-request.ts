import { type Agent, createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Serves the app on a free port, for requests that client libraries would normalize. */
export async function serve(
  app: RequestListener,
): Promise<{ server: Server; port: number; close(): Promise<void> }> {
  const server = createServer(app).listen(0, '127.0.0.1');
  // On a busy machine a test may leave its connection idle for long.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Alternating names and values, for duplicates that an object cannot express. */
  rawHeaders?: string[];
  body?: string;
  /** For example one with keep-alive. */
  agent?: Agent;
}

/** Sends the request target byte for byte. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {}, rawHeaders, body: sent, agent }: RawOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const req = request(
      { port, host: '127.0.0.1', path: target, method, headers: rawHeaders ?? headers, agent },
      (res) => {
        let body = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => {
          body += chunk;
        });
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }));
      },
    );
    req.on('error', reject);
    req.end(sent);
  });
}
