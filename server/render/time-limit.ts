import type { RenderOutcome } from '../../shared/render.ts';

/** Ends the render of a page that is not complete in time: the finished parts are sent. */
export class TimeLimit {
  readonly #timer: NodeJS.Timeout;

  /** @param begun time of the first data request, in milliseconds of this process */
  constructor({ abort }: Extract<RenderOutcome, { kind: 'page' }>, timeoutMs: number, begun: number) {
    this.#timer = setTimeout(
      () => {
        abort(new Error(`page not complete after ${timeoutMs} ms`));
      },
      Math.max(0, begun + timeoutMs - performance.now()),
    );
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
