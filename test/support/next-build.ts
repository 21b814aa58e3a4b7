import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './folders.ts';

export interface NextBuild {
  /** Where it is started. */
  folder: string;
  /** What the pages of each build fetch first. */
  entries: { old: string; next: string };
  /** Scripts and styles that pages of the build before ask for and that have another name here, or none. */
  gone: string[];
  /** Leaves of these nothing here; whoever serves this build has them from elsewhere. */
  removeGone(): void;
  remove(): void;
}

const MANIFEST = 'dist/client/.vite/manifest.json';

const ASSETS = 'dist/client/assets';

/** What the next build differs in for a visitor and for the caches: its entry has another name. */
export function makeNextBuild(): NextBuild {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-build-'));
  for (const part of ['dist/client', 'dist/server'])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const manifest = path.join(folder, MANIFEST);
  const text = readFileSync(manifest, 'utf8');
  const old: string = JSON.parse(text)['client/entry.client.tsx'].file;
  // A hash may end with a hyphen, so that nothing is taken out of the name: what is added makes it another.
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
