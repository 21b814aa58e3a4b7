import type { RenderOutcome } from '../../shared/render.ts';

export interface TimeLimit {
  /** Whether the page was cut off. */
  readonly exceeded: boolean;
  clear(): void;
}

/**
 * Ends the render of a page that is not complete `timeoutMs` after it was begun: what is ready by then is sent, without the
 * rest.
 *
 * @param begun when its data were first asked for, in milliseconds of this process
 */
export function limitTime(
  { abort }: Extract<RenderOutcome, { kind: 'page' }>,
  timeoutMs: number,
  begun: number,
): TimeLimit {
  let exceeded = false;
  const timer = setTimeout(
    () => {
      exceeded = true;
      abort(new Error(`page not complete after ${timeoutMs} ms`));
    },
    Math.max(0, begun + timeoutMs - performance.now()),
  );
  return {
    get exceeded() {
      return exceeded;
    },
    clear: () => clearTimeout(timer),
  };
}
