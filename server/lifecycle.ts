import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './monitoring/logger.ts';
import type { Monitoring } from './monitoring/monitoring.ts';

interface LifecycleOptions {
  logger: Logger;
  monitoring: Pick<Monitoring, 'report'>;
  /** Time for which the process accepts connections after it has reported that it is not ready. */
  lameDuckMs: number;
  /** Called when the process begins to end, while it still accepts connections. */
  retire(): void;
  /** Stops accepting connections and lets running responses finish. */
  drain(): Promise<unknown>;
  /** Closes all other resources. */
  close(): Promise<unknown>;
  exit(code: number): void;
}

/** npm passes on Ctrl+C of a terminal, so it can reach the process twice: that counts as one signal. */
const SAME_WISH_MS = 1_000;

/** Ends the process: after a signal or an uncaught error. */
export class Lifecycle {
  readonly #options: LifecycleOptions;
  #endingSince: number | undefined;
  #hasFailed = false;

  constructor(options: LifecycleOptions) {
    this.#options = options;
  }

  /** Whether the process is ending. */
  get isEnding(): boolean {
    return this.#endingSince !== undefined;
  }

  /**
   * Handles a signal. The first one ends the process after running responses: load balancers see that it is not ready
   * while it still accepts their requests. Processes of a terminal have no load balancer. A second signal ends the
   * process at once.
   */
  signal(signal: 'SIGINT' | 'SIGTERM'): void {
    if (this.#endingSince === undefined) {
      this.#options.logger.info({ signal }, 'draining');
      this.#end(signal === 'SIGTERM' ? this.#options.lameDuckMs : 0);
    } else if (performance.now() - this.#endingSince > SAME_WISH_MS) {
      this.#options.logger.warn({ signal }, 'stopped at once by a second signal');
      this.#exit(128 + constants.signals[signal]);
    }
  }

  /**
   * Handles an uncaught error, which leaves the process in an unknown state: running responses finish, then a
   * supervisor restarts it.
   */
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
    this.#options.retire();
    this.#finish(lameDuckMs).catch((error: unknown) => {
      this.#options.logger.fatal({ err: error }, 'the process could not shut down cleanly');
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
