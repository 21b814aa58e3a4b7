import type { MiddlewareFunction, RouteObject } from 'react-router';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import { ROUTES, type RouteId } from '../shared/paths/routes.ts';
import { DESIGN_SYSTEM_PATH } from './features/design-system/path.ts';
import { notFound } from './lib/loading/load.ts';
import { ErrorPage } from './routes/error-page.tsx';
import { frameLoader } from './routes/frame.ts';
import { type PageModule, pageModules } from './routes/pages.ts';
import { Root, RootErrorBoundary, rootLoader } from './routes/root.tsx';

export const ROOT_ID = 'root';
export const FRAME_ID = 'frame';

/** Data of a page's route about its module. */
export interface PageHandle extends Partial<PageModule> {
  routeId: RouteId;
}

/** Routes that differ only in the form of their parameter share a module, which distinguishes them. */
const MATCHED = ROUTES.filter(
  ({ pattern }, index) => ROUTES.findIndex((other) => other.pattern === pattern) === index,
);

/** Routes of the table, whose modules are loaded on demand. */
function pageRoutes(): RouteObject[] {
  return MATCHED.flatMap((route) => {
    const { guards, ...module } = pageModules[route.id];
    const paths = [route.pattern, ...('aliases' in route ? route.aliases : [])];
    return paths.map((path, at) => ({
      id: at === 0 ? route.id : `${route.id}-alias-${at}`,
      path,
      caseSensitive: true,
      handle: { ...module, routeId: route.id, ...(guards && { guards }) },
      lazy: module.load,
    }));
  });
}

/** Design tokens and components for developers; not part of a build. */
const designSystem: RouteObject = {
  id: 'design-system',
  path: DESIGN_SYSTEM_PATH,
  lazy: () => import('./routes/design-system.tsx'),
};

/** Routes of the pages that the content folder adds to the table. */
function contentRoutes({ extra }: ContentPages): RouteObject[] {
  const module = pageModules['text-page'];
  return extra.map(({ path }) => ({
    id: `text-page:${path}`,
    path,
    caseSensitive: true,
    handle: { ...module, routeId: 'text-page' },
    lazy: module.load,
  }));
}

/** Creates the route tree below the document. `middleware` runs before every navigation. */
export function createRoutes(pages: ContentPages, middleware: MiddlewareFunction[] = []): RouteObject[] {
  /** Error boundary inside the document's frame, which contains all pages. */
  const frame: RouteObject = {
    id: FRAME_ID,
    ErrorBoundary: ErrorPage,
    loader: frameLoader,
    middleware,
    shouldRevalidate: () => false,
    children: [
      ...pageRoutes(),
      ...contentRoutes(pages),
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
  return [
    {
      id: ROOT_ID,
      Component: Root,
      ErrorBoundary: RootErrorBoundary,
      loader: rootLoader,
      shouldRevalidate: () => false,
      children: [frame],
    },
  ];
}
