import { createPath, type Navigation, type Path, type RouteObject } from 'react-router';
import { CHUNK_RELOAD_INTERVAL_MS, CHUNK_RELOAD_KEY } from '../../../shared/constants.ts';
import { readItem, writeItem } from '../browser/browser-storage.ts';
import { isSiteReachable } from './connection.ts';

/** Thrown when the code of a page cannot be fetched, even after a reload of the document. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('a module of the page cannot be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** State of the router, and the actions that end a navigation. */
export interface Way {
  navigation(): Navigation | undefined;
  /** Cancels the navigation and reports the reason on the current page. */
  stay(): void;
  /** Loads the document at an address, or reloads the current one. */
  leave(target: Path | undefined): void;
}

/**
 * Loads the document of a page whose code is missing (for example after a release) at the address that the visitor
 * requested, at most once in CHUNK_RELOAD_INTERVAL_MS; after that its route fails with {@link ChunkLoadError}. Without
 * a connection the document is not loaded, because the browser would replace the page by its own error page: the
 * visitor stays.
 */
export function reloadMissingChunks(routes: RouteObject[], way: Way): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) reloadMissingChunks(children, way);
    if (typeof lazy !== 'function') continue;
    route.lazy = () => reloadIfMissing(lazy, route.id, way);
  }
}

/** The same for other code that a route needs. */
export function reloadIfMissing<Code>(
  load: () => Promise<Code>,
  routeId: string | undefined,
  way: Way,
): Promise<Code> {
  return load().catch((error: unknown) => recover(routeId, way, new ChunkLoadError(error)));
}

/** Browsers cache the failure of a module's fetch: only another document requests it again. */
let hasLostConnection = false;

/** Navigation whose document is loading. Several modules of one navigation fail at once, but it is left only once. */
let leaving: { key: string | undefined } | undefined;

async function recover(routeId: string | undefined, way: Way, error: ChunkLoadError): Promise<never> {
  const isReachable = await isSiteReachable();
  const navigation = way.navigation();
  // The visitor has started another navigation.
  if (navigation && !navigation.matches?.some(({ route }) => route.id === routeId)) throw error;
  if (!isReachable) {
    hasLostConnection = true;
    // A step in the history has changed the address already, so the error page shows the failure there.
    if (navigation && navigation.historyAction !== 'POP') way.stay();
    throw error;
  }
  const key = navigation?.location?.key;
  // Never settles, so that the failure is not shown before the document is replaced.
  if (leaving && leaving.key === key) return new Promise<never>(() => {});
  // A click after a lost connection leads on, even if storage is blocked: it cannot cause a loop of reloads.
  if (!claimReload(Date.now()) && !(hasLostConnection && navigation)) throw error;
  leaving = { key };
  way.leave(navigation?.location);
  return new Promise<never>(() => {});
}

/**
 * Returns whether the page may reload now, and records the reload. False if storage is blocked, because reloads could
 * then repeat endlessly.
 */
export function claimReload(now: number): boolean {
  const last = Number(readItem('sessionStorage', CHUNK_RELOAD_KEY));
  if (now - last < CHUNK_RELOAD_INTERVAL_MS) return false;
  return writeItem('sessionStorage', CHUNK_RELOAD_KEY, String(now));
}

/** {@link Way.leave} of a browser. */
export function leaveFor(target: Path | undefined): void {
  const here = window.location.pathname + window.location.search;
  // During a step in the history the current address is the target already, and assigning it would not load the
  // document.
  if (!target || here === target.pathname + target.search) window.location.reload();
  else window.location.assign(createPath(target));
}
