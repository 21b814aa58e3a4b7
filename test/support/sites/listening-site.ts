import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../../../server/http-server.ts';
import { createTestSite, type TestSite, type TestSiteOptions } from './site.ts';

export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
export const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export interface ListeningSite extends TestSite {
  origin: string;
  /** Response for this user agent, without following redirects. */
  read(path: string, userAgent?: string): Promise<Response>;
}

/**
 * Starts the assembled app on a free port, for suites that read many pages; connections are kept alive as in
 * production.
 */
export async function createListeningSite(options: TestSiteOptions = {}): Promise<ListeningSite> {
  const site = await createTestSite(options);
  const server = createHttpServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...site,
    origin,
    read(path, userAgent = CRAWLER) {
      const headers = {
        'User-Agent': userAgent,
        Accept: 'text/html',
        'Accept-Language': 'ja',
        // Compressing pages that are decompressed at once takes a fifth of the time of hundreds of pages.
        'Accept-Encoding': 'identity',
      };
      return fetch(origin + path, { headers, redirect: 'manual' });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await site.close();
    },
  };
}
