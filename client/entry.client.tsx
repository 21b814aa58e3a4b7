import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type Path, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isApiError } from '../shared/api/error.ts';
import type { PublicSettings } from '../shared/render.ts';
import { startConsent } from './analytics/consent.ts';
import { reportFailure } from './api/failures.ts';
import { setSolutionNames } from './api/solution-names.ts';
import { NOT_FOUND } from './features/errors/late-not-found.ts';
import { afterFirstPage, type FirstPage, holdFirstPage } from './first-page.ts';
import { layOutRest } from './lib/browser/lay-out-rest.ts';
import { whenIdle, whenWanted } from './lib/browser/when-wanted.ts';
import { browserContext } from './lib/loading/browser-context.ts';
import { leaveFor, reloadMissingChunks, type Way } from './lib/loading/chunk-reload.ts';
import { ConnectionError, isSiteReachable } from './lib/loading/connection.ts';
import { notFound } from './lib/loading/load.ts';
import { PAGE_STATE_ID, type PageState, readScriptJson } from './lib/loading/page-state.ts';
import { PageContextProvider } from './lib/page-context.tsx';
import { createNavigationMiddleware } from './navigation-middleware.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { createRoutes, type PageHandle, ROOT_ID } from './routes.tsx';

const MONITORING_TIMEOUT_MS = 5_000;

// The Content Security Policy allows no eval. Zod, which loads later, reads here that it must not use it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Path for a hash of the former site. Only these addresses load the code that resolves them. */
async function hashTarget(): Promise<string | undefined> {
  if (!window.location.hash.startsWith('#/')) return undefined;
  return (await import('./lib/loading/hash-route.ts')).hashRoute(window.location);
}

/** Yields to the browser between two tasks, where it supports that. */
async function pause(): Promise<void> {
  await (window as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.();
}

async function start(): Promise<void> {
  await pause();
  const moved = await hashTarget();
  if (moved) return window.location.replace(moved);
  const element = document.getElementById(PAGE_STATE_ID);
  const state = readScriptJson(element?.textContent ?? 'null') as PageState;
  const { contentPages } = state;
  setSolutionNames(contentPages.solutionNames);
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  let firstPage: FirstPage | undefined;
  const way: Way = {
    // Undefined until the first page has its code, because a failure concerns that code regardless of the router's
    // state.
    navigation: () => (firstPage?.isThere ? router?.state.navigation : undefined),
    stay: () => router && stayOnPage(router),
    leave: leaveFor,
  };
  const routes: RouteObject[] = createRoutes(contentPages, [
    createNavigationMiddleware(contentPages, way, (path) => loadParts(routes, path)),
  ]);
  keepPlace();
  startConsent(state.settings.gtmId);
  reloadMissingChunks(routes, way);
  const matches = matchRoutes(routes, window.location);
  const errors = matches ? state.errors : { [ROOT_ID]: notFound() };
  const page = holdFirstPage(matches ?? [], state);
  firstPage = page;
  if (errors) await NOT_FOUND.load();
  await pause();
  const created = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: state.loaderData,
      actionData: state.actionData,
      errors,
    },
    getContext: () => browserContext(state),
  });
  router = afterFirstPage(created, page, leaveIfReachable);
  await pause();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageContextProvider
          value={{
            ...state,
            scripts: null,
            state: null,
            notFound: state.notFound && { pathname: window.location.pathname, data: state.notFound },
          }}
        >
          <RouterProvider router={created} onError={reportFault} />
        </PageContextProvider>
      </StrictMode>,
    );
  });
  whenWanted(() => void page.load().then(layOutRest));
  prefetchOnIntent(routes, () => created.state.location, state);
  monitorWhenIdle(state.settings);
}

/** Loads the code of parts that modules with several pages show at a path. */
async function loadParts(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(({ route, params }) => (route.handle as PageHandle | undefined)?.loadPart?.(params)),
  );
}

/** WebKit shows a page from its back/forward cache at the top, because the router restores the place of others. */
function keepPlace(): void {
  let place = 0;
  window.addEventListener('pagehide', () => {
    place = window.scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(0, place);
  });
}

/** Leaves the page only if the site responds; otherwise the browser would replace it by its own error page. */
async function leaveIfReachable(target: Path): Promise<void> {
  if (await isSiteReachable()) leaveFor(target);
  else reportFailure(new ConnectionError());
}

/** Replaces a pending navigation by one to the current address that keeps the current data. */
function stayOnPage({ navigate, state: { location } }: ReturnType<typeof createBrowserRouter>): void {
  reportFailure(new ConnectionError());
  void navigate(location, {
    replace: true,
    state: location.state,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

/** Reports unexpected errors as uncaught. The server's log contains failed calls already. */
function reportFault(error: unknown): void {
  if (error instanceof Error && !isApiError(error)) window.reportError(error);
}

/**
 * Starts error reporting after all work for the visitor: the page has loaded and the browser is idle. Its code is not
 * fetched without a DSN.
 */
function monitorWhenIdle(settings: PublicSettings): void {
  if (!settings.sentryDsn) return;
  whenIdle(
    () => void import('./monitoring.ts').then(({ startMonitoring }) => startMonitoring(settings)),
    MONITORING_TIMEOUT_MS,
  );
}

void start();
