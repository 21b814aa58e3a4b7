import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGES = path.join(ROOT, 'package-lock.json');
/** Also matches type imports: they only cause unnecessary rebuilds. */
const IMPORT = /(?:from|import)\s*(?:\(\s*)?'(\.{1,2}\/[^']+)'/g;

/** A module and all modules of this project that it imports, directly or indirectly. */
function modulesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, specifier = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    modulesOf(path.resolve(path.dirname(entry), specifier), found);
  }
  return found;
}

/** Hash of the code that `entry` runs and of the package versions. */
export function codeVersion(entry: string): string {
  const digest = createHash('sha256').update(readFileSync(PACKAGES));
  for (const file of [...modulesOf(entry)].sort()) {
    digest.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex');
}
