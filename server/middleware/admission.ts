import type { RequestHandler } from 'express';
import { isResource } from '../../shared/paths/resources.ts';
import type { Address } from './address.ts';

/** Of requests for pages in one turn of the event loop: some two milliseconds of work, before anything is rendered. */
const PER_TURN = 8;

/**
 * Lets requests that may need a render go on a few in each turn of the event loop. The requests of a thousand visitors who
 * come at once are read in one turn: what costs little (health checks, kept pages, files) would wait for the work on all of
 * them. No more wait than there are connections.
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
