import type { RequestHandler } from 'express';
import { isResource } from '../../../shared/paths/resources.ts';
import type { Address } from '../address.ts';

/** Page requests per tick of the event loop: about two milliseconds of work before rendering begins. */
const PER_TURN = 8;

/**
 * Admits a few requests that may need a render in each tick of the event loop. A thousand requests that arrive at once
 * are read in one tick: cheap ones (health checks, cached pages, files) would wait for the work on all of them. The
 * number of connections bounds the queue.
 */
export function admission(perTurn = PER_TURN): RequestHandler {
  const waiting: (() => void)[] = [];
  let left = perTurn;

  function admit(next: () => void): void {
    if (left === perTurn) setImmediate(beginTurn);
    left -= 1;
    next();
  }

  function beginTurn(): void {
    left = perTurn;
    for (const next of waiting.splice(0, perTurn)) admit(next);
  }

  return (_req, res, next) => {
    if (!mayRender(res.locals.address)) next();
    else if (left > 0 && waiting.length === 0) admit(next);
    else waiting.push(next);
  };
}

function mayRender({ pathname, resolution: { kind } }: Address): boolean {
  return kind === 'page' || (kind === 'not-found' && !isResource(pathname));
}
