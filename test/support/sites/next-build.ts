import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../content/folders.ts';

export interface NextBuild {
  /** Folder in which it is started. */
  folder: string;
  /** Entry script of the pages of each build. */
  entries: { old: string; next: string };
  /** Scripts and styles that pages of the previous build request and that this build lacks. */
  gone: string[];
  /** Removes them from this build; a site that serves it must get them from elsewhere. */
  removeGone(): void;
  remove(): void;
}

const MANIFEST = 'dist/client/.vite/manifest.json';

const ASSETS = 'dist/client/assets';

/**
 * Makes a copy of the build whose entry script has another name, the difference that visitors and caches
 * notice between releases.
 */
export function makeNextBuild(): NextBuild {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-build-'));
  for (const part of ['dist/client', 'dist/server'])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const manifest = path.join(folder, MANIFEST);
  const text = readFileSync(manifest, 'utf8');
  const old: string = JSON.parse(text)['client/entry.client.tsx'].file;
  // A suffix is appended rather than a part replaced, because a hash may end with a hyphen.
  const next = old.replace(/\.js$/, '-next.js');
  writeFileSync(manifest, text.replaceAll(old, next));
  cpSync(path.join(folder, 'dist/client', old), path.join(folder, 'dist/client', next));
  const assets = path.join(folder, ASSETS);
  const gone = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name) && !next.endsWith(name));
  return {
    folder,
    entries: { old, next },
    gone,
    removeGone() {
      for (const name of gone)
        for (const variant of ['', '.br', '.gz']) rmSync(path.join(assets, name + variant), { force: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
