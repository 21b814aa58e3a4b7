import { latePart } from '../../lib/loading/late-part.ts';

/**
 * Lazy not-found page. It is loaded before a document shows it: on the server, and in the browser before
 * hydration.
 */
export const NOT_FOUND = latePart(() => import('./not-found.tsx'));
