import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Dispatcher } from 'undici';
import { createResolver } from '../shared/paths/resolve.ts';
import { createApp } from './app.ts';
import { SiteCaches } from './cache/site-caches.ts';
import { LiveMedia } from './live-media.ts';
import type { Logger } from './logger.ts';
import type { Monitoring } from './monitoring.ts';
import { loadPathTable, operatorRows } from './path-table.ts';
import type { Renderer } from './render/page-deps.ts';
import { publicSettings, type Settings } from './settings.ts';
import { loadSiteContent } from './site-content/load.ts';
import { createUpstreamClient } from './upstream/client.ts';
import { createGateway } from './upstream/gateway.ts';
import { createSlugIndex, type LiveSlugIndex } from './upstream/slug-index.ts';

export interface SiteParts {
  settings: Settings;
  logger: Logger;
  monitoring: Monitoring;
  /** Where the API is: `http://127.0.0.1:4000`. */
  upstreamOrigin: string;
  /** Sent with every call of it. */
  upstreamHeaders?: Record<string, string> | undefined;
  /** Carries the calls of the API out; connections of its own by default. */
  dispatcher?: Dispatcher | undefined;
  renderer: Renderer;
  /** Folder of the built site, or what serves the files instead of it. */
  files: string | RequestHandler;
  /** Beside the API having answered: whether the process wants visitors. */
  isReady?: () => boolean;
  /** What becomes of the media folder meanwhile; by default it stays as it is. */
  media?: LiveMedia;
  /** How long API answers are fresh and how long they serve on; the gateway's own times by default. */
  contentCache?: { freshMs: number; staleMs: number };
  writesPerMinute?: number;
  /** How long a page may take until its last byte; somewhat longer than an API call by default. */
  pageTimeoutMs?: number;
  /** How long a request waits for Redis; 50 ms by default. */
  redisWaitMs?: number | undefined;
}

export interface AssembledSite {
  app: RequestListener;
  slugs: LiveSlugIndex;
  /** The site's primary origin. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Puts the whole site together around an API that may or may not answer yet. Does not listen.
 *
 * @throws {ContentError} when a file that the web server reads is wrong.
 * @throws {PathTableError} when a redirect row is wrong.
 */
export async function assembleSite(parts: SiteParts): Promise<AssembledSite> {
  const { settings, logger, monitoring, renderer, files, isReady = () => true } = parts;
  const media = parts.media ?? new LiveMedia();
  const siteContent = await loadSiteContent(settings.CONTENT_DIR);
  const table = await loadPathTable(settings.CONTENT_DIR, siteContent.pages.known);
  const client = createUpstreamClient({
    origin: parts.upstreamOrigin,
    timeoutMs: settings.API_TIMEOUT_MS,
    headers: parts.upstreamHeaders,
    dispatcher: parts.dispatcher,
  });
  const caches = await SiteCaches.create({
    settings,
    logger,
    revision: [renderer.build, siteContent.revision, publicSettings(settings, siteContent.site)],
    redisWaitMs: parts.redisWaitMs,
  });
  const { pageCache } = caches;
  const gateway = createGateway({
    client,
    logger,
    ...parts.contentCache,
    onChange: (path) => pageCache?.expire(({ calls }) => calls.has(path)),
  });
  caches.connect(gateway);
  const slugs = createSlugIndex(gateway.transport, siteContent.site.solutionNames, logger);
  await slugs.refresh();
  const app = createApp({
    settings,
    siteContent,
    logger,
    monitoring,
    client,
    gateway,
    resolve: createResolver(table, slugs),
    revision: () => slugs.revision,
    operatorRows: operatorRows(table),
    renderer,
    media,
    pageCache,
    purge: (request) => caches.purge(request, gateway),
    isReady: () => isReady() && gateway.hasAnswered(),
    files:
      typeof files === 'string'
        ? { clientDir: path.join(files, 'client'), mediaDir: settings.MEDIA_DIR }
        : files,
    ...(parts.writesPerMinute !== undefined && { writesPerMinute: parts.writesPerMinute }),
    ...(parts.pageTimeoutMs !== undefined && { pageTimeoutMs: parts.pageTimeoutMs }),
  });
  // After all who read the folder anew: a page that is made from now on has what there is.
  media.onChange(() => void caches.purge({}, gateway));
  return {
    app,
    slugs,
    origin: settings.SITE_ORIGIN ?? siteContent.site.origin,
    async close() {
      slugs.stop();
      caches.close();
      await gateway.close();
    },
  };
}
