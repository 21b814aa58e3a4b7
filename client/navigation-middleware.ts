import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import type { Api } from '../records/client.ts';
import { ApiError } from '../shared/api/error.ts';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import { loadNavigationCode } from './api/load-api.ts';
import { NOT_FOUND } from './features/errors/late-not-found.ts';
import { reloadIfMissing, type Way } from './lib/loading/chunk-reload.ts';
import { apiContext, findPageContext, homeContext } from './lib/loading/contexts.ts';

type NavigationCode = Awaited<ReturnType<typeof loadNavigationCode>>;

/** Route with this middleware, which is a parent of every page. */
const FRAME_ID = 'frame';
const NOT_FOUND_STATUS = 404;

/** Loads the code that loaders need before the first navigation, and redirects old addresses as the server would. */
export function createNavigationMiddleware(
  pages: ContentPages,
  way: Way,
  loadParts: (path: string) => Promise<void>,
): MiddlewareFunction {
  let legacy: MiddlewareFunction | undefined;
  async function loadFor(path: string): Promise<NavigationCode> {
    const [code] = await Promise.all([loadNavigationCode(), loadParts(path)]);
    return code;
  }
  return async (args, next) => {
    const { pathname, search } = new URL(args.request.url);
    const load = () => loadFor(pathname);
    // A submission stays on the page, and so does a navigation that a lost connection ends there.
    const stays = args.request.method !== 'GET' || pathname + search === shownAddress();
    const code = await (stays ? load().catch(() => null) : reloadIfMissing(load, FRAME_ID, way));
    if (!code) {
      args.context.set(apiContext, unreachableApi);
      return next();
    }
    prepareContext(args.context, code);
    legacy ??= code.createLegacyMiddleware(code.quietApi, pages);
    try {
      const results = await legacy(args, next);
      await prepareForFailures(Object.values(results ?? {}));
      return results;
    } catch (error) {
      await prepareForFailures([{ result: error }]);
      throw error;
    }
  };
}

function shownAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Provides loaders with their access to data. */
export function prepareContext(
  context: Readonly<RouterContextProvider>,
  { browserApi, fetchPage, fetchHome }: NavigationCode,
  api: Api = browserApi,
): void {
  context.set(apiContext, api);
  context.set(findPageContext, fetchPage);
  context.set(homeContext, fetchHome);
}

/** Loads the not-found page, so that it appears together with its address, like other pages. */
async function prepareForFailures(results: readonly unknown[]): Promise<void> {
  const statuses = results.map((one) => (one as { result?: { status?: unknown } }).result?.status);
  if (statuses.includes(NOT_FOUND_STATUS)) await NOT_FOUND.load().catch(() => {});
}

/** API client without a connection: a form keeps the visitor's input and shows the failure. */
const unreachableApi = new Proxy({} as Api, {
  get: (_api, call) => async () => {
    throw new ApiError('unreachable', `${String(call)} cannot be called`);
  },
});
