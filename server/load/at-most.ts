/** Thrown when the queue is full. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

/**
 * Limits the number of concurrent tasks; further ones wait in order of arrival.
 *
 * @param waitingMax length of the queue
 */
export function atMost(
  max: number,
  waitingMax = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** @throws {LineFullError} without starting the task */
  return async (work) => {
    if (running < max) running += 1;
    else if (waiting.length >= waitingMax) throw new LineFullError('too many wait');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
