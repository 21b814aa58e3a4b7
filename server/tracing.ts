import type { NodeOptions, Span, updateSpanName } from '@sentry/node';
import type { Request, Response } from 'express';
import { API_BASE, SENTRY_TRACES_SAMPLE_RATE } from '../shared/constants.ts';
import { RESOURCES } from '../shared/paths/resources.ts';

const HEALTH: readonly unknown[] = [RESOURCES.health, RESOURCES.readiness];

/** No trace begins with a health check, or with a call of the API that is made for no request: at the start, or to see changes. */
export const sampleTrace: NonNullable<NodeOptions['tracesSampler']> = ({
  attributes = {},
  inheritOrSampleWith,
}) => {
  const isOwnCall = attributes['sentry.op'] === 'http.client';
  if (isOwnCall || HEALTH.includes(attributes['url.path'])) return 0;
  return inheritOrSampleWith(SENTRY_TRACES_SAMPLE_RATE);
};

/** The page of an address, the call of the contract, or the kind of response: few names, none with what a visitor typed. */
function routeOf({ address, call, route }: Partial<Express.Locals>): string | undefined {
  if (call) return API_BASE + call.endpoint.path;
  return address?.resolution.kind === 'page' ? address.resolution.routeId : route;
}

/** Names the root span of a request by its route. Spans within it are sent as they end, each with the name that the root has then. */
export function nameRootSpan(
  span: Span,
  { method }: Pick<Request, 'method'>,
  { locals }: Response,
  rename: typeof updateSpanName,
): void {
  const route = routeOf(locals);
  if (!route) return;
  rename(span, `${method} ${route}`);
  span.setAttribute('http.route', route);
}
