// Which outputs of the build are those of the present sources. Plain JavaScript: setup.mjs runs on Node 20 before
// anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
/** Hidden, so that no server sends it. */
const STAMP = '.built-from';
/** What the sources looked like from outside when their hash was taken last. */
const SEEN = '.built-from-files';
/** What every output is made with. */
const TOOLS = ['package-lock.json'];

/**
 * What the build writes, and what each is made from: an edit of a page must not draw the pictures anew.
 *
 * @param {{ root?: string, env?: Record<string, string | undefined> }} options the project's and the process's by default
 * @returns {Record<string, { folder: string, sources: string[] }>}
 */
export function outputs({ root = ROOT, env = process.env } = {}) {
  // As the settings themselves read it.
  const setting = (name, fallback) => path.resolve(root, env[name]?.trim() || fallback);
  const below = (names) => [...names, ...TOOLS].map((name) => path.join(root, name));
  return {
    client: {
      folder: path.join(root, 'dist/client'),
      sources: below(['client', 'shared', 'public', 'vite.config.ts', 'scripts/precompress.ts']),
    },
    server: {
      folder: path.join(root, 'dist/server'),
      sources: below(['client', 'server', 'corpus', 'shared', 'vite.config.ts']),
    },
    desk: {
      folder: path.join(root, 'dist/desk'),
      sources: below(['client/desk', 'shared', 'vite.config.ts', 'scripts/precompress.ts']),
    },
    media: {
      folder: setting('MEDIA_DIR', 'dist/media'),
      sources: [
        ...below(['media', 'corpus', 'shared', 'scripts/build-media.ts', 'scripts/precompress.ts']),
        setting('CONTENT_DIR', 'content'),
      ],
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
    // What a link leads to is looked at.
    yield* filesBelow(file, below.isSymbolicLink() ? undefined : below.isDirectory());
  }
}

/** Tests change nothing in the build. */
const NO_SOURCE = /\.test\.tsx?$/;

/** Changes with every source's name and text. */
function hashOf(sources) {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      if (NO_SOURCE.test(file)) continue;
      digest.update(path.relative(source, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return digest.digest('hex');
}

/**
 * Changes with every file that is written, added or removed, and costs no look into any. `ctime` cannot be set: a copy that
 * keeps the times of what it copies is seen, too.
 */
function outsideOf(sources) {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      const { size, mtimeMs, ctimeMs, ino } = statSync(file);
      digest.update(`${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`);
    }
  }
  return digest.digest('hex');
}

/** Whether an output is of its present sources. They are read only when they look different than the last time. */
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
    // Where nothing can be written, they are read every time.
  }
  return true;
}

/** What the present sources of all outputs are known by. */
export function sourcesHash() {
  return hashOf(Object.values(outputs()).flatMap(({ sources }) => sources));
}

/** Names of the outputs that are not of the present sources, in the order in which they are built. */
export function staleOutputs(options) {
  const known = outputs(options);
  return Object.keys(known).filter((name) => !isCurrent(known[name]));
}

/**
 * Builds one output. It counts as built only when `build` comes to its end, and as what the sources were at the start.
 *
 * @template Made
 * @param {string} name
 * @param {() => Made} build may take its time: what it returns is returned
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

/** Leaves an output to be built later: until then it counts as unfinished, whatever becomes of its sources. */
export function markUnfinished(name, options) {
  rmSync(path.join(outputs(options)[name].folder, STAMP), { force: true });
}
