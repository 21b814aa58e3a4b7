import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { contentChecks } from '../../corpus/checks/index.ts';
import { checkRedirects } from '../../corpus/checks/redirects.ts';
import { loadCorpus } from '../../corpus/corpus.ts';
import { keptContent } from '../../corpus/kept-content.ts';
import { readDocumentIndex } from '../../corpus/media-files/documents.ts';
import { type MediaManifest, readMediaManifest } from '../../corpus/media-files/manifest.ts';
import { KEPT_CONTENT } from '../built.ts';
import { createLogger } from '../logger.ts';
import type { StoreSettings } from '../settings.ts';
import { type ContentAppDeps, createContentApp } from './app.ts';
import { openStore } from './store/store.ts';

export interface ListenOptions {
  contentDir: string;
  /** What the media build has made of it. */
  mediaDir: string;
  /** The pictures that there are; what the folder says by default. */
  media?: MediaManifest;
  host: string;
  /** 0 takes any free port. */
  port: number;
  logLevel: string;
  /** Without a folder or a database what is sent in is kept in memory only. */
  store?: StoreSettings;
  trustProxy?: string | number;
  /** What every request has to carry; none by default. */
  token?: string;
}

/** The search is made beside the first visits, not before them. */
const IDLE_AFTER_MS = 2_000;

/** Pictures and documents that there are. */
type Made = Pick<ContentAppDeps, 'media' | 'documents'>;

async function readMade({ mediaDir, media }: ListenOptions): Promise<Made> {
  const [documents, manifest] = await Promise.all([
    readDocumentIndex(mediaDir),
    media ?? readMediaManifest(mediaDir),
  ]);
  return { documents, media: manifest };
}

/**
 * Loads the content folder and serves it.
 *
 * @throws {ContentError} when a file is wrong.
 * @throws {StoreError} when the database cannot be opened.
 */
export async function listenContent(options: ListenOptions) {
  const { contentDir, host, port, logLevel, trustProxy, token } = options;
  // What is wrong with a form is said in it, whether or not the content has to be read.
  z.config(z.locales.ja());
  const logger = createLogger(logLevel).child({ service: 'content' });
  const [corpus, made] = await Promise.all([
    keptContent({ folder: KEPT_CONTENT, name: 'corpus', contentDir }, () =>
      loadCorpus(contentDir, [...contentChecks, checkRedirects(contentDir)]),
    ),
    readMade(options),
  ]);
  const store = await openStore({ ...options.store, site: corpus.site, logger });
  let idle: NodeJS.Timeout | undefined;
  const createApp = (media: Made) =>
    createContentApp({
      corpus,
      ...media,
      store,
      ...(trustProxy !== undefined && { trustProxy }),
      ...(token !== undefined && { token }),
      whenIdle: (work) => {
        clearTimeout(idle);
        idle = setTimeout(work, IDLE_AFTER_MS);
      },
      onError: (error, path) => logger.error({ err: error, path }, 'content request failed'),
    });
  let app = createApp(made);
  const server = createServer((req, res) => app(req, res)).listen(port, host);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    port: (server.address() as AddressInfo).port,
    logger,
    /** Answers from now on by what there is of pictures and documents. */
    async rereadMedia() {
      app = createApp(await readMade(options));
    },
    async close() {
      clearTimeout(idle);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      await store.close();
    },
  };
}
