import { createPath, type Location, type RouteObject } from 'react-router';
import { CHUNK_RELOAD_INTERVAL_MS, CHUNK_RELOAD_KEY } from '../../shared/constants.ts';
import { readItem, writeItem } from './browser-storage.ts';

/** A page's code could not be fetched, and loading the page anew was of no use. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('a module of the page cannot be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Lets a page whose code is missing (as after a release in between) be loaded anew at the address the visitor wanted, at
 * most once in CHUNK_RELOAD_INTERVAL_MS; after that its route fails with {@link ChunkLoadError} (SPEC §8).
 *
 * @param target where the router is on its way to; undefined when it is under way to nowhere.
 */
export function reloadMissingChunks(routes: RouteObject[], target: () => Location | undefined): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) reloadMissingChunks(children, target);
    if (typeof lazy !== 'function') continue;
    route.lazy = () =>
      lazy().catch((error: unknown) => {
        if (!claimReload(Date.now())) throw new ChunkLoadError(error);
        leaveFor(target());
        // Stays open until the document is gone, so that nothing of the failure is shown.
        return new Promise<never>(() => {});
      });
  }
}

/** Whether the page may be loaded anew now, and notes that it was. Where storage is shut it may not: it could go on for ever. */
export function claimReload(now: number): boolean {
  const last = Number(readItem('sessionStorage', CHUNK_RELOAD_KEY));
  if (now - last < CHUNK_RELOAD_INTERVAL_MS) return false;
  return writeItem('sessionStorage', CHUNK_RELOAD_KEY, String(now));
}

function leaveFor(target: Location | undefined): void {
  const here = window.location.pathname + window.location.search;
  // On the way back the address is the target's already, and assigning it would load nothing.
  if (!target || here === target.pathname + target.search) window.location.reload();
  else window.location.assign(createPath(target));
}
