import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '../../shared/api/client.ts';
import { isApiError } from '../../shared/api/error.ts';
import { statusText } from '../../shared/http-status.ts';
import type { ParamForm } from '../../shared/paths/params.ts';
import { parseParam } from '../../shared/paths/params.ts';
import { apiContext, leftOutContext, sideDataMsContext, wholeContext } from './contexts.ts';
import { within } from './within.ts';

/** What an error boundary gets: a status, never a message or a stack of ours. */
export interface RouteError {
  status: number;
  statusText: string;
  internal: boolean;
  /** What the API says to the visitor, when it has refused a page its data. */
  data: string | null;
}

export function routeError(status: number, said: string | null = null): RouteError {
  return { status, statusText: statusText(status), internal: false, data: said };
}

export function notFound(): RouteError {
  return routeError(404);
}

/** A page's main data failed: the status that the page answers with. Anything else is a fault of ours. */
export function toRouteError(error: unknown): RouteError {
  if (isRouteError(error)) return error;
  if (!isApiError(error)) return routeError(500);
  return routeError(error.status, error.kind === 'business' ? (error.visitorMessage ?? null) : null);
}

export function isRouteError(error: unknown): error is RouteError {
  return typeof error === 'object' && error !== null && 'internal' in error && 'status' in error;
}

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** A fifth of the second that a page waits for what it could do without is hardly noticed. */
const UNNOTICED_SHARE = 0.2;

export function apiOf({ context }: Args): Api {
  return context.get(apiContext);
}

/**
 * Data beside the main content: it never holds the page back and its failure only leaves its section out.
 * The promise never rejects.
 */
export function deferred<Data>({ context }: Args, promise: Promise<Data>): Promise<Data | null> {
  return promise.catch((error: unknown) => {
    context.get(leftOutContext)(error);
    return null;
  });
}

/** Data that a vendor may do without: `null` where the API has none. */
export function unlessMissing<Data>(promise: Promise<Data>): Promise<Data | null> {
  return promise.catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });
}

/** Main content, or the status that the page answers with where there is none. */
export interface Found<Data> {
  found: Data | null;
  status: number;
}

/** Main content of a page that has more to offer, a form for example: such a page says what is missing and stays. Never rejects. */
export function orStatus<Data>({ context }: Args, promise: Promise<Data>): Promise<Found<Data>> {
  return promise.then(
    (found) => ({ found, status: 200 }),
    (error: unknown) => {
      context.get(leftOutContext)(error);
      return { found: null, status: toRouteError(error).status };
    },
  );
}

/**
 * What the page would rather have than be early: `null` when it is not there in the time that is set for that. A page that
 * is kept for others, or read by a crawler, waits for it.
 */
export function inTime<Data>(
  { context }: Args,
  promise: Promise<Data | null>,
  share = 1,
): Promise<Data | null> {
  if (context.get(wholeContext)) return promise;
  return within(promise, context.get(sideDataMsContext) * share);
}

/** As `inTime`, for as long as a visitor takes no notice of: what stands above the main content, or has something to stand in for it. */
export function soon<Data>(args: Args, promise: Promise<Data | null>): Promise<Data | null> {
  return inTime(args, promise, UNNOTICED_SHARE);
}

/** The parameter of a detail page; a wrong form is a 404. */
export function requireParam(form: ParamForm, raw: string | undefined): { id: number } {
  const param = parseParam(form, raw ?? '');
  if (param?.id === undefined) throw notFound();
  return { id: param.id };
}

/** In the browser a record may come under an old slug: the address is set right without a reload. */
export function requirePath({ request }: { request: Request }, path: string | null): void {
  const url = new URL(request.url);
  if (path && url.pathname !== path) throw redirect(path + url.search);
}
