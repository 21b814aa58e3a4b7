import type { RenderOutcome } from '../../shared/render.ts';

export interface TimeLimit {
  /** Whether the page was cut off. */
  readonly exceeded: boolean;
  clear(): void;
}

/** Ends the render of a page that is not complete after `timeoutMs`: what is ready by then is sent, without the rest. */
export function limitTime({ abort }: Extract<RenderOutcome, { kind: 'page' }>, timeoutMs: number): TimeLimit {
  let exceeded = false;
  const timer = setTimeout(() => {
    exceeded = true;
    abort(new Error(`page not complete after ${timeoutMs} ms`));
  }, timeoutMs);
  return {
    get exceeded() {
      return exceeded;
    },
    clear: () => clearTimeout(timer),
  };
}
