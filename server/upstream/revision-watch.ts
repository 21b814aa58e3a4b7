/** Header with the content revision of the content service, on every response. */
export const REVISION_HEADER = 'x-content-revision';

interface RevisionWatchOptions {
  /** Makes any call of the API; its response is reported to `saw`. */
  ask(): Promise<unknown>;
  /** Called when the API serves another revision. */
  onChange(revision: string): Promise<unknown>;
  everyMs?: number;
}

const EVERY_MS = 2_000;

/**
 * Detects content changes of a content service in another process. Polls it, because most visits need no call; an API
 * without revisions is not polled.
 */
export class RevisionWatch {
  readonly #options: RevisionWatchOptions;
  #known: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isRunning = false;
  #isOutdated = false;

  constructor(options: RevisionWatchOptions) {
    this.#options = options;
  }

  /** Reports the revision of a response; undefined if it has none. */
  saw(revision: string | undefined): void {
    if (revision === undefined || revision === this.#known || this.#isStopped) return;
    const isFirst = this.#known === undefined;
    this.#known = revision;
    if (isFirst) this.#askLater();
    else void this.#tell();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #askLater(): void {
    const { ask, everyMs = EVERY_MS } = this.#options;
    this.#timer = setTimeout(async () => {
      // Other components detect an unavailable API.
      await ask().catch(() => {});
      if (!this.#isStopped) this.#askLater();
    }, everyMs).unref();
  }

  /**
   * Notifies of a change. Several services behind one address change one after another, so changes during a
   * notification cause another one.
   */
  async #tell(): Promise<void> {
    this.#isOutdated = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isOutdated && !this.#isStopped) {
      this.#isOutdated = false;
      await this.#options.onChange(this.#known ?? '').catch(() => {});
    }
    this.#isRunning = false;
  }
}
