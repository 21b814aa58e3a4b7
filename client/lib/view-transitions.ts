import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Cross-fades from page to page where the browser can and the visitor has nothing against motion; their way back is
 * cross-faded by the router itself. Done here once rather than at every link, and for the whole window: React's own
 * ViewTransition would lift the page's content over the header that stays.
 */
export function withViewTransitions(router: Router): Router {
  const navigate = router.navigate.bind(router) as (...call: unknown[]) => Promise<void>;
  router.navigate = ((to: unknown, options?: object) =>
    typeof to !== 'number' && leadsElsewhere(to, router.state.location.pathname) && wantsMotion()
      ? navigate(to, { ...options, viewTransition: true })
      : navigate(to, options)) as Router['navigate'];
  return router;
}

/** A change of query or hash alone is no new page. */
function leadsElsewhere(to: unknown, pathname: string): boolean {
  const target = typeof to === 'string' ? to : (to as { pathname?: string } | null)?.pathname;
  return target?.startsWith('/') === true && target.split(/[?#]/)[0] !== pathname;
}

function wantsMotion(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
