import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What `npm run build` has made. */
export const DIST = path.join(ROOT, 'dist');
