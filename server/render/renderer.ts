import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '../../shared/render.ts';
import { createAssetTags, readManifest } from './assets.ts';
import type { Renderer } from './page-deps.ts';

export const CLIENT_ENTRY = 'client/entry.client.tsx';

/**
 * The renderer over the built client.
 *
 * @throws {Error} when there is no build, with the command that makes one.
 */
export async function createBuiltRenderer(distDir: string): Promise<Renderer> {
  const entry = path.join(distDir, 'server/entry.server.js');
  if (!existsSync(entry)) throw new Error(`${entry} がありません。npm run build で作成してください`);
  const [module, manifest] = await Promise.all([
    import(pathToFileURL(entry).href) as Promise<{ render: Render }>,
    readManifest(path.join(distDir, 'client/.vite/manifest.json')),
  ]);
  const loaded = { render: module.render, assets: createAssetTags(manifest, CLIENT_ENTRY) };
  return { load: async () => loaded };
}
