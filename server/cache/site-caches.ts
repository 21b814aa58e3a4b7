import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BusyError } from '../load/render-turns.ts';
import type { CountHit } from '../load/shared-store.ts';
import type { Logger } from '../monitoring/logger.ts';
import { readClaims, signClaims } from '../security/signed-claims.ts';
import type { Settings } from '../settings/settings.ts';
import { PageCache, type PageOrigin } from './page-cache.ts';
import {
  concernedCalls,
  concernedPages,
  type KeptResponses,
  type PurgeRequest,
  purgeRequest,
} from './purge.ts';
import type { RedisOptions } from './redis-connection.ts';

interface SiteCachesOptions {
  settings: Settings;
  logger: Logger;
  /** Inputs of all pages besides the API: the build, the texts of the site, its settings. */
  revision: unknown;
  /** Time for which a request waits for Redis; 50 ms by default. */
  redisWaitMs?: number | undefined;
}

/**
 * Four thousand pages: all of a site with some hundred products, for phones and desktops, with the filters of its
 * lists.
 */
const PAGE_CACHE_MAX_BYTES = 64 * 1024 * 1024;

/** Channel for the processes of every build. */
const CHANNEL = 'site:purge';
const purgeMessage = z.object({ namespace: z.string(), request: purgeRequest });
type PurgeMessage = z.infer<typeof purgeMessage>;

type SecondLevel = Awaited<ReturnType<typeof loadSecondLevel>>;

/** Page cache of a site, with its second level if `REDIS_URL` is set. */
export class SiteCaches {
  /** Undefined in development, where every change has to be visible at once, and when the cache is switched off. */
  readonly pageCache: PageCache | undefined;
  /** Counts for all processes that share a Redis. */
  readonly count: CountHit | undefined;
  readonly #second: SecondLevel | undefined;
  #responses: KeptResponses | undefined;

  private constructor(pageCache: PageCache | undefined, second: SecondLevel | undefined) {
    this.pageCache = pageCache;
    this.#second = second;
    this.count = second?.count;
  }

  static async create({ settings, logger, revision, redisWaitMs }: SiteCachesOptions): Promise<SiteCaches> {
    const { NODE_ENV, PAGE_CACHE_TTL_S, PAGE_CACHE_STALE_S, REDIS_URL, API_TOKEN } = settings;
    if (NODE_ENV === 'development') return new SiteCaches(undefined, undefined);
    const namespace = namespaceOf(revision);
    if (REDIS_URL && !API_TOKEN)
      logger.warn('REDIS_URL: without API_TOKEN any client that can write to Redis controls the pages');
    const second = REDIS_URL
      ? await loadSecondLevel(namespace, API_TOKEN ?? '', { url: REDIS_URL, logger, requestMs: redisWaitMs })
      : undefined;
    if (PAGE_CACHE_TTL_S === 0) return new SiteCaches(undefined, second);
    const pageCache = new PageCache({
      freshMs: PAGE_CACHE_TTL_S * 1_000,
      staleMs: PAGE_CACHE_STALE_S * 1_000,
      maxBytes: PAGE_CACHE_MAX_BYTES,
      onRefreshError: (key, err) => {
        // Without the search terms.
        const page = key.split('?', 1)[0];
        if (!(err instanceof BusyError)) logger.warn({ page, err }, 'stale page served');
      },
      shared: second?.pages,
    });
    return new SiteCaches(pageCache, second);
  }

  /**
   * Begins to share pages and purges with other processes.
   *
   * @param responses purged with the pages that were rendered from them
   */
  connect(responses: KeptResponses): void {
    this.#responses = responses;
    const second = this.#second;
    second?.redis.connect(CHANNEL, {
      onMessage: (text) => {
        const message = readMessage(second.secret, text);
        if (!message) return;
        this.#purgeLocal(message.request);
        // The sender has removed only the copies of its own build.
        if (message.namespace !== second.namespace) void second.pages.purge(concernedPages(message.request));
      },
      // Purges of other processes were missed: any cached page may be affected.
      onReconnect: () => void this.#purgeLocal({}),
    });
  }

  /** Purges this process and those that share its pages. */
  async purge(request: PurgeRequest): Promise<{ pages: number; everywhere: boolean }> {
    const pages = this.#purgeLocal(request);
    if (!this.#second) return { pages, everywhere: true };
    const { redis, pages: shared, namespace, secret } = this.#second;
    // Shared copies first, so that no process that receives the message fetches them again.
    const removed = await shared.purge(concernedPages(request));
    const message: PurgeMessage = { namespace, request };
    const published = await redis.publish(CHANNEL, signClaims(secret, CHANNEL, message));
    return { pages, everywhere: removed && published };
  }

  /**
   * Switches to other content: removes the matching pages and all cached not-found pages. Processes with the previous
   * content keep their shared pages. Returns the number of pages that were in memory.
   */
  takeContent(revision: unknown, isOutdated: (origin: PageOrigin) => boolean): number {
    if (this.#second) {
      this.#second.namespace = namespaceOf(revision);
      this.#second.pages.moveTo(this.#second.namespace);
    }
    this.pageCache?.purgeNotFound();
    return this.pageCache?.purge(isOutdated) ?? 0;
  }

  close(): void {
    this.#second?.redis.close();
  }

  /** Purges this process. Returns the number of removed pages. */
  #purgeLocal(request: PurgeRequest): number {
    if (!('path' in request)) this.#responses?.purge(concernedCalls(request));
    return this.pageCache?.purge(concernedPages(request)) ?? 0;
  }
}

function namespaceOf(revision: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(revision)).digest('hex');
  return `site:${hash.slice(0, 16)}`;
}

/** Imported only if it is configured: its client consists of hundreds of files. */
async function loadSecondLevel(namespace: string, secret: string, options: RedisOptions) {
  const [{ RedisConnection }, { RedisPages }, { redisCounter }] = await Promise.all([
    import('./redis-connection.ts'),
    import('./redis-pages.ts'),
    import('./redis-counter.ts'),
  ]);
  const redis = new RedisConnection(options);
  const pages = new RedisPages({ redis, namespace, secret });
  return { redis, pages, count: redisCounter(redis), namespace, secret };
}

function readMessage(secret: string, text: string): PurgeMessage | undefined {
  return purgeMessage.safeParse(readClaims(secret, CHANNEL, text)).data;
}
