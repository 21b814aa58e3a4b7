import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Preview, type PreviewParts } from './preview.ts';
import type { PreviewScope } from './token.ts';

const OPTIONS = {
  /** Each preview is a thread with the whole content, and a site instance. */
  max: 2,
  /** Milliseconds without a request after which a preview is closed. */
  idleMs: 5 * 60_000,
  /** Milliseconds after a request during which a preview is not replaced: a page makes a dozen requests. */
  protectedMs: 2_000,
  /** Milliseconds that a request waits for a free slot. */
  waitMs: 10_000,
  begin: (...made: ConstructorParameters<typeof Preview>) => new Preview(...made),
};
export type PreviewsOptions = Partial<typeof OPTIONS>;

const LOOK_MS = 100;

interface Alive {
  preview: Preview;
  idle: NodeJS.Timeout;
}

/** Pool of running previews: started on demand, closed when idle. */
export class Previews {
  readonly #parts: PreviewParts;
  readonly #options: typeof OPTIONS;
  /** Ordered by last use, the most recent at the end. */
  readonly #alive = new Map<string, Alive>();

  constructor(parts: PreviewParts, options: PreviewsOptions = {}) {
    this.#parts = parts;
    this.#options = { ...OPTIONS, ...options };
  }

  /**
   * Resolves with the preview of a scope, started if necessary. `busy` when all slots stay in use for `waitMs`;
   * `missing` for a named state without `PREVIEW_FOLDERS`.
   */
  async of(scope: PreviewScope): Promise<Preview | 'busy' | 'missing'> {
    const folder = this.#folderOf(scope);
    if (folder === undefined) return 'missing';
    const key = JSON.stringify([scope.at, scope.drafts, scope.folder, scope.desk]);
    const { waitMs, begin } = this.#options;
    const until = performance.now() + waitMs;
    while (!this.#alive.has(key) && !this.#hasRoom()) {
      if (performance.now() > until) return 'busy';
      await delay(LOOK_MS);
    }
    const alive = this.#alive.get(key) ?? {
      preview: begin(this.#parts, scope, folder),
      idle: setTimeout(() => this.#closeIdle(key), this.#options.idleMs).unref(),
    };
    this.#alive.delete(key);
    this.#alive.set(key, alive);
    alive.idle.refresh();
    alive.preview.usedAt = performance.now();
    return alive.preview;
  }

  /** Closes a preview that has failed: the next request starts another one. */
  drop(preview: Preview): void {
    for (const [key, alive] of this.#alive) if (alive.preview === preview) void this.#close(key);
  }

  /** Notifies all previews that generated pictures or documents have changed. */
  drawn(): void {
    for (const { preview } of this.#alive.values()) preview.drawn();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#alive.keys()].map((key) => this.#close(key)));
  }

  #folderOf({ folder }: PreviewScope): string | undefined {
    const { CONTENT_DIR, PREVIEW_FOLDERS } = this.#parts.settings;
    if (folder === undefined) return CONTENT_DIR;
    return PREVIEW_FOLDERS && path.join(PREVIEW_FOLDERS, folder);
  }

  /** Returns whether a slot is free; closes the least recently used preview that is not in use if necessary. */
  #hasRoom(): boolean {
    if (this.#alive.size < this.#options.max) return true;
    const before = performance.now() - this.#options.protectedMs;
    const [unused] = [...this.#alive].find(([, { preview }]) => !isInUse(preview, before)) ?? [];
    if (unused !== undefined) void this.#close(unused);
    return unused !== undefined;
  }

  #closeIdle(key: string): void {
    const alive = this.#alive.get(key);
    if (alive && alive.preview.active > 0) alive.idle.refresh();
    else void this.#close(key);
  }

  async #close(key: string): Promise<void> {
    const alive = this.#alive.get(key);
    this.#alive.delete(key);
    clearTimeout(alive?.idle);
    await alive?.preview.close();
  }
}

function isInUse({ active, usedAt }: Preview, before: number): boolean {
  return active > 0 || usedAt > before;
}
