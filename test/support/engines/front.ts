import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Difference from the site's answer at a path: 404 instead, held back until it resolves, or with another text. */
export type Rule = (path: string) => {
  isMissing?: boolean;
  after?: Promise<void>;
  change?: ((text: string) => string) | undefined;
};

/**
 * Starts a server in front of a site that withholds, delays or changes some answers, as filters, networks and extensions do:
 * in the same way for every browser. Each has an origin of its own, so that no browser has its files from before.
 */
export async function startFront(site: string, rule: Rule): Promise<{ origin: string; close(): void }> {
  const server = createServer(async ({ url = '/', headers: asked }, response) => {
    const { isMissing, after, change } = rule(url);
    await after;
    if (isMissing) return void response.writeHead(404).end();
    const headers = { ...asked, ...(change && { 'accept-encoding': 'identity' }) };
    const upstream = request(site + url, { headers }, async (answer) => {
      if (change) delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (change) response.end(change((await answer.setEncoding('utf8').toArray()).join('')));
      else answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    upstream.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
