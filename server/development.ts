// `npm run dev`: the build tool as middleware of this process. Never imported in production.
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { createServer } from 'vite';
import { contentChecks } from '../corpus/checks/index.ts';
import { loadCorpus } from '../corpus/corpus.ts';
import type { MediaManifest } from '../corpus/media-files/manifest.ts';
import { checkPhotos } from '../media/photos/check-photos.ts';
import { planMedia } from '../media/plan.ts';
import type { AssetTags } from '../shared/render.ts';
import { loadedUntilChanged } from './content/loaded-until-changed.ts';
import { showFailures } from './development-failures.ts';
import { CLIENT_ENTRY } from './render/assets.ts';
import type { Renderer } from './render/page-deps.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The entry with what plugin-react needs to have run before any component module. */
const DEV_ENTRY = '/@development-entry.js';
const DEV_ENTRY_SOURCE = `import '/@vite/client';
import RefreshRuntime from '/@react-refresh';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
await import('/${CLIENT_ENTRY}');
`;

export interface Development {
  renderer: Renderer;
  files: RequestHandler;
  /** The pictures that there are; each is made when it is asked for. */
  media(): Promise<MediaManifest>;
  close(): Promise<void>;
}

interface DevelopmentOptions {
  contentDir: string;
  /** What the last build has made of it. */
  mediaDir: string;
  /** Of the site; hot reloading listens at a distance from it, so that two sites run side by side. */
  port: number;
}

export async function createDevelopment({
  contentDir,
  mediaDir,
  port,
}: DevelopmentOptions): Promise<Development> {
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hotReloadPort(port) } },
  });
  const assets: AssetTags = {
    starter: DEV_ENTRY,
    imports: [],
    styles: ['/client/styles/app.css'],
    development: true,
    code: () => [],
  };
  const files = Router();
  files.get(DEV_ENTRY, (_req, res) => {
    res.type('js').send(DEV_ENTRY_SOURCE);
  });
  // Files for download and postcodes are those of the last build, as the lists say; link previews are on no page.
  for (const folder of ['datasheets', 'manuals', 'firmware', 'previews', 'postal']) {
    files.use(`/media/${folder}`, express.static(path.join(mediaDir, folder)));
  }
  const plan = loadedUntilChanged(contentDir, async () =>
    planMedia(await loadCorpus(contentDir, [...contentChecks, checkPhotos(contentDir)]), contentDir),
  );
  files.get('/media/*file', async (req, res, next) => {
    const make = (await plan()).files.get(req.path);
    if (!make) return next();
    const picture = await make();
    res.type(path.extname(req.path)).send(typeof picture === 'string' ? picture : Buffer.from(picture));
  });
  files.use(vite.middlewares);
  return {
    files,
    media: async () => (await plan()).manifest,
    renderer: {
      build: 'development',
      async load() {
        return { render: showFailures(vite, () => vite.ssrLoadModule('/client/entry.server.tsx')), assets };
      },
    },
    close: () => vite.close(),
  };
}

const PORT_DISTANCE = 20_000;

function hotReloadPort(port: number): number {
  return port + PORT_DISTANCE <= 65_535 ? port + PORT_DISTANCE : port - PORT_DISTANCE;
}
