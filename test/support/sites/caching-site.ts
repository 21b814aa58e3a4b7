import { request } from 'node:http';
import { serve } from '../requests/raw-request.ts';
import { startFakeUpstream } from '../services/fake-upstream.ts';
import { fixtureService } from '../services/fixture-service.ts';
import { CRAWLER, PERSON } from './listening-site.ts';
import { createTestSite, type TestSiteOptions } from './site.ts';

export const PURGE_TOKEN = 'a token of sixteen characters';

interface Asked {
  agent?: string;
  method?: string;
  headers?: Record<string, string>;
}

export type SteeredApi = Awaited<ReturnType<typeof startSteeredApi>>;

/** Starts the fixture's API with responses that can be made to fail, change or wait. */
export async function startSteeredApi() {
  const fixture = fixtureService();
  const api = {
    /** Paths that fail, and the status of the failure. */
    failing: undefined as RegExp | undefined,
    failure: 500,
    /** Rewrites response texts by path. */
    rewrite: (text: string, _path: string) => text,
  };
  let held: { paths: RegExp; released: Promise<void> } | undefined;
  const { origin, requests, close } = await startFakeUpstream(async (req, res) => {
    if (api.failing?.test(req.url ?? '')) {
      res.writeHead(api.failure).end();
      return;
    }
    const response = await fetch(fixture + req.url);
    if (held?.paths.test(req.url ?? '')) await held.released;
    res
      .writeHead(response.status, { 'content-type': 'application/json' })
      .end(api.rewrite(await response.text(), req.url ?? ''));
  });
  return Object.assign(api, {
    origin,
    requests,
    close,
    /** Delays responses until the returned function is called. */
    hold(paths: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { paths, released: promise };
      return () => {
        held = undefined;
        resolve();
      };
    },
  });
}

export type CachingSite = Awaited<ReturnType<typeof startCachingSite>>;

/** Starts a site that caches pages, as in production, but no responses of the API. */
export async function startCachingSite(
  upstream: string,
  env: Record<string, string> = {},
  options: Pick<TestSiteOptions, 'redisWaitMs'> = {},
) {
  const site = await createTestSite({
    ...options,
    upstream,
    env: { PAGE_CACHE_TTL_S: '60', CACHE_PURGE_TOKEN: PURGE_TOKEN, ...env },
    freshMs: 0,
  });
  const server = await serve(site.app);
  const origin = `http://127.0.0.1:${server.port}`;

  async function ask(path: string, { agent = PERSON, method = 'GET', headers = {} }: Asked = {}) {
    const response = await fetch(origin + path, {
      method,
      headers: { 'user-agent': agent, 'accept-language': 'ja', ...headers },
      redirect: 'manual',
    });
    return {
      status: response.status,
      cache: response.headers.get('x-cache'),
      header: (name: string) => response.headers.get(name),
      text: await response.text(),
    };
  }

  return {
    origin,
    lines: site.lines,
    ask,
    /**
     * Requests a page as a crawler of the desktop site, which gets complete documents, so the response fills
     * the cache.
     */
    fill: (path: string, headers: Record<string, string> = {}) =>
      ask(path, { agent: CRAWLER, headers: { 'x-device-class': 'desktop', ...headers } }),
    purge: (body: object | string, authorization = `Bearer ${PURGE_TOKEN}`) =>
      fetch(`${origin}/-/purge`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Response as raw bytes; fetch would decompress them. */
    rawGet: (path: string, headers: Record<string, string>) => rawGet(server.port, path, headers),
    async close() {
      await server.close();
      await site.close();
    },
  };
}

function rawGet(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (resolve, reject) => {
      request(
        { port, host: '127.0.0.1', path, headers: { 'user-agent': PERSON, ...headers } },
        async (res) => {
          const chunks: Buffer[] = [];
          for await (const chunk of res) chunks.push(chunk);
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers as Record<string, string | undefined>,
            body: Buffer.concat(chunks),
          });
        },
      )
        .on('error', reject)
        .end();
    },
  );
}
