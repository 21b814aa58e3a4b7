import { createClient, RESP_TYPES, type RedisClientType } from '@redis/client';
import type { Logger } from '../logger.ts';

/** Values as bytes: pages are compressed. */
const BYTES = { [RESP_TYPES.BLOB_STRING]: Buffer } as const;
type BytesClient = ReturnType<typeof bytesClient>;

export interface RedisOptions {
  /** `redis://…` or `rediss://…`, credentials included: it stands in no log. */
  url: string;
  logger: Logger;
  /** How long a request waits for a command; 50 ms by default. */
  requestMs?: number | undefined;
  now?: () => number;
}

export interface ChannelListener {
  onMessage(text: string): void;
  /** The connection was lost for a while: something may have been missed. */
  onReconnect(): void;
}

const REQUEST_MS = 50;
/** For what is done behind a request. */
const BACKGROUND_MS = 2_000;
/** After a command that was not answered in time no request waits again for so long. */
const PAUSE_MS = 5_000;
const CONNECT_MS = 2_000;
/** A connection that is silent, though it is asked every few seconds, is dead. */
const PING_MS = 5_000;
const SILENCE_MS = 15_000;
const RECONNECT_MAX_MS = 2_000;

/** A connection to Redis that may be away: what is asked of it then has no response, and nobody waits for it. */
export class RedisConnection {
  readonly #client: RedisClientType;
  readonly #commands: BytesClient;
  readonly #subscriber: RedisClientType;
  readonly #logger: Logger;
  readonly #requestMs: number;
  readonly #now: () => number;
  #pausedUntil = 0;
  #away = false;

  constructor({ url, logger, requestMs = REQUEST_MS, now = () => Date.now() }: RedisOptions) {
    this.#logger = logger;
    this.#requestMs = requestMs;
    this.#now = now;
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: {
        connectTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, RECONNECT_MAX_MS),
      },
    });
    this.#commands = bytesClient(this.#client);
    this.#subscriber = this.#client.duplicate();
    for (const client of [this.#client, this.#subscriber]) {
      client.on('error', (error: Error) => this.#lost(error));
    }
    this.#client.on('ready', () => this.#found());
  }

  /** Begins to connect and to hear what is said on a channel, and tries again until it is closed. */
  connect(channel: string, { onMessage, onReconnect }: ChannelListener): void {
    let connected = false;
    this.#subscriber.on('ready', () => {
      if (connected) onReconnect();
      connected = true;
    });
    const failed = (error: Error) => this.#lost(error);
    this.#client.connect().catch(failed);
    this.#subscriber
      .connect()
      .then((subscriber) => subscriber.subscribe(channel, onMessage))
      .catch(failed);
  }

  /** What a command answers on the way of a request; undefined when Redis is away, slow or refuses it. */
  async ask<Reply>(command: (client: BytesClient) => Promise<Reply>): Promise<Reply | undefined> {
    if (this.#now() < this.#pausedUntil) return undefined;
    return this.#send(command, this.#requestMs);
  }

  /** The same for what nobody waits for. */
  async askBehind<Reply>(command: (client: BytesClient) => Promise<Reply>): Promise<Reply | undefined> {
    return this.#send(command, BACKGROUND_MS);
  }

  /** Tells all processes that listen. False when Redis has not taken it. */
  async publish(channel: string, text: string): Promise<boolean> {
    return (await this.askBehind((client) => client.publish(channel, text))) !== undefined;
  }

  close(): void {
    for (const client of [this.#client, this.#subscriber]) if (client.isOpen) client.destroy();
  }

  async #send<Reply>(
    command: (client: BytesClient) => Promise<Reply>,
    timeoutMs: number,
  ): Promise<Reply | undefined> {
    if (!this.#client.isReady) return undefined;
    const { promise, reject } = Promise.withResolvers<never>();
    // When this process itself was busy, the reply is there already: it is read before the verdict.
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`no answer within ${timeoutMs} ms`))),
      timeoutMs,
    );
    try {
      const reply = await Promise.race([command(this.#commands), promise]);
      this.#found();
      return reply;
    } catch (error) {
      this.#pausedUntil = this.#now() + PAUSE_MS;
      this.#lost(error as Error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  #lost(error: Error): void {
    if (this.#away) return;
    this.#away = true;
    this.#logger.warn({ err: error.message }, 'Redis is away: pages and limits are kept in memory alone');
  }

  #found(): void {
    if (!this.#away) return;
    this.#away = false;
    this.#logger.info('Redis is back');
  }
}

function bytesClient(client: RedisClientType) {
  return client.withTypeMapping(BYTES);
}
