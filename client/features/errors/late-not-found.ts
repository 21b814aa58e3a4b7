import { latePart } from '../../lib/late-part.ts';

/** The not-found page. Who shows it in a document loads it before: the server, and the browser that takes it over. */
export const NOT_FOUND = latePart(() => import('./not-found.tsx'));
