import type { Guard } from '../../shared/render.ts';

/**
 * The guards that a route may name in `handle.guards`; they run on the server, before the page's loaders. A name that
 * is not here is answered with 500. No page of this site needs one today: what an address must look like is the
 * resolver's affair.
 */
export const GUARDS: Readonly<Record<string, Guard>> = {};
