import { createStaticHandler, type RouteObject } from 'react-router';
import type { Resolution } from '../shared/paths/resolve.ts';
import { type RouteId, routeOf } from '../shared/paths/routes.ts';
import type { PageHandle } from './routes.tsx';

export type Handler = ReturnType<typeof createStaticHandler>;

export interface FoundHandler {
  handler: Handler;
  /** The routes that lead to the page; null where not even the catch-all route does. */
  matched: ReturnType<Handler['match']>;
}

/** The handler for an address: what it means, and its path. */
export type FindHandler = (resolution: Resolution, pathname: string) => FoundHandler;

/**
 * The router's handlers of a tree. What an address means is known before its page is rendered, so the router need not try
 * the routes of all other pages on it: each route of a page gets a handler of its own when it is first asked for, and what is no
 * page one without any.
 */
export function createHandlers(tree: RouteObject[]): FindHandler {
  const whole = createStaticHandler(tree);
  const withoutAny = createStaticHandler(withoutPages(tree));
  const narrow = new Map<RouteId, Handler>();
  return (resolution, pathname) => {
    if (resolution.kind !== 'page') return { handler: withoutAny, matched: withoutAny.match(pathname) };
    const { routeId } = resolution;
    let handler = narrow.get(routeId);
    if (!handler) {
      const branch = leadingTo(routeOf(routeId).pattern, tree);
      handler = branch.length > 0 ? createStaticHandler(branch) : whole;
      narrow.set(routeId, handler);
    }
    const matched = handler.match(pathname);
    return matched ? { handler, matched } : { handler: whole, matched: whole.match(pathname) };
  };
}

/** A tree with its frame, and what is in it for no page. */
function withoutPages(routes: RouteObject[]): RouteObject[] {
  return routes
    .filter(({ handle }) => !(handle as Partial<PageHandle> | undefined)?.routeId)
    .map((route) => ({ ...route, children: route.children && withoutPages(route.children) }) as RouteObject);
}

/** What of a tree leads to the pages of one pattern. Pages that only their parameter tells apart have one route. */
function leadingTo(pattern: string, routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    const { routeId } = (route.handle ?? {}) as Partial<PageHandle>;
    if (routeId && routeOf(routeId).pattern === pattern) return [route];
    const children = leadingTo(pattern, route.children ?? []);
    return children.length > 0 ? [{ ...route, children } as RouteObject] : [];
  });
}
