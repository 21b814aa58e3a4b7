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
import { routeError } from './lib/load.ts';
import type { PageState } from './lib/page-state.ts';
import type { PageHandle } from './routes.tsx';

/** The page that the document brought along. Its markup can be read, and its links and forms used, without its code. */
export interface FirstPage {
  /** Fetches the page's code. Settles when React can take the page over, or when the code cannot be had. */
  load(): Promise<void>;
  /** Nothing is missing any more. */
  readonly isThere: boolean;
}

const METHOD_NOT_ALLOWED = 405;

/**
 * Holds the code of the document's page back until it is asked for. The frame around it does not wait: React leaves the
 * page as the server sent it until its component is there.
 *
 * @param matches of the document's address, in the routes that the router is made of afterwards
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
    // All at once, not each when the one that imports it is there.
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

/** Puts stand-ins for a page's code into its route, and says how the code is fetched. */
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
    // Never fails: without its code the page stays what the server sent.
    Component: lazy(async () => ({ default: (await promise).Component ?? (() => null) })),
    async action(...call) {
      const { action } = await load();
      if (typeof action !== 'function') throw routeError(METHOD_NOT_ALLOWED);
      return action(...call);
    },
    shouldRevalidate: (call) => known?.shouldRevalidate?.(call) ?? call.defaultShouldRevalidate,
  };
  Object.assign(route, stand, { lazy: undefined });
  // A page that the server had no data for has no loader.
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
