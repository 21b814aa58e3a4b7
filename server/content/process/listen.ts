import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { readDocumentIndex } from '../../../corpus/media-files/documents.ts';
import { type MediaManifest, readMediaManifest } from '../../../corpus/media-files/manifest.ts';
import { drain } from '../../http-server.ts';
import { type PackedCorpus, pack, readCorpus, unpack } from '../../live-content/snapshot.ts';
import type { ContentFigures } from '../../metrics/figures.ts';
import { watchThread } from '../../metrics/thread-figures.ts';
import type { ContentReloadDeps } from '../../middleware/endpoints/content-reload.ts';
import { createLogger } from '../../monitoring/logger.ts';
import type { StoreSettings } from '../../settings/settings.ts';
import { REVISION_HEADER } from '../../upstream/revision-watch.ts';
import { createContentApp } from '../app.ts';
import { startSearchCounting } from '../search/search-counting.ts';
import { openStore } from '../store/store.ts';
import { watchStore } from '../store/store-watch.ts';

export interface ListenOptions {
  contentDir: string;
  /** The loaded folder; loaded here by default. */
  corpus?: PackedCorpus | undefined;
  /** Output folder of the media build. */
  mediaDir: string;
  /** The generated pictures; from the folder's manifest by default. */
  media?: MediaManifest | undefined;
  host: string;
  /** 0 uses any free port. */
  port: number;
  logLevel: string;
  /** Without a folder or a database URL, submissions are stored in memory only. */
  store?: StoreSettings | undefined;
  trustProxy?: string | number;
  /** Required with every request; none by default. */
  token?: string | undefined;
  /** Enables health routes, for a service in a process of its own. */
  health?: boolean;
  /** Whether figures are collected for monitoring. */
  measured?: boolean | undefined;
  /** Revision of the folder, sent with every response, for callers on other machines. */
  revision?: string;
  /** Enables and protects the route that reloads the content folder, for a service in a process of its own. */
  reload?: ContentReloadDeps;
}

/** The search index is built during the first visits, not before them. */
const IDLE_AFTER_MS = 2_000;

/** Reads the generated documents and pictures. Their hash is a part of the revision: callers see new ones like new texts. */
async function readMade(options: ListenOptions) {
  const documents = await readDocumentIndex(options.mediaDir);
  const media = options.media ?? (await readMediaManifest(options.mediaDir));
  const hash = createHash('sha256').update(JSON.stringify({ documents, media })).digest('hex').slice(0, 8);
  return { documents, media, hash };
}

/**
 * Loads the content folder and serves it.
 *
 * @throws {ContentError} when a file is wrong.
 * @throws {StoreError} when the database file cannot be opened.
 */
export async function listenContent(options: ListenOptions) {
  const { contentDir, host, port, logLevel, trustProxy, token, reload, measured } = options;
  // Form messages depend on the locale, even if the content is already loaded.
  z.config(z.locales.ja());
  const logger = createLogger(logLevel).child({ service: 'content' });
  let [corpus, { hash, ...made }] = await Promise.all([
    options.corpus ? unpack(options.corpus) : readCorpus(contentDir),
    readMade(options),
  ]);
  let loadedAt = Date.now();
  const { site, pages, webinars } = corpus;
  const store = await openStore({ ...options.store, site, pages, webinars, logger });
  const { check, figures } = store;
  const watch = watchStore({ check, figures: measured ? figures : undefined }, logger);
  const searches = startSearchCounting({ store, logger });
  const thread = measured ? watchThread() : undefined;
  let idle: NodeJS.Timeout | undefined;
  const createApp = () =>
    createContentApp({
      corpus,
      ...made,
      store,
      searches,
      trustProxy,
      token,
      reload,
      health: options.health ? watch : undefined,
      whenIdle: (work) => {
        clearTimeout(idle);
        idle = setTimeout(work, IDLE_AFTER_MS);
      },
      onError: (error, path) => logger.error({ err: error, path }, 'content request failed'),
    });
  let app = createApp();
  let { revision } = options;
  let isClosing = false;
  const running = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    running.add(res);
    res.once('close', () => running.delete(res));
    if (isClosing) res.shouldKeepAlive = false;
    if (revision !== undefined) res.setHeader(REVISION_HEADER, `${revision}.${hash}`);
    app(req, res);
  }).listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    logger,
    /** Whether submissions can be stored. */
    canWrite: watch.canWrite,
    /** Figures for monitoring; undefined unless they are collected. */
    figures: (): ContentFigures | undefined =>
      thread && { loadedAt, canWrite: watch.canWrite(), store: watch.figures(), thread: thread.figures() },
    /** Uses the current manifest of pictures and documents from now on. */
    async rereadMedia() {
      ({ hash, ...made } = await readMade(options));
      app = createApp();
    },
    /** Serves another state of the folder from now on. Running requests finish with the previous one. */
    takeCorpus(
      packed: PackedCorpus,
      next: { revision?: string | undefined; media?: MediaManifest | undefined } = {},
    ) {
      corpus = unpack(packed);
      revision = next.revision;
      if (next.media) made = { ...made, media: next.media };
      loadedAt = Date.now();
      store.takeContent(corpus);
      app = createApp();
    },
    /** The state that it serves. */
    packedCorpus: () => pack(corpus),
    async close() {
      clearTimeout(idle);
      thread?.stop();
      // A load balancer that reuses its connections would prevent this process from ending.
      isClosing = true;
      for (const res of running) res.shouldKeepAlive = false;
      await drain(server);
      watch.stop();
      await searches.stop();
      await store.close();
    },
  };
}
