// Vite middleware of a site in development, and its current content folder. Never imported in production.
import type { Server } from 'node:http';
import path from 'node:path';
import express, { Router } from 'express';
import { createServer, type ErrorPayload, type HotPayload } from 'vite';
import { ContentError } from '../../corpus/corpus.ts';
import type { MediaManifest } from '../../corpus/media-files/manifest.ts';
import { checkPhotos } from '../../media/photos/check-photos.ts';
import { type MediaPlan, planMedia } from '../../media/plan.ts';
import type { AssetTags } from '../../shared/render.ts';
import type { ReloadOutcome } from '../live-content/live-content.ts';
import { type ContentSnapshot, readSnapshot, unpack } from '../live-content/snapshot.ts';
import type { LiveMedia } from '../live-media.ts';
import { CLIENT_ENTRY } from '../render/assets.ts';
import type { Renderer } from '../render/page-deps.ts';
import type { Settings } from '../settings/settings.ts';
import { showFailures } from './failures.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Folders of the repository with sources of browser files. */
const BROWSER_CODE = ['client', 'shared', 'public'];

/** Entry that runs the preamble of plugin-react before any component module. */
const DEV_ENTRY = '/@development-entry.js';
const DEV_ENTRY_SOURCE = `import '/@vite/client';
import RefreshRuntime from '/@react-refresh';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
await import('/${CLIENT_ENTRY}');
`;

/** @param server HTTP server of the site, which also accepts the WebSocket connections of Vite */
export async function createDevelopment(
  { CONTENT_DIR: contentDir, MEDIA_DIR: mediaDir }: Settings,
  server: Server,
  media: LiveMedia,
) {
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    // Node imports the TypeScript file directly.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server }, watch: { ignored: isAside } },
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
  // Downloads and postcodes are those of the last build, which their lists refer to; link previews appear on no page.
  for (const folder of ['datasheets', 'manuals', 'firmware', 'previews', 'postal']) {
    files.use(`/media/${folder}`, express.static(path.join(mediaDir, folder)));
  }
  let plan: MediaPlan | undefined;
  files.get('/media/*file', async (req, res, next) => {
    const make = plan?.files.get(req.path);
    if (!make) return next();
    const picture = await make();
    res.type(path.extname(req.path)).send(typeof picture === 'string' ? picture : Buffer.from(picture));
  });
  files.use(vite.middlewares);

  let fault: ErrorPayload | undefined;
  const send = (message: HotPayload) => {
    for (const client of vite.ws.clients) client.send(message);
  };
  vite.ws.on('vite:client:connect', (_data, client) => {
    if (fault) client.send(fault);
  });

  return {
    files,
    renderer: {
      build: 'development',
      async load() {
        return { render: showFailures(vite, () => vite.ssrLoadModule('/client/entry.server.tsx')), assets };
      },
    } satisfies Renderer,
    /**
     * Reads and checks the content folder in this thread, where its code is already compiled; in a new thread it would
     * not be.
     *
     * @throws {ContentError} when a file is invalid
     */
    async read(): Promise<ContentSnapshot> {
      const snapshot = await readSnapshot(contentDir, [checkPhotos(contentDir)]);
      plan = await planMedia(unpack(snapshot.corpus), contentDir);
      media.changed();
      return snapshot;
    },
    /** Manifest of the pictures of the last content; each picture is generated on request. */
    pictures: (): MediaManifest => plan?.manifest ?? { drawn: [], photos: {} },
    /** Reloads pages in browsers, or shows the problems of the content in an overlay. */
    show(outcome: ReloadOutcome): void {
      const wasWrong = fault !== undefined;
      fault = faultOf(outcome);
      if (fault) send(fault);
      else if (wasWrong || outcome.kind === 'taken') send({ type: 'full-reload' });
    },
    /** Terminates the WebSocket connections of browsers. */
    disconnect(): void {
      for (const { socket } of vite.ws.clients) socket.terminate();
    },
    close: () => vite.close(),
  };
}

/** Excludes other files from watching, because watching thousands of them would delay each start by a second. */
function isAside(file: string): boolean {
  const [folder = '', ...below] = path.relative(ROOT, file).split(path.sep);
  return below.length > 0 && !BROWSER_CODE.includes(folder);
}

function faultOf(outcome: ReloadOutcome): ErrorPayload | undefined {
  if (outcome.kind !== 'refused' && outcome.kind !== 'failed') return undefined;
  const message = outcome.kind === 'refused' ? new ContentError(outcome.problems).message : outcome.reason;
  return { type: 'error', err: { message, stack: '' } };
}
