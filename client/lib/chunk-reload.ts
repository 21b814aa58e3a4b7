import { createPath, type Navigation, type Path, type RouteObject } from 'react-router';
import { CHUNK_RELOAD_INTERVAL_MS, CHUNK_RELOAD_KEY } from '../../shared/constants.ts';
import { readItem, writeItem } from './browser-storage.ts';
import { isSiteReachable } from './connection.ts';

/** A page's code could not be fetched, and loading the page anew was of no use. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('a module of the page cannot be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** What the router is doing, and how it is told to leave off. */
export interface Way {
  navigation(): Navigation | undefined;
  /** Gives the navigation up, stays on the page that is shown and says why. */
  stay(): void;
  /** Has the browser load the document at an address, or the one that is shown anew. */
  leave(target: Path | undefined): void;
}

/**
 * Lets a page whose code is missing (as after a release in between) be loaded anew at the address the visitor wanted, at
 * most once in CHUNK_RELOAD_INTERVAL_MS; after that its route fails with {@link ChunkLoadError}. Without a connection
 * nothing is loaded anew, because the browser would put its own page in the place of ours: the visitor stays.
 */
export function reloadMissingChunks(routes: RouteObject[], way: Way): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) reloadMissingChunks(children, way);
    if (typeof lazy !== 'function') continue;
    route.lazy = () => reloadIfMissing(lazy, route.id, way);
  }
}

/** The same for code that a route needs beside its own. */
export function reloadIfMissing<Code>(
  load: () => Promise<Code>,
  routeId: string | undefined,
  way: Way,
): Promise<Code> {
  return load().catch((error: unknown) => recover(routeId, way, new ChunkLoadError(error)));
}

/** Browsers remember that a module could not be fetched: only another document asks for it again. */
let hasLostConnection = false;

/** The navigation that a document is being loaded for: each one misses several pieces of code at once, and leaves once. */
let leaving: { key: string | undefined } | undefined;

async function recover(routeId: string | undefined, way: Way, error: ChunkLoadError): Promise<never> {
  const isReachable = await isSiteReachable();
  const navigation = way.navigation();
  // The visitor has gone another way in the meantime.
  if (navigation && !navigation.matches?.some(({ route }) => route.id === routeId)) throw error;
  if (!isReachable) {
    hasLostConnection = true;
    // On the way back the address has changed already: there the error page says what is wrong.
    if (navigation && navigation.historyAction !== 'POP') way.stay();
    throw error;
  }
  const key = navigation?.location?.key;
  // Stays open until the document is gone, so that nothing of the failure is shown.
  if (leaving && leaving.key === key) return new Promise<never>(() => {});
  // The click that follows a lost connection leads on, also where storage is shut: no reload follows by itself.
  if (!claimReload(Date.now()) && !(hasLostConnection && navigation)) throw error;
  leaving = { key };
  way.leave(navigation?.location);
  return new Promise<never>(() => {});
}

/** Whether the page may be loaded anew now, and notes that it was. Where storage is shut it may not: it could go on for ever. */
export function claimReload(now: number): boolean {
  const last = Number(readItem('sessionStorage', CHUNK_RELOAD_KEY));
  if (now - last < CHUNK_RELOAD_INTERVAL_MS) return false;
  return writeItem('sessionStorage', CHUNK_RELOAD_KEY, String(now));
}

/** {@link Way.leave} of a browser. */
export function leaveFor(target: Path | undefined): void {
  const here = window.location.pathname + window.location.search;
  // On the way back the address is the target's already, and assigning it would load nothing.
  if (!target || here === target.pathname + target.search) window.location.reload();
  else window.location.assign(createPath(target));
}
