import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '../../shared/render.ts';
import { createAssetTags, readManifest } from './assets.ts';
import type { Renderer } from './page-deps.ts';

/**
 * Creates the renderer of the built client.
 *
 * @throws {Error} when there is no build, with the command that creates one
 */
export async function createBuiltRenderer(distDir: string): Promise<Renderer> {
  const entry = path.join(distDir, 'server/entry.server.js');
  if (!existsSync(entry)) throw new Error(`${entry} がありません。npm run build で作成してください`);
  const manifestFile = path.join(distDir, 'client/.vite/manifest.json');
  const [module, manifest, build] = await Promise.all([
    import(pathToFileURL(entry).href) as Promise<{ render: Render }>,
    readManifest(manifestFile),
    hashOf([entry, manifestFile]),
  ]);
  const loaded = { render: module.render, assets: createAssetTags(manifest) };
  return { build, load: async () => loaded };
}

/** Hashes two files that name all others, whose names contain their hashes. */
async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
