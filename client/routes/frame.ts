import type { LoaderFunctionArgs } from 'react-router';
import { DESIGN_SYSTEM_PATH } from '../features/design-system/path.ts';
import { resolutionContext } from '../lib/loading/contexts.ts';
import { notFound, routeError } from '../lib/loading/load.ts';

/** Throws the error of an address that is not a page, as the server has resolved it, before a page's loader runs. */
export function frameLoader({ context, request }: LoaderFunctionArgs): null {
  // The only page that is missing in the site's route table.
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
