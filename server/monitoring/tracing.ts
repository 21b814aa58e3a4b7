import type { NodeOptions, Span, updateSpanName } from '@sentry/node';
import type { Request, Response } from 'express';
import { API_BASE, SENTRY_TRACES_SAMPLE_RATE } from '../../shared/constants.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';

const HEALTH: readonly unknown[] = [RESOURCES.health, RESOURCES.readiness];

/**
 * Samples no trace for health checks, or for API calls outside a request: at the start, or when polling for changes.
 */
export const sampleTrace: NonNullable<NodeOptions['tracesSampler']> = ({
  attributes = {},
  inheritOrSampleWith,
}) => {
  const isOwnCall = attributes['sentry.op'] === 'http.client';
  if (isOwnCall || HEALTH.includes(attributes['url.path'])) return 0;
  return inheritOrSampleWith(SENTRY_TRACES_SAMPLE_RATE);
};

/** Route id of a page, path of an API call, or kind of response: few names, without any input of visitors. */
function routeOf({ address, call, route }: Partial<Express.Locals>): string | undefined {
  if (call) return API_BASE + call.endpoint.path;
  return address?.resolution.kind === 'page' ? address.resolution.routeId : route;
}

/**
 * Names the root span of a request by its route. Child spans are sent as they end, each with the current name of the
 * root.
 */
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
