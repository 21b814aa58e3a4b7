import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { isSameBytes } from '../security/secret-test.ts';
import { Document } from './document.ts';
import type { PageOrigin, StoredPage } from './page-cache.ts';
import type { RedisConnection } from './redis-connection.ts';

export interface RedisPagesOptions {
  redis: RedisConnection;
  /** Separates the pages of different builds, settings or contents: `pages:3f2a…`. */
  namespace: string;
  /** Key that signs pages: other entries of Redis, or those of other writers, are not accepted. */
  secret: string;
  /** All pages of a large site by default: made-up queries must not fill the memory of Redis. */
  maxPages?: number;
  now?: () => number;
}

const MAX_PAGES = 4_000;
/** Longer than any page is cached. */
const QUERY_RANK_MS = 30 * 24 * 3_600_000;
const PAGE_MAX_BYTES = 8 * 1024 * 1024;
/** Time for which a process holds the lock to render a page, and for which others wait. */
const TURN_MS = 10_000;
const WAIT_MS = 1_000;
const WAIT_STEP_MS = 50;
const PURGE_BATCH = 200;

const metaSchema = z.object({
  name: z.string(),
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  path: z.string(),
  calls: z.array(z.string()),
  storedAt: z.number(),
  freshUntil: z.number(),
  staleUntil: z.number(),
});

/** Releases a lock, unless it has expired and another process holds it. */
const END_TURN = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Second level of the page cache, shared by several processes: one hash each in Redis, with the metadata for purging
 * separate from the body, and an index that bounds their number. It is optional: no method throws, and when it is down
 * or slow it behaves like an empty one, after 50 ms at most.
 */
export class RedisPages {
  readonly #redis: RedisConnection;
  #namespace: string;
  readonly #secret: string;
  readonly #maxPages: number;
  readonly #process = randomUUID();
  readonly #now: () => number;

  constructor({ redis, namespace, secret, maxPages = MAX_PAGES, now = () => Date.now() }: RedisPagesOptions) {
    this.#redis = redis;
    this.#namespace = namespace;
    this.#secret = secret;
    this.#maxPages = maxPages;
    this.#now = now;
  }

  /** Switches to another namespace; the pages of the previous one expire. */
  moveTo(namespace: string): void {
    this.#namespace = namespace;
  }

  async get(key: string): Promise<StoredPage | undefined> {
    const page = this.#page(key);
    const fields = await this.#redis.ask((client) => client.hmGet(page, ['meta', 'body', 'signature']));
    const [meta, body, signature] = fields ?? [];
    if (!meta || !body || !signature) return undefined;
    if (!isSameBytes(signature, this.#signature(page, meta, body))) return undefined;
    return readPage(meta, body);
  }

  async set(key: string, { document, origin, ...times }: StoredPage): Promise<void> {
    const { bytes } = await document.encoded('br');
    const { name, status, headers } = document;
    const facts = { name, status, headers, path: origin.path, calls: [...origin.calls], ...times };
    const meta = Buffer.from(JSON.stringify(facts));
    const page = this.#page(key);
    const signature = this.#signature(page, meta, bytes);
    // Pages with a query are evicted first: addresses without one cannot be made up.
    const rank = key.includes('?') ? times.storedAt - QUERY_RANK_MS : times.storedAt;
    await this.#redis.askBehind((client) =>
      client
        .multi()
        .hSet(page, { meta, body: bytes, signature })
        .pExpireAt(page, Math.ceil(times.staleUntil))
        .zAdd(this.#index, { score: rank, value: page })
        .exec(),
    );
    await this.#evict();
  }

  /**
   * Waits for the lock to render a page: resolves with undefined if the caller has to render it, or with a page that
   * another process has rendered since and that `accept` accepts. Waits at most a second for another process.
   */
  async turn(key: string, accept: (page: StoredPage) => boolean): Promise<StoredPage | undefined> {
    const deadline = this.#now() + WAIT_MS;
    for (;;) {
      const page = await this.get(key);
      if (page && accept(page)) return page;
      const reply = await this.#redis.ask(async (client) => ({
        mine: await client.set(this.#turn(key), this.#process, {
          condition: 'NX',
          expiration: { type: 'PX', value: TURN_MS },
        }),
      }));
      if (!reply || reply.mine || this.#now() >= deadline) return undefined;
      await sleep(WAIT_STEP_MS);
    }
  }

  endTurn(key: string): void {
    void this.#redis.askBehind((client) =>
      client.eval(END_TURN, { keys: [this.#turn(key)], arguments: [this.#process] }),
    );
  }

  /** Removes the matching pages. False if that may be incomplete. */
  async purge(test: (origin: PageOrigin) => boolean): Promise<boolean> {
    const pages = await this.#redis.askBehind((client) => client.zRange(this.#index, 0, -1));
    if (!pages) return false;
    for (let at = 0; at < pages.length; at += PURGE_BATCH) {
      if (!(await this.#purgeBatch(pages.slice(at, at + PURGE_BATCH), test))) return false;
    }
    return true;
  }

  async #purgeBatch(pages: Buffer[], test: (origin: PageOrigin) => boolean): Promise<boolean> {
    const metas = await this.#redis.askBehind((client) =>
      Promise.all(pages.map((page) => client.hGet(page, 'meta'))),
    );
    if (!metas) return false;
    const concerned = pages.filter((_page, at) => {
      const meta = parseMeta(metas[at]);
      return !meta || test({ path: meta.path, calls: new Set(meta.calls) });
    });
    if (concerned.length === 0) return true;
    const removed = await this.#redis.askBehind((client) =>
      client.multi().unlink(concerned).zRem(this.#index, concerned).exec(),
    );
    return removed !== undefined;
  }

  /** Removes the oldest pages beyond the limit. */
  async #evict(): Promise<void> {
    const count = await this.#redis.askBehind((client) => client.zCard(this.#index));
    if (!count || count <= this.#maxPages) return;
    const oldest = await this.#redis.askBehind((client) =>
      client.zPopMinCount(this.#index, count - this.#maxPages),
    );
    if (oldest?.length)
      await this.#redis.askBehind((client) => client.unlink(oldest.map(({ value }) => value)));
  }

  /** Signs a page together with its address: at another one it is invalid. */
  #signature(page: string, meta: Buffer, body: Buffer): Buffer {
    const lengths = `${page.length} ${meta.length} `;
    return createHmac('sha256', this.#secret).update(lengths).update(page).update(meta).update(body).digest();
  }

  get #index(): string {
    return `${this.#namespace}:index`;
  }

  #page(key: string): string {
    return `${this.#namespace}:page:${key}`;
  }

  #turn(key: string): string {
    return `${this.#namespace}:turn:${key}`;
  }
}

function parseMeta(bytes: Buffer | null | undefined): z.infer<typeof metaSchema> | undefined {
  if (!bytes) return undefined;
  try {
    return metaSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Parses a cached page; undefined for a format that this release does not know. */
async function readPage(metaBytes: Buffer, body: Buffer): Promise<StoredPage | undefined> {
  const meta = parseMeta(metaBytes);
  if (!meta) return undefined;
  const { name, status, headers, path, calls, ...times } = meta;
  try {
    const plain = await promisify(brotliDecompress)(body, { maxOutputLength: PAGE_MAX_BYTES });
    const document = new Document({ name, status, headers, body: plain, br: body });
    return { document, origin: { path, calls: new Set(calls) }, ...times };
  } catch {
    return undefined;
  }
}
