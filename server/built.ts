import path from 'node:path';

/** Where the built server keeps what it has read; undefined where the source files run, which may change at any time. */
export const KEPT_CONTENT = import.meta.filename.endsWith('.ts')
  ? undefined
  : path.resolve(import.meta.dirname, '../dist/server/kept');
