import path from 'node:path';

/**
 * Folder in which the built server caches parsed content; undefined when the source files run, because they may change
 * at any time.
 */
export const KEPT_CONTENT = import.meta.filename.endsWith('.ts')
  ? undefined
  : path.resolve(import.meta.dirname, '../dist/server/kept');
