// Decides which build outputs are up to date. Plain JavaScript: setup.mjs runs on Node 20 before any package
// is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
/** Stamp file. Hidden files are never served. */
const STAMP = '.built-from';
/** File times and sizes of the sources when they were last hashed. */
const SEEN = '.built-from-files';
/** Sources of each output below the root. */
const SOURCES = {
  client: 'client records shared public vite.config.ts scripts/build/precompress.ts package-lock.json',
  server:
    'client server corpus desk/editing desk/server desk/shared records shared vite.config.ts package-lock.json',
  desk: 'desk/client desk/shared shared vite.config.ts scripts/build/precompress.ts package-lock.json',
  media:
    'media corpus records shared scripts/build/build-media.ts scripts/build/precompress.ts package-lock.json',
};

/**
 * Outputs of the build with their sources: editing a page must not generate all pictures again.
 *
 * @param {{ root?: string, env?: Record<string, string | undefined> }} options the project's and the
 * process's by default
 * @returns {Record<string, { folder: string, sources: string[] }>}
 */
export function outputs({ root = ROOT, env = process.env } = {}) {
  // Same rule as in the settings.
  const setting = (name, fallback) => path.resolve(root, env[name]?.trim() || fallback);
  const sourcesOf = (name) => SOURCES[name].split(' ').map((source) => path.join(root, source));
  const built = (name) => ({ folder: path.join(root, 'dist', name), sources: sourcesOf(name) });
  return {
    client: built('client'),
    server: built('server'),
    desk: built('desk'),
    media: {
      folder: setting('MEDIA_DIR', 'dist/media'),
      sources: [...sourcesOf('media'), setting('CONTENT_DIR', 'content')],
    },
  };
}

export function stampIs(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function* filesBelow(entry, isFolder = statSync(entry, { throwIfNoEntry: false })?.isDirectory()) {
  if (isFolder === undefined) return;
  if (!isFolder) {
    yield entry;
    return;
  }
  const entries = readdirSync(entry, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const below of entries) {
    const file = path.join(entry, below.name);
    // Symbolic links are followed.
    yield* filesBelow(file, below.isSymbolicLink() ? undefined : below.isDirectory());
  }
}

/** Tests do not affect the build. */
const NO_SOURCE = /\.test\.tsx?$/;

/** Hash of the parts that are read of every source. */
function digestOf(sources, partsOf) {
  const digest = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(source))
      if (!NO_SOURCE.test(file)) for (const part of partsOf(file, source)) digest.update(part);
  return digest.digest('hex');
}

/** Hash of the names and contents of all sources. */
function hashOf(sources) {
  return digestOf(sources, (file, source) => [path.relative(source, file), '\0', readFileSync(file), '\0']);
}

/**
 * Hash of size, times and inode of every file: changes when one is written, added or removed, without reading
 * any. `ctime` cannot be set, so a copy that preserves times is noticed, too.
 */
function outsideOf(sources) {
  return digestOf(sources, (file) => {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    return [`${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`];
  });
}

/**
 * Returns whether an output matches its sources, which are read only when their times or sizes have changed.
 */
function isCurrent({ folder, sources }) {
  const stamp = path.join(folder, STAMP);
  if (!existsSync(stamp)) return false;
  const seen = path.join(folder, SEEN);
  const outside = outsideOf(sources);
  const built = readFileSync(stamp, 'utf8');
  if (stampIs(seen, `${built} ${outside}`)) return true;
  if (hashOf(sources) !== built) return false;
  try {
    writeFileSync(seen, `${built} ${outside}`);
  } catch {
    // On a read-only folder the sources are hashed every time.
  }
  return true;
}

/** Hash of the sources of all outputs. */
export function sourcesHash() {
  return hashOf(Object.values(outputs()).flatMap(({ sources }) => sources));
}

/** Names of the outputs that are out of date, in build order. */
export function staleOutputs(options) {
  const known = outputs(options);
  return Object.keys(known).filter((name) => !isCurrent(known[name]));
}

/**
 * Builds one output. It counts as built only when `build` has finished, and with the hash of the sources at
 * the start.
 *
 * @template Made
 * @param {string} name
 * @param {() => Made} build may return a promise, which is awaited and returned
 */
export function buildOutput(name, build, options) {
  const { folder, sources } = outputs(options)[name];
  const stamp = path.join(folder, STAMP);
  const hash = hashOf(sources);
  rmSync(stamp, { force: true });
  const finish = () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(stamp, hash);
  };
  const made = build();
  if (made instanceof Promise) return made.then(finish);
  finish();
  return made;
}

/** Marks an output as unfinished until it is built again, even if its sources do not change. */
export function markUnfinished(name, options) {
  rmSync(path.join(outputs(options)[name].folder, STAMP), { force: true });
}
