import type { RouteObject } from 'react-router';
import { ROUTES, type RouteId } from '../shared/paths/routes.ts';
import { DESIGN_SYSTEM_PATH } from './features/design-system/path.ts';
import { notFound } from './lib/load.ts';
import { ErrorPage } from './routes/error-page.tsx';
import { frameLoader } from './routes/frame.ts';
import { pageModules } from './routes/pages.ts';
import { Root, RootErrorBoundary, rootLoader } from './routes/root.tsx';

export const ROOT_ID = 'root';
export const FRAME_ID = 'frame';

/** Pages that only the form of their parameter tells apart have one module, which tells them apart. */
const MATCHED = ROUTES.filter(
  ({ pattern }, index) => ROUTES.findIndex((other) => other.pattern === pattern) === index,
);

/** A page of the table with its module, loaded when the page is needed. */
function pageRoutes(): RouteObject[] {
  return MATCHED.flatMap((route) => {
    const { source, load, guards } = pageModules[route.id as RouteId];
    const paths = [route.pattern, ...('aliases' in route ? route.aliases : [])];
    return paths.map((path, at) => ({
      id: at === 0 ? route.id : `${route.id}-alias-${at}`,
      path,
      caseSensitive: true,
      handle: { source, routeId: route.id, ...(guards && { guards }) },
      lazy: load,
    }));
  });
}

/** Tokens and components for developers: a build leaves it out. */
const designSystem: RouteObject = {
  id: 'design-system',
  path: DESIGN_SYSTEM_PATH,
  lazy: () => import('./routes/design-system.tsx'),
};

/** The boundary inside the document's frame, and in it every page. */
export const frame: RouteObject = {
  id: FRAME_ID,
  ErrorBoundary: ErrorPage,
  loader: frameLoader,
  shouldRevalidate: () => false,
  children: [
    ...pageRoutes(),
    ...(import.meta.env.DEV ? [designSystem] : []),
    {
      id: 'unknown',
      path: '*',
      loader() {
        throw notFound();
      },
    },
  ],
};

/** The whole route tree, below the document. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: RootErrorBoundary,
    loader: rootLoader,
    shouldRevalidate: () => false,
    children: [frame],
  },
];
