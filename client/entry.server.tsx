import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { START_WIDTH_DESKTOP, START_WIDTH_MOBILE } from '../shared/constants.ts';
import type { Render, RenderInput, RenderOutcome } from '../shared/render.ts';
import { createApi } from './api/api.ts';
import {
  apiContext,
  degradedContext,
  noteContext,
  resolutionContext,
  screenWidthContext,
} from './lib/contexts.ts';
import { routeError, toRouteError } from './lib/load.ts';
import { loadNotFoundData } from './lib/not-found-data.ts';
import { PageContextProvider, type PageContextValue } from './lib/page-context.tsx';
import { type PageState, toScriptJson } from './lib/page-state.ts';
import { FRAME_ID, ROOT_ID, routes } from './routes.tsx';

const handler = createStaticHandler(routes);

/** Renders one page of the site. Rejects only when not even the error page could be rendered. */
export const render: Render = async (input) => {
  const api = createApi(input.api);
  const degraded = { value: false };
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(
    screenWidthContext,
    input.device === 'mobile' ? START_WIDTH_MOBILE : START_WIDTH_DESKTOP,
  );
  requestContext.set(resolutionContext, input.resolution);
  requestContext.set(degradedContext, degraded);
  requestContext.set(noteContext, (message, detail) => input.onNote?.(message, detail));

  const isPage = input.resolution.kind === 'page';
  const result = await handler.query(matchable(input.request), {
    requestContext,
    // The pages' loaders have nothing to say about an address that is no page.
    ...(!isPage && { filterMatchesToLoad: ({ route }) => route.id === ROOT_ID || route.id === FRAME_ID }),
  });
  if (result instanceof Response) {
    return { kind: 'redirect', status: result.status, location: result.headers.get('Location') ?? '/' };
  }

  noteErrors(result, input);
  if (result.statusCode === 404) {
    Object.assign(result.loaderData[ROOT_ID] as object, {
      notFound: await loadNotFoundData(api, input.request.url),
    });
  }
  try {
    return await renderContext(result, input, degraded);
  } catch (error) {
    input.onError(error);
    result.errors = { [FRAME_ID]: routeError(500) };
    result.statusCode = 500;
    return renderContext(result, input, degraded);
  }
};

/** Even the catch-all route does not match a line break; such an address is no page whatever it says. */
function matchable(request: Request): Request {
  return handler.match(new URL(request.url).pathname)
    ? request
    : new Request(new URL('/not-found', request.url), { signal: request.signal });
}

/** Only a status reaches the boundary; what went wrong is for the log. */
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

function renderContext(
  context: StaticHandlerContext,
  input: RenderInput,
  degraded: { value: boolean },
): Promise<RenderOutcome> {
  const { assets, nonce, publicSettings, language, complete } = input;
  const state: PageState = {
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: context.errors as PageState['errors'],
    settings: publicSettings,
    styles: assets.styles,
    language,
  };
  const leaf = context.matches.at(-1)?.route;
  const sources = context.matches.flatMap(({ route }) =>
    route.handle?.source ? [route.handle.source as string] : [],
  );
  const page: PageContextValue = {
    settings: publicSettings,
    styles: assets.styles,
    preloads: assets.preloads(sources),
    stateJson: toScriptJson(state),
    language,
  };
  const router = createStaticRouter(handler.dataRoutes, context);

  return new Promise((resolve, reject) => {
    let shellFailed = false;
    const stream: PipeableStream = renderToPipeableStream(
      <PageContextProvider value={page}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PageContextProvider>,
      {
        ...(nonce && { nonce }),
        bootstrapModules: [assets.entry],
        // What is ready stands in its place, readable without script: by default React moves large sections out of
        // place even when they are complete, and reveals them with a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!complete) resolve(outcome());
        },
        onAllReady() {
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
      get degraded() {
        return degraded.value;
      },
      route: context.errors ? 'error' : (leaf?.id ?? 'unknown'),
      pipe: (destination) => void stream.pipe(destination),
      abort: (reason) => stream.abort(reason),
    });
  });
}
