import type { LoaderFunctionArgs } from 'react-router';
import { DESIGN_SYSTEM_PATH } from '../features/design-system/path.ts';
import { resolutionContext } from '../lib/contexts.ts';
import { notFound, routeError } from '../lib/load.ts';

/** The server has already decided what the address means; what is no page never reaches a page's loader. */
export function frameLoader({ context, request }: LoaderFunctionArgs): null {
  // The one page that the table of the site does not know.
  if (import.meta.env.DEV && new URL(request.url).pathname === DESIGN_SYSTEM_PATH) return null;
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
