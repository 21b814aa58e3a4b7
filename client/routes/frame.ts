import type { LoaderFunctionArgs } from 'react-router';
import { resolutionContext } from '../lib/contexts.ts';
import { notFound, routeError } from '../lib/load.ts';

/** The server has already decided what the address means; what is no page never reaches a page's loader. */
export function frameLoader({ context }: LoaderFunctionArgs): null {
  const resolution = context.get(resolutionContext);
  switch (resolution?.kind) {
    case 'not-found':
      throw notFound();
    case 'unavailable':
      throw routeError(503);
    case 'malformed':
      throw routeError(400);
    default:
      return null;
  }
}
