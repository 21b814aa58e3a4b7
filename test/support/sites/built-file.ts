import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../content/folders.ts';

const MANIFEST = path.join(DIST, 'client/.vite/manifest.json');

/** Path, `/assets/…`, of the file into which a browser module was built. */
export function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const built = manifest[source];
  if (!built) throw new Error(`${source} has no file of its own`);
  return `/${built.file}`;
}
