/** The content service names with every answer the state of the content that it answers by. */
export const REVISION_HEADER = 'x-content-revision';

export interface RevisionWatchOptions {
  /** Makes any call of the API, whose answer is given to `saw`. */
  ask(): Promise<unknown>;
  /** The API answers by another state of the content. */
  onChange(revision: string): Promise<unknown>;
  everyMs?: number;
}

const EVERY_MS = 2_000;

/**
 * Notices that a content service of another process shows other content. Asks for it now and then, as most visits need no call;
 * an API that names no revision is not asked.
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

  /** To be told of the revision of every answer; undefined where it names none. */
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
      // An API that is away is noticed by others.
      await ask().catch(() => {});
      if (!this.#isStopped) this.#askLater();
    }, everyMs).unref();
  }

  /** Several services behind one address change one after the other: the last change is told, too. */
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
