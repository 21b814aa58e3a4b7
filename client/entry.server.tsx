import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type Params,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Api, createApi } from '../records/client.ts';
import { isApiError } from '../shared/api/error.ts';
import { START_WIDTH_DESKTOP, START_WIDTH_MOBILE } from '../shared/constants.ts';
import type { ContentPages } from '../shared/paths/content-pages.ts';
import type { Render, RenderInput, RenderOutcome } from '../shared/render.ts';
import type { PublicContent } from '../shared/site/public-content.ts';
import { tiersContext } from './components/topology/tiers-context.ts';
import { NOT_FOUND } from './features/errors/late-not-found.ts';
import {
  apiContext,
  contentContext,
  degradedContext,
  expiryContext,
  findPageContext,
  homeContext,
  hurriedContext,
  leftOutContext,
  noteContext,
  resolutionContext,
  screenWidthContext,
  sideDataMsContext,
  wholeContext,
} from './lib/loading/contexts.ts';
import { routeError, toRouteError } from './lib/loading/load.ts';
import { loadNotFoundData, type NotFoundData } from './lib/loading/not-found-data.ts';
import { isPromise, type PageState, withoutPromises } from './lib/loading/page-state.ts';
import { runGuards } from './lib/loading/run-guards.ts';
import { within } from './lib/loading/within.ts';
import { FlushBuffer } from './lib/markup/flush-buffer.ts';
import { createServerMarkup } from './lib/markup/server-markup.server.tsx';
import { ServerMarkupContext } from './lib/markup/server-markup.ts';
import { PageContextProvider, type PageContextValue } from './lib/page-context.tsx';
import { createRoutes, FRAME_ID, type PageHandle, ROOT_ID } from './routes.tsx';

/**
 * Creates the render function of a route tree. It rejects only if the error page cannot be rendered either, or the
 * visitor has left.
 */
export function createRender(tree: RouteObject[]): Render {
  const handler = createStaticHandler(tree);
  return (input) => renderPage(handler, input);
}

/** Render functions by the pages of the content folder; a process has one at a time. */
const renders = new WeakMap<ContentPages, Render>();

/** Renders one page of the site. */
export const render: Render = (input) => {
  const { known } = input.pages;
  const renderSite = renders.get(known) ?? createRender(createRoutes(known));
  renders.set(known, renderSite);
  return renderSite(input);
};

async function renderPage(handler: StaticHandler, input: RenderInput): Promise<RenderOutcome> {
  // Rendering does not wait for lazy code, so the code of the not-found page must be loaded before.
  if (!NOT_FOUND.loaded) await NOT_FOUND.load();
  const api = createApi(input.api, { solutionNames: () => input.pages.known.solutionNames });
  const degraded = { value: false };
  const hurried = { value: false };
  const expiry = { at: Number.POSITIVE_INFINITY };
  const leaveOut = (error: unknown) => {
    // A 404 means that the API does not offer the call, which is optional: the page is complete without it.
    if (isApiError(error) && error.status === 404) return;
    degraded.value = true;
    input.onLeftOut(error);
  };
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(findPageContext, async (path) => input.pages.find(path));
  requestContext.set(
    screenWidthContext,
    input.device === 'mobile' ? START_WIDTH_MOBILE : START_WIDTH_DESKTOP,
  );
  requestContext.set(contentContext, input.content);
  requestContext.set(homeContext, async () => input.home);
  requestContext.set(tiersContext, input.tiers);
  requestContext.set(resolutionContext, input.resolution);
  requestContext.set(degradedContext, degraded);
  requestContext.set(hurriedContext, hurried);
  requestContext.set(expiryContext, expiry);
  requestContext.set(wholeContext, input.complete);
  requestContext.set(sideDataMsContext, input.publicSettings.sideDataMs);
  requestContext.set(leftOutContext, leaveOut);
  requestContext.set(noteContext, (message, detail) => input.onNote?.(message, detail));

  const { matched, request, pathname } = match(handler, input);
  const isPage = input.resolution.kind === 'page';
  const refusal = isPage ? await guardRefusal(matched, input) : null;
  const result = await handler.query(request, {
    requestContext,
    // Skips the loaders of pages if the address is not a page, or a guard has refused it.
    ...((!isPage || refusal) && {
      filterMatchesToLoad: ({ route }) => route.id === ROOT_ID || route.id === FRAME_ID,
    }),
  });
  input.signal.throwIfAborted();
  if (result instanceof Response) {
    const { status, headers } = result;
    const location = headers.get('Location') ?? '/';
    return { kind: 'redirect', status, location, cookie: headers.get('Set-Cookie') };
  }

  // Restores the requested address, which the browser uses for hydration.
  result.location = { ...result.location, pathname };
  if (refusal) result.errors = { [FRAME_ID]: refusal.error };
  noteErrors(result, input);
  const notFound = result.statusCode === 404 ? await notFoundData(api, input, degraded, leaveOut) : null;
  await markSettled(result.loaderData);
  try {
    return await renderContext(handler, result, input, { degraded, hurried, expiry, notFound });
  } catch (error) {
    input.onError(error);
    result.errors = { [FRAME_ID]: routeError(500) };
    result.statusCode = 500;
    return renderContext(handler, result, input, { degraded, hurried, expiry, notFound: null });
  }
}

/**
 * Shows data of sections without a fallback if it is available: React reads the `status` of a promise before it
 * suspends. Without it React would suspend, render the fallback and render the section again.
 */
async function markSettled(loaderData: Record<string, unknown>): Promise<void> {
  const promises = Object.values(loaderData)
    .flatMap((data) => (typeof data === 'object' && data ? Object.values(data) : []))
    .filter(isPromise);
  if (promises.length === 0) return;
  for (const promise of promises) {
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {},
    );
  }
  await new Promise((resolve) => setImmediate(resolve));
}

/** Matches the route; an address that is not a page gets the catch-all route, regardless of its path. */
function match(handler: StaticHandler, { request, resolution }: RenderInput) {
  const { pathname, search, origin } = new URL(request.url);
  const matched = resolution.kind === 'page' ? handler.match(pathname) : null;
  if (matched) return { matched, request, pathname };
  return { matched: [], request: new Request(new URL(`/not-found${search}`, origin)), pathname };
}

/** Suggestions of the not-found page. They are optional: the page must not wait long for them. */
async function notFoundData(
  api: Api,
  { request, publicSettings: { sideDataMs } }: RenderInput,
  degraded: { value: boolean },
  leaveOut: (error: unknown) => void,
): Promise<NotFoundData> {
  const content = await within(loadNotFoundData(api, request.url, leaveOut), sideDataMs);
  if (!content) degraded.value = true;
  return content ?? { hot: [], models: [] };
}

/** Error of the guard that refused the request; null if all passed. */
async function guardRefusal(
  matched: Parameters<typeof runGuards>[0],
  input: RenderInput,
): Promise<{ error: unknown } | null> {
  try {
    await runGuards(matched, input);
    return null;
  } catch (error) {
    const status = (error as { status?: unknown } | null)?.status;
    return { error: typeof status === 'number' ? routeError(status) : error };
  }
}

/** Replaces errors by their status for the error boundary, and reports the errors themselves. */
function noteErrors(context: StaticHandlerContext, input: RenderInput): void {
  if (!context.errors) return;
  const errors = Object.entries(context.errors).map(([id, error]) => {
    const shown = toRouteError(error);
    if (shown !== error) input.onError(error);
    context.statusCode = shown.status;
    return [id, shown];
  });
  context.errors = Object.fromEntries(errors);
}

/** Source files of the route's own code. */
function sourcesOf(handle: PageHandle | undefined, { param }: Params): string[] {
  if (!handle?.source) return [];
  const names = handle.part ? [handle.source, handle.part(param)] : [handle.source];
  return names.map((name) => `client/routes/${name}.tsx`);
}

/** Without the footer's links: the browser keeps their markup. */
function sentContent(content: PublicContent): PublicContent {
  return { ...content, navigation: { ...content.navigation, footer: undefined } };
}

interface RenderedData {
  degraded: { value: boolean };
  hurried: { value: boolean };
  expiry: { at: number };
  notFound: NotFoundData | null;
}

function renderContext(
  handler: StaticHandler,
  context: StaticHandlerContext,
  input: RenderInput,
  { degraded, hurried, expiry, notFound }: RenderedData,
): Promise<RenderOutcome> {
  const { assets, nonce, publicSettings, content, sentReceipt, complete } = input;
  // Only the not-found page is available in a second language: responses for the shared cache must not depend on the
  // visitor.
  const language = context.statusCode === 404 ? input.language : 'ja';
  const leaf = context.matches.at(-1)?.route;
  const sources = context.matches.flatMap(({ route, params }) => sourcesOf(route.handle, params));
  const state: PageState = {
    loaderData: withoutPromises(context.loaderData),
    actionData: context.actionData,
    errors: context.errors as PageState['errors'],
    notFound,
    settings: publicSettings,
    content: sentContent(content),
    contentPages: input.pages.known,
    sentReceipt,
    styles: assets.styles,
    // An error page replaces the page, whose code is then not needed.
    code: context.errors ? [] : assets.code(sources),
    language,
  };
  const page: PageContextValue = {
    settings: publicSettings,
    content,
    contentPages: input.pages.known,
    sentReceipt,
    styles: assets.styles,
    scripts: assets,
    state,
    notFound: notFound && { pathname: context.location.pathname, data: notFound },
    language,
  };
  const router = createStaticRouter(handler.dataRoutes, context);

  return new Promise((resolve, reject) => {
    let shellFailed = false;
    let isComputed = false;
    const stream: PipeableStream = renderToPipeableStream(
      <PageContextProvider value={page}>
        <ServerMarkupContext value={createServerMarkup()}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ServerMarkupContext>
      </PageContextProvider>,
      {
        ...(nonce && { nonce }),
        // Keeps completed sections in place, so that they are readable without script: by default React moves large
        // sections to the end, even complete ones, and reveals them with a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!complete) resolve(outcome());
        },
        onAllReady() {
          isComputed = true;
          input.onComputed?.();
          if (complete && !shellFailed) resolve(outcome());
        },
        onShellError(error) {
          shellFailed = true;
          reject(error);
        },
        onError(error) {
          if (!shellFailed) input.onError(error);
        },
      },
    );
    const outcome = (): RenderOutcome => ({
      kind: 'page',
      status: context.statusCode,
      isDegraded: () => degraded.value,
      expiresAt: () => expiry.at,
      isWhole: () => isComputed && !hurried.value,
      route: context.errors ? 'error' : (leaf?.id ?? 'unknown'),
      pipe: (destination) =>
        void stream.pipe(new FlushBuffer(destination) as unknown as NodeJS.WritableStream),
      abort: (reason) => stream.abort(reason),
    });
  });
}
