import path from 'node:path';

/** Root folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Output folder of `npm run build`. */
export const DIST = path.join(ROOT, 'dist');
