import { createClient, RESP_TYPES, type RedisClientType } from '@redis/client';
import type { Logger } from '../monitoring/logger.ts';

/** Reads values as bytes, because pages are compressed. */
const BYTES = { [RESP_TYPES.BLOB_STRING]: Buffer } as const;
type BytesClient = ReturnType<typeof bytesClient>;

export interface RedisOptions {
  /** `redis://…` or `rediss://…` with credentials: never logged. */
  url: string;
  logger: Logger;
  /** Time for which a request waits for a command; 50 ms by default. */
  requestMs?: number | undefined;
}

export interface ChannelListener {
  onMessage(text: string): void;
  /** Called after the connection was lost for a while: messages may have been missed. */
  onReconnect(): void;
}

const REQUEST_MS = 50;
/** For commands outside a request. */
const BACKGROUND_MS = 2_000;
/** Time after a timeout in which requests do not wait for Redis. */
const PAUSE_MS = 5_000;
const CONNECT_MS = 2_000;
/** A connection without any reply to the regular pings is dead. */
const PING_MS = 5_000;
const SILENCE_MS = 15_000;
const RECONNECT_MAX_MS = 2_000;

/** Connection to Redis that tolerates outages: commands then resolve with undefined, without delay. */
export class RedisConnection {
  readonly #client: RedisClientType;
  readonly #commands: BytesClient;
  readonly #subscriber: RedisClientType;
  readonly #logger: Logger;
  readonly #requestMs: number;
  #pausedUntil = 0;
  #away = false;

  constructor({ url, logger, requestMs = REQUEST_MS }: RedisOptions) {
    this.#logger = logger;
    this.#requestMs = requestMs;
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

  /** Connects and subscribes to a channel; retries until it is closed. */
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

  /** Runs a command within a request; undefined when Redis is down, slow or refuses it. */
  async ask<Reply>(command: (client: BytesClient) => Promise<Reply>): Promise<Reply | undefined> {
    if (Date.now() < this.#pausedUntil) return undefined;
    return this.#send(command, this.#requestMs);
  }

  /** Runs a command outside a request. */
  async askBehind<Reply>(command: (client: BytesClient) => Promise<Reply>): Promise<Reply | undefined> {
    return this.#send(command, BACKGROUND_MS);
  }

  /** Publishes a message to all subscribed processes. False if Redis has not accepted it. */
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
    // If this process itself was busy, the reply has already arrived: it is read before the timeout takes effect.
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`no answer within ${timeoutMs} ms`))),
      timeoutMs,
    );
    try {
      const reply = await Promise.race([command(this.#commands), promise]);
      this.#found();
      return reply;
    } catch (error) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      this.#lost(error as Error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  #lost(error: Error): void {
    if (this.#away) return;
    this.#away = true;
    this.#logger.warn({ err: error.message }, 'Redis is unavailable: pages and limits are in memory only');
  }

  #found(): void {
    if (!this.#away) return;
    this.#away = false;
    this.#logger.info('Redis is available again');
  }
}

function bytesClient(client: RedisClientType) {
  return client.withTypeMapping(BYTES);
}
