import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import type { Api } from '../shared/api/client.ts';
import { ApiError } from '../shared/api/error.ts';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import { loadNavigationCode } from './api/load-api.ts';
import { NOT_FOUND } from './features/errors/late-not-found.ts';
import { reloadIfMissing, type Way } from './lib/chunk-reload.ts';
import { apiContext, findPageContext, homeContext } from './lib/contexts.ts';

type NavigationCode = Awaited<ReturnType<typeof loadNavigationCode>>;

/** The route that runs this middleware: it is part of the way to every page. */
const FRAME_ID = 'frame';
const NOT_FOUND_STATUS = 404;

/**
 * Brings what the loaders of another page call, when the browser goes there for the first time, and sends old addresses
 * where the server would send them.
 */
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
    // Nobody leaves the page for what is sent to it, nor where a navigation ends on it because the connection is lost.
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

/** What loaders ask for data. */
export function prepareContext(
  context: Readonly<RouterContextProvider>,
  { browserApi, fetchPage, fetchHome }: NavigationCode,
  api: Api = browserApi,
): void {
  context.set(apiContext, api);
  context.set(findPageContext, fetchPage);
  context.set(homeContext, fetchHome);
}

/** The not-found page comes at once with its address, as any other page does. */
async function prepareForFailures(results: readonly unknown[]): Promise<void> {
  const statuses = results.map((one) => (one as { result?: { status?: unknown } }).result?.status);
  if (statuses.includes(NOT_FOUND_STATUS)) await NOT_FOUND.load().catch(() => {});
}

/** What is sent while the connection is lost stays with its form, which says why. */
const unreachableApi = new Proxy({} as Api, {
  get: (_api, call) => async () => {
    throw new ApiError('unreachable', `${String(call)} cannot be called`);
  },
});
