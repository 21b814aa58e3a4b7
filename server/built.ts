import { statSync } from 'node:fs';
import path from 'node:path';
import { folderState } from '../corpus/folder-state.ts';
import type { ContentCache } from '../corpus/kept-content.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const RUNS_FROM_SOURCES = import.meta.filename.endsWith('.ts');
/** Folders of the code on which the result of reading content depends. */
const READING_CODE = ['corpus', 'media', 'records', 'shared', 'server/live-content', 'server/site-content'];

/**
 * Cache of parsed content. In development most changes of code restart the server without touching the code that reads
 * content, which takes a third of its start. Undefined for other programs that run from the sources: they check.
 */
export const CONTENT_CACHE: ContentCache | undefined = contentCache();

function contentCache(): ContentCache | undefined {
  if (!RUNS_FROM_SOURCES) return { folder: path.join(ROOT, 'dist/server/kept'), code: '' };
  if (process.env.NODE_ENV !== 'development') return undefined;
  const states = READING_CODE.map((name) => folderState(path.join(ROOT, name)).toString('hex'));
  const installed = statSync(path.join(ROOT, 'node_modules/.package-lock.json')).mtimeMs;
  return { folder: path.join(ROOT, 'dist/development/kept'), code: [...states, installed].join(' ') };
}
