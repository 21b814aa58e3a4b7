import type { MiddlewareFunction, RouteObject } from 'react-router';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import { ROUTES, type RouteId } from '../shared/paths/routes.ts';
import { DESIGN_SYSTEM_PATH } from './features/design-system/path.ts';
import { notFound } from './lib/load.ts';
import { ErrorPage } from './routes/error-page.tsx';
import { frameLoader } from './routes/frame.ts';
import { type PageModule, pageModules } from './routes/pages.ts';
import { Root, RootErrorBoundary, rootLoader } from './routes/root.tsx';

export const ROOT_ID = 'root';
export const FRAME_ID = 'frame';

/** What a page's route knows of its module. */
export interface PageHandle extends Partial<PageModule> {
  routeId: RouteId;
}

/** Pages that only the form of their parameter tells apart have one module, which tells them apart. */
const MATCHED = ROUTES.filter(
  ({ pattern }, index) => ROUTES.findIndex((other) => other.pattern === pattern) === index,
);

/** A page of the table with its module, loaded when the page is needed. */
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

/** Tokens and components for developers: a build leaves it out. */
const designSystem: RouteObject = {
  id: 'design-system',
  path: DESIGN_SYSTEM_PATH,
  lazy: () => import('./routes/design-system.tsx'),
};

/** The pages that the content folder has beside those of the table. */
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

/** The whole route tree, below the document. `middleware` runs before every navigation. */
export function createRoutes(pages: ContentPages, middleware: MiddlewareFunction[] = []): RouteObject[] {
  /** The boundary inside the document's frame, and in it every page. */
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
