// The build tool as middleware of a site in development, and the content folder as it is now. Never imported in production.
import type { Server } from 'node:http';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
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
import type { Settings } from '../settings.ts';
import { showFailures } from './failures.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Folders of the repository that files for browsers are made from. */
const BROWSER_CODE = ['client', 'shared', 'public'];

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
  /**
   * Reads and checks the content folder, in this thread: its code has been compiled before, a new thread's never has.
   *
   * @throws {ContentError} when a file is wrong
   */
  read(): Promise<ContentSnapshot>;
  /** The pictures of the content that was read last; each is made when it is asked for. */
  pictures(): MediaManifest;
  /** Loads the pages in browsers anew, or shows over them what is wrong with the content. */
  show(outcome: ReloadOutcome): void;
  /** Ends the connections that browsers keep open. */
  disconnect(): void;
  close(): Promise<void>;
}

/** @param server of the site, which takes the browsers' connections to Vite as well */
export async function createDevelopment(
  { CONTENT_DIR: contentDir, MEDIA_DIR: mediaDir }: Settings,
  server: Server,
  media: LiveMedia,
): Promise<Development> {
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    // Node runs the file as it is.
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
  // Files for download and postcodes are those of the last build, as the lists say; link previews are on no page.
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
    },
    async read() {
      const snapshot = await readSnapshot(contentDir, [checkPhotos(contentDir)]);
      plan = await planMedia(unpack(snapshot.corpus), contentDir);
      media.changed();
      return snapshot;
    },
    pictures: () => plan?.manifest ?? { drawn: [], photos: {} },
    show(outcome) {
      const wasWrong = fault !== undefined;
      fault = faultOf(outcome);
      if (fault) send(fault);
      else if (wasWrong || outcome.kind === 'taken') send({ type: 'full-reload' });
    },
    disconnect() {
      for (const { socket } of vite.ws.clients) socket.terminate();
    },
    close: () => vite.close(),
  };
}

/** Watching thousands of files that no page is made from would take a second of each start. */
function isAside(file: string): boolean {
  const [folder = '', ...below] = path.relative(ROOT, file).split(path.sep);
  return below.length > 0 && !BROWSER_CODE.includes(folder);
}

function faultOf(outcome: ReloadOutcome): ErrorPayload | undefined {
  if (outcome.kind !== 'refused' && outcome.kind !== 'failed') return undefined;
  const message = outcome.kind === 'refused' ? new ContentError(outcome.problems).message : outcome.reason;
  return { type: 'error', err: { message, stack: '' } };
}
