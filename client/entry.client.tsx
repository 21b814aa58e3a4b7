import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type Path, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isApiError } from '../shared/api/error.ts';
import type { PublicSettings } from '../shared/render.ts';
import { startConsent } from './analytics/consent.ts';
import { setSolutionNames } from './api/solution-names.ts';
import { NOT_FOUND } from './features/errors/late-not-found.ts';
import { afterFirstPage, type FirstPage, holdFirstPage } from './first-page.ts';
import { browserContext } from './lib/browser-context.ts';
import { leaveFor, reloadMissingChunks, type Way } from './lib/chunk-reload.ts';
import { isSiteReachable, notifyLostConnection } from './lib/connection.ts';
import { layOutRest } from './lib/lay-out-rest.ts';
import { notFound } from './lib/load.ts';
import { PageContextProvider } from './lib/page-context.tsx';
import { PAGE_STATE_ID, type PageState, readScriptJson } from './lib/page-state.ts';
import { whenIdle, whenWanted } from './lib/when-wanted.ts';
import { createNavigationMiddleware } from './navigation-middleware.ts';
import { loadParts } from './page-code.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { createRoutes, ROOT_ID } from './routes.tsx';

const MONITORING_TIMEOUT_MS = 5_000;

// The policy allows no eval. Zod, which comes later, reads here that it must not try one.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Only addresses of the former site have such a hash: other visitors need not know what they mean. */
async function hashTarget(): Promise<string | undefined> {
  if (!window.location.hash.startsWith('#/')) return undefined;
  return (await import('./lib/hash-route.ts')).hashRoute(window.location);
}

/** Lets the browser answer the visitor between two pieces of work, where it knows how to come back. */
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
    // Until the document's page has its code, that is what is missing, whatever the router does.
    navigation: () => (firstPage?.isThere ? router?.state.navigation : undefined),
    stay: () => router && stayOnPage(router),
    leave: leaveFor,
  };
  const routes: RouteObject[] = createRoutes(contentPages, [
    createNavigationMiddleware(contentPages, way, (path) => loadParts(routes, path)),
  ]);
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
            settings: state.settings,
            content: state.content,
            contentPages,
            sentReceipt: state.sentReceipt,
            styles: state.styles,
            scripts: null,
            state: null,
            notFound: state.notFound && { pathname: window.location.pathname, data: state.notFound },
            language: state.language,
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

/** The browser would put its own page in the place of ours where the site does not answer. */
async function leaveIfReachable(target: Path): Promise<void> {
  if (await isSiteReachable()) leaveFor(target);
  else notifyLostConnection();
}

/** The same address once more, with the data that is there, takes the place of a navigation under way. */
function stayOnPage({ navigate, state: { location } }: ReturnType<typeof createBrowserRouter>): void {
  notifyLostConnection();
  void navigate(location, {
    replace: true,
    state: location.state,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

/** A failed call is told by the server's log; what nobody expected goes where uncaught errors go. */
function reportFault(error: unknown): void {
  if (error instanceof Error && !isApiError(error)) window.reportError(error);
}

/**
 * Error reporting comes after everything that the visitor waits for: the page has loaded and the browser has nothing to
 * do. Without a DSN its code is never fetched.
 */
function monitorWhenIdle(settings: PublicSettings): void {
  if (!settings.sentryDsn) return;
  whenIdle(
    () => void import('./monitoring.ts').then(({ startMonitoring }) => startMonitoring(settings)),
    MONITORING_TIMEOUT_MS,
  );
}

void start();
