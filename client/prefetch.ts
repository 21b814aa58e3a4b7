import { type Location, matchRoutes, type RouteObject } from 'react-router';
import { routeOf } from '../shared/paths/routes.ts';
import { loadNavigationCode } from './api/load-api.ts';
import { browserContext } from './lib/loading/browser-context.ts';
import type { PageState } from './lib/loading/page-state.ts';
import { createPrefetchGate } from './lib/loading/prefetch-gate.ts';
import { prepareContext } from './navigation-middleware.ts';
import type { PageHandle } from './routes.tsx';

/** Milliseconds after which a pointer rests on a link instead of passing over it. */
const REST_MS = 65;
/** Lifetime of prefetched data (api/kept-responses.ts), in milliseconds. */
const AGAIN_MS = 30_000;

type SentState = Pick<PageState, 'content' | 'settings'>;
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Prefetches code and data of a page when the visitor shows the intention to open it: the pointer rests on its link,
 * the link is focused, or a finger touches it. The click then finds both loaded.
 */
export function prefetchOnIntent(routes: RouteObject[], here: () => Location, state: SentState): void {
  if (isSparing()) return;
  const fetched = new Map<string, number>();
  const admit = createPrefetchGate();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement, isPressed: boolean): void {
    const { pathname, search } = link;
    const address = pathname + search;
    const { pathname: shown, search: query } = here();
    if (address === shown + query || performance.now() < (fetched.get(address) ?? 0)) return;
    admit(() => {
      fetched.set(address, performance.now() + AGAIN_MS);
      return fetchPage(routes, new URL(link.href), state).catch(() => fetched.delete(address));
    }, isPressed);
  }

  function onIntent(event: Event): void {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leadsToPage(link)) return;
    if (event.type === 'pointerover') resting = setTimeout(() => prefetch(link, false), REST_MS);
    else prefetch(link, event.type === 'pointerdown');
  }
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/** Whether the connection is slow or in data-saving mode, which excludes prefetching. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function leadsToPage({ origin, target, href, download, className }: HTMLAnchorElement): boolean {
  const isPlain = target !== '_blank' && download === '' && !/^(?:add-item|compare-tick)/.test(className);
  return href !== '' && origin === window.location.origin && isPlain;
}

/** Runs the page's own loader ahead; the responses are cached for the navigation. */
async function fetchPage(routes: RouteObject[], url: URL, state: SentState): Promise<void> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const { load, loadPart, routeId } = (match?.route.handle ?? {}) as Partial<PageHandle>;
  if (!match || !load || !routeId || routeOf(routeId).isCounted) return;
  const [code, { loader }] = await Promise.all([loadNavigationCode(), load(), loadPart?.(match.params)]);
  if (typeof loader !== 'function') return;
  const context = browserContext(state);
  prepareContext(context, code, code.quietApi);
  const { params, pathnameBase: pattern } = match;
  // Ignores redirects and errors of the loader; the navigation handles them.
  await Promise.resolve(
    loader({ request: new Request(url), url, pattern, params, context }, undefined),
  ).catch(() => {});
}
