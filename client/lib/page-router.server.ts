import { createStaticRouter, type StaticHandler, type StaticHandlerContext } from 'react-router';

type StaticRouter = ReturnType<typeof createStaticRouter>;

/** What the routers of a route's pages have in common, by the route. */
const sharedRouters = new WeakMap<object, StaticRouter>();

function sharedRouter({ dataRoutes, match }: StaticHandler, matches: StaticHandlerContext['matches']) {
  const leaf = matches.at(-1)?.route;
  const known = leaf && sharedRouters.get(leaf);
  if (known) return known;
  const noPage = { matches: [], _match: match } as unknown as StaticHandlerContext;
  const router = { ...createStaticRouter(dataRoutes, noPage) };
  // The router copies its routes: one that has not been asked for its code yet would never have it.
  if (leaf && matches.every(({ route }) => !route.lazy)) sharedRouters.set(leaf, router);
  return router;
}

/**
 * What one page is rendered with on the server. React Router's own function makes a router with accessors for each page, which
 * V8 keeps, and with it the page, until it collects the old generation; and it copies all routes each time. Here a page's router is
 * a plain object, and routes are copied once.
 */
export function createPageRouter(handler: StaticHandler, context: StaticHandlerContext): StaticRouter {
  const shared = sharedRouter(handler, context.matches);
  const { basename, location, loaderData, actionData, errors } = context;
  const matches = context.matches.map((match) => ({
    ...match,
    route: shared.manifest[match.route.id] ?? match.route,
  }));
  return {
    ...shared,
    basename,
    state: { ...shared.state, location, matches, loaderData, actionData, errors },
  } as StaticRouter;
}
