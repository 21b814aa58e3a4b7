import type { Transport } from '../../shared/api/transport.ts';

/** Total time in milliseconds that a request has waited for the API; concurrent calls count once. */
export class WaitClock {
  #running = 0;
  #since = 0;
  #ms = 0;

  get ms(): number {
    return this.#ms + (this.#running > 0 ? performance.now() - this.#since : 0);
  }

  /** Measures the time until `work` settles. */
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

/** Wraps a transport so that the clock measures its calls. */
export function timedTransport(transport: Transport, clock: WaitClock): Transport {
  return (call) => clock.during(() => transport(call));
}
