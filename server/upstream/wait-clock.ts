import type { Transport } from '../../shared/api/transport.ts';

/** How long a request has waited for the API in all; calls that run side by side count once. */
export class WaitClock {
  #running = 0;
  #since = 0;
  #ms = 0;

  get ms(): number {
    return this.#ms + (this.#running > 0 ? performance.now() - this.#since : 0);
  }

  /** Counts the time until `work` has come to its end. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running === 0) this.#since = performance.now();
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#ms += performance.now() - this.#since;
    }
  }
}

/** The same transport; what its callers wait is counted. */
export function timedTransport(transport: Transport, clock: WaitClock): Transport {
  return (call) => clock.during(() => transport(call));
}
