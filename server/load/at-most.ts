/** The waiting line is full. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

/**
 * Lets so many of the works that it is given run at once; the others wait in the order in which they came.
 *
 * @param waitingMax how many may wait
 */
export function atMost(
  max: number,
  waitingMax = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** @throws {LineFullError} without having begun */
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
