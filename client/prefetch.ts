import { type Location, matchRoutes, type RouteObject } from 'react-router';
import type { RouteId } from '../shared/paths/routes.ts';
import { loadNavigationCode } from './api/load-api.ts';
import { browserContext } from './lib/browser-context.ts';
import type { PageState } from './lib/page-state.ts';
import { createPrefetchGate } from './lib/prefetch-gate.ts';
import { prepareContext } from './navigation-middleware.ts';
import type { PageHandle } from './routes.tsx';

/** A pointer that only passes over a link does not rest on it so long. */
const REST_MS = 65;
/** As long as fetched data is kept (api/kept-responses.ts). */
const AGAIN_MS = 30_000;

const COUNTED: readonly RouteId[] = ['search', 'warranty-check'];

type SentState = Pick<PageState, 'content' | 'settings'>;
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches code and data of a page as soon as somebody shows that they mean to go there: a pointer rests on its link, the
 * focus comes to it, a finger touches it. The click then finds both.
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

/** Who pays for each byte, or waits for it, gets none that they have not asked for. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function leadsToPage({ origin, target, href, download, className }: HTMLAnchorElement): boolean {
  const isPlain = target !== '_blank' && download === '' && !/^(?:add-item|compare-tick)/.test(className);
  return href !== '' && origin === window.location.origin && isPlain;
}

/** Their calls are counted for each visitor: only what they really ask for may be. */
function isCounted(routeId: RouteId | undefined): boolean {
  return routeId !== undefined && COUNTED.includes(routeId);
}

/** The page's own loader runs ahead: what it asks for is kept for the navigation. */
async function fetchPage(routes: RouteObject[], url: URL, state: SentState): Promise<void> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const { load, loadPart, routeId } = (match?.route.handle ?? {}) as Partial<PageHandle>;
  if (!match || !load || isCounted(routeId)) return;
  const [code, { loader }] = await Promise.all([loadNavigationCode(), load(), loadPart?.(match.params)]);
  if (typeof loader !== 'function') return;
  const context = browserContext(state);
  prepareContext(context, code, code.quietApi);
  const { params, pathnameBase: pattern } = match;
  // What a page answers with instead (another address, an error) shows when somebody goes there.
  await Promise.resolve(
    loader({ request: new Request(url), url, pattern, params, context }, undefined),
  ).catch(() => {});
}
