// Whether the built site is that of the present sources. Plain JavaScript: setup.mjs runs on Node 20 before anything is
// installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const STAMP = path.join(ROOT, 'dist/.minamo-built');
/** Where the content is: another folder has other pictures and documents. */
const CONTENT_DIR = path.resolve(ROOT, process.env.CONTENT_DIR?.trim() || 'content');
/** What the built site is made from. */
const SOURCES = [
  'client',
  'shared',
  'server/content',
  'server/render',
  'media',
  'public',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
];

export function stampIs(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function* filesBelow(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) yield* filesBelow(path.join(entry, name));
}

/**
 * Changes with every source's name and text; a test changes nothing in what is made from them.
 *
 * @param {string[]} sources files and folders, from the root of the project or absolute
 */
export function hashOf(sources) {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(path.resolve(ROOT, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      digest.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return digest.digest('hex');
}

export function sourcesHash() {
  return hashOf([...SOURCES, CONTENT_DIR]);
}

/** @param {string} hash of sourcesHash */
export function isBuiltFrom(hash) {
  return stampIs(STAMP, hash);
}

/** Notes what the build was made from. @param {string} hash of sourcesHash */
export function stampBuild(hash) {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
}
