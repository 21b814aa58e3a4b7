import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './routes.tsx';

/** Loads the code of parts that modules with several pages show at a path. */
export async function loadParts(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(({ route, params }) => (route.handle as PageHandle | undefined)?.loadPart?.(params)),
  );
}
