import { setTimeout as delay } from 'node:timers/promises';
import { serialize } from 'node:v8';
import type { PackedSnapshot } from '../workers/messages.ts';
import { type PreviewContent, type PreviewReader, PreviewThread, type Seen } from './preview-thread.ts';

/** What a worker asks: what a preview shows, if it is something else than it has seen. */
export interface PreviewQuestion {
  content: PreviewContent;
  /** Of what it was told last. */
  version: number | undefined;
}

/** As it travels between processes. */
export type PreviewReply =
  | {
      kind: 'shown';
      version: number;
      origin: string;
      headers: Record<string, string>;
      site: PackedSnapshot;
    }
  | Exclude<Seen, { kind: 'shown' }>
  | { kind: 'failed'; reason: string };

export interface SharedThreadsOptions {
  max?: number;
  /** Without a question for so long one is ended. */
  idleMs?: number;
  /** One that was asked for so lately gives way to no other: whoever uses it asks every second. */
  protectedMs?: number;
  /** How long a question waits for one that gives way. */
  waitMs?: number;
  begin?: (content: PreviewContent) => PreviewReader;
}

/** Each is the whole content in memory, however many workers show it. */
const MAX = 2;
const IDLE_MS = 5 * 60_000;
const PROTECTED_MS = 5_000;
const WAIT_MS = 10_000;
const LOOK_MS = 100;

interface Alive {
  thread: PreviewReader;
  askedAt: number;
  idle: NodeJS.Timeout;
  isAfresh: boolean;
  last: PreviewReply;
  looking: Promise<PreviewReply> | undefined;
}

/** The threads of previews, in the supervisor: workers show the same preview over the same thread. */
export class SharedThreads {
  readonly #options: Required<SharedThreadsOptions>;
  readonly #alive = new Map<string, Alive>();
  /** Never the same twice: what a worker has seen of a thread that ended is something else. */
  #versions = 0;

  constructor({
    max = MAX,
    idleMs = IDLE_MS,
    protectedMs = PROTECTED_MS,
    waitMs = WAIT_MS,
    begin = (content) => new PreviewThread(content),
  }: SharedThreadsOptions = {}) {
    this.#options = { max, idleMs, protectedMs, waitMs, begin };
  }

  /** Who asks while somebody's look is under way gets what that finds. Never throws. */
  async look({ content, version }: PreviewQuestion): Promise<PreviewReply> {
    const key = JSON.stringify(content);
    const until = performance.now() + this.#options.waitMs;
    while (!this.#alive.has(key) && !this.#hasRoom()) {
      if (performance.now() > until) return { kind: 'busy' };
      await delay(LOOK_MS);
    }
    const alive = this.#alive.get(key) ?? this.#begin(key, content);
    alive.askedAt = performance.now();
    alive.idle.refresh();
    alive.looking ??= this.#lookNow(alive).finally(() => {
      alive.looking = undefined;
    });
    try {
      const reply = await alive.looking;
      return reply.kind === 'shown' && reply.version === version ? { kind: 'same' } : reply;
    } catch (error) {
      // The next question begins it anew.
      if (this.#alive.get(key) === alive) void this.#close(key);
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Pictures or documents are there that were not. */
  drawn(): void {
    for (const alive of this.#alive.values()) alive.isAfresh = true;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#alive.keys()].map((key) => this.#close(key)));
  }

  #begin(key: string, content: PreviewContent): Alive {
    const { begin, idleMs } = this.#options;
    const alive: Alive = {
      thread: begin(content),
      askedAt: 0,
      idle: setTimeout(() => void this.#close(key), idleMs).unref(),
      isAfresh: false,
      last: { kind: 'missing' },
      looking: undefined,
    };
    this.#alive.set(key, alive);
    return alive;
  }

  async #lookNow(alive: Alive): Promise<PreviewReply> {
    const { isAfresh } = alive;
    alive.isAfresh = false;
    const seen = await alive.thread.look({ isAfresh });
    if (seen.kind === 'shown') {
      this.#versions += 1;
      const site = serialize(seen.site).toString('base64');
      alive.last = { ...seen, version: this.#versions, site };
    } else if (seen.kind !== 'same') alive.last = seen;
    return alive.last;
  }

  /** Makes room where one is not in use. */
  #hasRoom(): boolean {
    if (this.#alive.size < this.#options.max) return true;
    const before = performance.now() - this.#options.protectedMs;
    const unused = [...this.#alive]
      .filter(([, { looking, askedAt }]) => !looking && askedAt <= before)
      .sort(([, one], [, other]) => one.askedAt - other.askedAt);
    const [key] = unused[0] ?? [];
    if (key !== undefined) void this.#close(key);
    return key !== undefined;
  }

  async #close(key: string): Promise<void> {
    const alive = this.#alive.get(key);
    this.#alive.delete(key);
    clearTimeout(alive?.idle);
    await alive?.thread.close();
  }
}
