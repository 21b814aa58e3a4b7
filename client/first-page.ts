import { lazy } from 'react';
import { preloadModule } from 'react-dom';
import {
  type createBrowserRouter,
  type Path,
  type RouteMatch,
  type RouteObject,
  resolvePath,
  type To,
} from 'react-router';
import { routeError } from './lib/loading/load.ts';
import type { PageState } from './lib/loading/page-state.ts';
import type { PageHandle } from './routes.tsx';

/** Page of the loaded document. Its markup, links and forms work before its code is loaded. */
export interface FirstPage {
  /** Fetches the page's code. Settles when React can hydrate the page, or when the code cannot be fetched. */
  load(): Promise<void>;
  /** Whether all code of the page is loaded. */
  readonly isThere: boolean;
}

const METHOD_NOT_ALLOWED = 405;

/**
 * Defers the code of the document's page until it is requested. React hydrates the frame around the page without it,
 * and leaves the server's markup until the component is loaded.
 *
 * @param matches matches of the document's address in the routes of the later router
 */
export function holdFirstPage(
  matches: RouteMatch[],
  { loaderData, code }: Pick<PageState, 'loaderData' | 'code'>,
): FirstPage {
  const held = matches.flatMap((match) => {
    const { lazy: load } = match.route;
    return typeof load === 'function' ? [holdBack(match, load, loaderData)] : [];
  });
  let isThere = held.length === 0;
  let loading: Promise<void> | undefined;
  async function loadAll(): Promise<void> {
    // Preloads all files in parallel, instead of one import after another.
    for (const href of code) preloadModule(href, { as: 'script' });
    await Promise.all(held.map((load) => load()));
    isThere = true;
  }
  return {
    load() {
      loading ??= loadAll().catch(() => {});
      return loading;
    },
    get isThere() {
      return isThere;
    },
  };
}

type PageCode = Pick<RouteObject, 'Component' | 'loader' | 'action' | 'shouldRevalidate'>;

/** Replaces a page's code in its route by placeholders, and returns the function that loads the code. */
function holdBack(
  { route, params }: RouteMatch,
  fetchCode: () => Promise<PageCode>,
  loaderData: PageState['loaderData'],
): () => Promise<PageCode> {
  let resolve: (page: PageCode) => void = () => {};
  const promise = new Promise<PageCode>((settle) => {
    resolve = settle;
  });
  let known: PageCode | undefined;
  let loading: Promise<PageCode> | undefined;
  async function fetchAll(): Promise<PageCode> {
    const [page] = await Promise.all([fetchCode(), (route.handle as PageHandle).loadPart?.(params)]);
    known = page;
    resolve(page);
    return page;
  }
  function load(): Promise<PageCode> {
    loading ??= fetchAll();
    return loading;
  }
  const stand: PageCode = {
    // Never rejects: if the code cannot be loaded, the page keeps the server's markup.
    Component: lazy(async () => ({ default: (await promise).Component ?? (() => null) })),
    async action(...call) {
      const { action } = await load();
      if (typeof action !== 'function') throw routeError(METHOD_NOT_ALLOWED);
      return action(...call);
    },
    shouldRevalidate: (call) => known?.shouldRevalidate?.(call) ?? call.defaultShouldRevalidate,
  };
  Object.assign(route, stand, { lazy: undefined });
  // A page without data from the server has no loader.
  if (loaderData[route.id ?? ''] !== undefined) {
    route.loader = async (...call) => {
      const { loader } = await load();
      return typeof loader === 'function' ? loader(...call) : null;
    };
  }
  return load;
}

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Delays each navigation until React has hydrated the first page. An earlier one would replace the page and lose typed text. React
 * never hydrates a page whose code fails to load and cannot leave it, so the browser loads the next document instead.
 */
export function afterFirstPage(router: Router, page: FirstPage, leave: (target: Path) => void): Router {
  const navigate = router.navigate.bind(router) as (...call: unknown[]) => Promise<void>;
  router.navigate = (async (to: To | number | null, options?: Sent) => {
    if (!page.isThere) await page.load();
    const target = page.isThere ? undefined : documentAt(router.state.location, to, options);
    return target ? leave(target) : navigate(to, options);
  }) as Router['navigate'];
  return router;
}

interface Sent {
  formMethod?: string;
  formData?: FormData;
}

/** Document that a navigation loads; undefined for a post, a step in the history and an anchor on the same page. */
function documentAt(
  { pathname, search }: Path,
  to: To | number | null,
  { formMethod = 'get', formData }: Sent = {},
): Path | undefined {
  if (typeof to === 'number' || to === null || formMethod !== 'get') return undefined;
  const target = resolvePath(to, pathname);
  if (formData) target.search = `?${new URLSearchParams([...formData] as [string, string][])}`;
  const isHere = target.pathname === pathname && target.search === search;
  return isHere && target.hash ? undefined : target;
}
