import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '../../../records/client.ts';
import { isApiError } from '../../../shared/api/error.ts';
import { statusText } from '../../../shared/http-status.ts';
import type { ParamForm } from '../../../shared/paths/params.ts';
import { parseParam } from '../../../shared/paths/params.ts';
import { apiContext, hurriedContext, leftOutContext, sideDataMsContext, wholeContext } from './contexts.ts';
import { within } from './within.ts';

/** Error for an error boundary: a status, never a message or a stack. */
export interface RouteError {
  status: number;
  statusText: string;
  internal: boolean;
  /** Message of the API for the visitor, when it has refused the data of a page. */
  data: string | null;
}

export function routeError(status: number, said: string | null = null): RouteError {
  return { status, statusText: statusText(status), internal: false, data: said };
}

export function notFound(): RouteError {
  return routeError(404);
}

/** Error for the failure of a page's main data, with the status of the response. Unexpected errors become a 500. */
export function toRouteError(error: unknown): RouteError {
  if (isRouteError(error)) return error;
  if (!isApiError(error)) return routeError(500);
  return routeError(error.status, error.kind === 'business' ? (error.visitorMessage ?? null) : null);
}

export function isRouteError(error: unknown): error is RouteError {
  return typeof error === 'object' && error !== null && 'internal' in error && 'status' in error;
}

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** Share of the timeout for optional data that visitors hardly notice: a fifth of the usual second. */
const UNNOTICED_SHARE = 0.2;

export function apiOf({ context }: Args): Api {
  return context.get(apiContext);
}

/**
 * Data of an optional section: its failure leaves the section out, and never fails the page. The promise never rejects.
 */
export function deferred<Data>({ context }: Args, promise: Promise<Data>): Promise<Data | null> {
  return promise.catch((error: unknown) => {
    context.get(leftOutContext)(error);
    return null;
  });
}

/** Data that a vendor may do without: `null` if the API responds with 404. */
export function unlessMissing<Data>(promise: Promise<Data>): Promise<Data | null> {
  return promise.catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });
}

/** Main content, or the status of the response if there is none. */
interface Found<Data> {
  found: Data | null;
  status: number;
}

/**
 * Main content of a page with other content, for example a form: such a page shows a notice instead of an error page.
 * Never rejects.
 */
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
 * Waits for optional data until the timeout, then resolves with `null`. Pages for a cache or a crawler wait without a
 * limit.
 */
export function inTime<Data>(
  { context }: Args,
  promise: Promise<Data | null>,
  share = 1,
): Promise<Data | null> {
  if (context.get(wholeContext)) return promise;
  return within(promise, context.get(sideDataMsContext) * share, () => {
    context.get(hurriedContext).value = true;
  });
}

/**
 * Same as `inTime`, with a time that visitors hardly notice: for data above the main content, or with a replacement.
 */
export function soon<Data>(args: Args, promise: Promise<Data | null>): Promise<Data | null> {
  return inTime(args, promise, UNNOTICED_SHARE);
}

/** Parsed parameter of a detail page. Throws a 404 for an invalid one. */
export function requireParam(form: ParamForm, raw: string | undefined): { id: number } {
  const param = parseParam(form, raw ?? '');
  if (param?.id === undefined) throw notFound();
  return { id: param.id };
}

/** Redirects to the canonical path of a record. In the browser an old slug is thus corrected without a reload. */
export function requirePath({ request }: { request: Request }, path: string | null): void {
  const url = new URL(request.url);
  if (path && url.pathname !== path) throw redirect(path + url.search);
}
