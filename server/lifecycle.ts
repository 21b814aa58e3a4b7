import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger.ts';
import type { Monitoring } from './monitoring.ts';

interface LifecycleOptions {
  logger: Logger;
  monitoring: Pick<Monitoring, 'report'>;
  /** How long the process goes on taking connections after it has said that it is not ready any more. */
  lameDuckMs: number;
  /** Takes no connection any more and lets running responses finish. */
  drain(): Promise<unknown>;
  /** Ends everything else. */
  close(): Promise<unknown>;
  exit(code: number): void;
}

const SIGNAL_NUMBERS = { SIGINT: 2, SIGTERM: 15 } as const;
type EndingSignal = keyof typeof SIGNAL_NUMBERS;

/** A terminal's Ctrl+C reaches the process twice when npm hands it on as well: that is one wish. */
const SAME_WISH_MS = 1_000;

/** How the process ends: by a signal, or because something was thrown that nobody caught. */
export class Lifecycle {
  readonly #options: LifecycleOptions;
  #endingSince: number | undefined;
  #hasFailed = false;

  constructor(options: LifecycleOptions) {
    this.#options = options;
  }

  /** Responses say that their connection is to be closed, and readiness is off. */
  get isEnding(): boolean {
    return this.#endingSince !== undefined;
  }

  /**
   * The first signal ends the process when everybody has been served: load balancers first hear that it is not ready, while it
   * still takes whom they send. Nobody balances what a terminal has started. A second signal ends it at once.
   */
  signal(signal: EndingSignal): void {
    if (this.#endingSince === undefined) {
      this.#options.logger.info({ signal }, 'draining');
      this.#end(signal === 'SIGTERM' ? this.#options.lameDuckMs : 0);
    } else if (performance.now() - this.#endingSince > SAME_WISH_MS) {
      this.#options.logger.warn({ signal }, 'stopped at once by a second signal');
      this.#exit(128 + SIGNAL_NUMBERS[signal]);
    }
  }

  /** What state the process is in is not known any more: who is being served is served to the end, and a supervisor starts it anew. */
  uncaught(error: unknown): void {
    this.#options.logger.fatal({ err: error }, 'uncaught error: the process ends');
    this.#options.monitoring.report(error, {});
    if (this.#hasFailed) {
      this.#exit(1);
      return;
    }
    this.#hasFailed = true;
    if (!this.isEnding) this.#end(0);
  }

  #end(lameDuckMs: number): void {
    this.#endingSince = performance.now();
    this.#finish(lameDuckMs).catch((error: unknown) => {
      this.#options.logger.fatal({ err: error }, 'the process could not end in order');
      this.#exit(1);
    });
  }

  async #finish(lameDuckMs: number): Promise<void> {
    await delay(lameDuckMs);
    await this.#options.drain();
    await this.#options.close();
    this.#options.logger.info('stopped');
    this.#exit(this.#hasFailed ? 1 : 0);
  }

  #exit(code: number): void {
    this.#options.logger.flush();
    this.#options.exit(code);
  }
}
