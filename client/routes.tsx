import type { RouteObject } from 'react-router';
import { ROUTES, type RouteId } from '../shared/paths/routes.ts';
import { notFound } from './lib/load.ts';
import { ErrorPage } from './routes/error-page.tsx';
import { frameLoader } from './routes/frame.ts';
import { pageModules } from './routes/pages.ts';
import { Root, RootErrorBoundary, rootLoader } from './routes/root.tsx';

export const ROOT_ID = 'root';
export const FRAME_ID = 'frame';

/** A page of the table with its module, loaded when the page is needed. */
function pageRoutes(): RouteObject[] {
  return ROUTES.flatMap((route) => {
    const { source, load } = pageModules[route.id as RouteId];
    const paths = [route.pattern, ...('aliases' in route ? route.aliases : [])];
    return paths.map((path, at) => ({
      id: at === 0 ? route.id : `${route.id}-alias-${at}`,
      path,
      caseSensitive: true,
      handle: { source, routeId: route.id },
      lazy: load,
    }));
  });
}

/** The whole route tree: the document around everything, the boundary inside its frame, and the pages. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: RootErrorBoundary,
    loader: rootLoader,
    shouldRevalidate: () => false,
    children: [
      {
        id: FRAME_ID,
        ErrorBoundary: ErrorPage,
        loader: frameLoader,
        shouldRevalidate: () => false,
        children: [
          ...pageRoutes(),
          {
            id: 'unknown',
            path: '*',
            loader() {
              throw notFound();
            },
          },
        ],
      },
    ],
  },
];
