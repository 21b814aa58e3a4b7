import type { Guard } from '../../shared/render.ts';

/**
 * Guards that a route may name in `handle.guards`; they run on the server, before the page's loaders. An unknown name
 * is answered with 500. No page of this site needs one: the resolver validates addresses.
 */
export const GUARDS: Readonly<Record<string, Guard>> = {};
