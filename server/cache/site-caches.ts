import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { PageCache } from './page-cache.ts';
import { concernedPages, type KeptAnswers, type PurgeRequest, purgeLocal, purgeRequest } from './purge.ts';
import { RedisConnection } from './redis-connection.ts';
import { RedisPages } from './redis-pages.ts';

export interface SiteCachesOptions {
  settings: Settings;
  logger: Logger;
  /** Whatever decides how a page looks beside the API: the build, the texts of the site, its settings. */
  revision: unknown;
  /** How long a request waits for Redis; 50 ms by default. */
  redisWaitMs?: number | undefined;
}

/** Every page of a site of some hundred products, for phones and desktops, twice. */
const PAGE_CACHE_MAX_BYTES = 128 * 1024 * 1024;

/** Heard by the processes of every build. */
const CHANNEL = 'site:purge';
const purgeMessage = z.object({ namespace: z.string(), request: purgeRequest });
type PurgeMessage = z.infer<typeof purgeMessage>;

/** The page cache of a site, with its second level where `REDIS_URL` names one. */
export class SiteCaches {
  /** Undefined in development, where every change has to be seen at once, and when the cache is switched off. */
  readonly pageCache: PageCache | undefined;
  readonly #redis: RedisConnection | undefined;
  readonly #shared: RedisPages | undefined;
  readonly #namespace: string;

  constructor({ settings, logger, revision, redisWaitMs }: SiteCachesOptions) {
    const { NODE_ENV, PAGE_CACHE_TTL_S, PAGE_CACHE_STALE_S, REDIS_URL } = settings;
    const hash = createHash('sha256').update(JSON.stringify(revision)).digest('hex');
    this.#namespace = `site:${hash.slice(0, 16)}`;
    if (NODE_ENV === 'development' || PAGE_CACHE_TTL_S === 0) return;
    this.#redis = REDIS_URL
      ? new RedisConnection({ url: REDIS_URL, logger, requestMs: redisWaitMs })
      : undefined;
    this.#shared = this.#redis && new RedisPages({ redis: this.#redis, namespace: this.#namespace });
    this.pageCache = new PageCache({
      freshMs: PAGE_CACHE_TTL_S * 1_000,
      staleMs: PAGE_CACHE_STALE_S * 1_000,
      maxBytes: PAGE_CACHE_MAX_BYTES,
      onRefreshError: (key, err) => logger.warn({ page: key, err }, 'stale page served'),
      shared: this.#shared,
    });
  }

  /** Begins to share pages and purges with other processes. */
  connect(answers: KeptAnswers): void {
    const purge = (request: PurgeRequest) => void purgeLocal(request, { answers, pageCache: this.pageCache });
    this.#redis?.connect(CHANNEL, {
      onMessage: (text) => {
        const message = parseMessage(text);
        if (!message) return;
        purge(message.request);
        // Who sent it has forgotten the copies of its own build alone.
        if (message.namespace !== this.#namespace) void this.#shared?.purge(concernedPages(message.request));
      },
      // What others said meanwhile is lost: whatever is kept may be what they purged.
      onReconnect: () => purge({}),
    });
  }

  /** Forgets what a request names, in this process and in those that share its pages. */
  async purge(request: PurgeRequest, answers: KeptAnswers): Promise<{ pages: number; everywhere: boolean }> {
    const pages = purgeLocal(request, { answers, pageCache: this.pageCache });
    if (!this.#redis || !this.#shared) return { pages, everywhere: true };
    // First the copies, so that no process that hears of it fetches them again.
    const removed = await this.#shared.purge(concernedPages(request));
    const message: PurgeMessage = { namespace: this.#namespace, request };
    const told = await this.#redis.publish(CHANNEL, JSON.stringify(message));
    return { pages, everywhere: removed && told };
  }

  close(): void {
    this.#redis?.close();
  }
}

function parseMessage(text: string): PurgeMessage | undefined {
  try {
    return purgeMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
