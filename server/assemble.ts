import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Dispatcher } from 'undici';
import type { MediaManifest } from '../corpus/media-files/manifest.ts';
import { createResolver } from '../shared/paths/resolve.ts';
import type { PathTable } from '../shared/paths/table.ts';
import type { Previewed } from '../shared/site/public-content.ts';
import { createApp } from './app.ts';
import type { PurgeRequest } from './cache/purge.ts';
import { SiteCaches } from './cache/site-caches.ts';
import type { ContentState } from './content/supervisor.ts';
import type { ReloadOutcome } from './live-content/live-content.ts';
import { outdatedPages } from './live-content/outdated-pages.ts';
import type { SiteSnapshot } from './live-content/snapshot.ts';
import { LiveMedia } from './live-media.ts';
import { refusalLog } from './load/refusal-log.ts';
import { RenderTurns } from './load/render-turns.ts';
import type { Logger } from './logger.ts';
import type { SiteFigures } from './metrics/figures.ts';
import type { Recorder } from './metrics/recorder.ts';
import { CspReports } from './middleware/csp-reports.ts';
import { rateLimits } from './middleware/rate-limits.ts';
import { staticFiles } from './middleware/static-files.ts';
import type { Monitoring } from './monitoring.ts';
import { operatorRows, pathTableOf, readRedirects } from './path-table.ts';
import { readinessOf } from './readiness.ts';
import type { Renderer } from './render/page-deps.ts';
import { oldAssetsDir, publicSettings, type Settings } from './settings.ts';
import { readSiteRecords, type SiteContent, type SiteRecords, siteContentOf } from './site-content/load.ts';
import { madePhotos, pagesWithPhotos } from './site-content/page-photos.ts';
import { createUpstreamClient } from './upstream/client.ts';
import { createGateway } from './upstream/gateway.ts';
import { measureBy, measuredClient } from './upstream/measured-client.ts';
import { RevisionWatch } from './upstream/revision-watch.ts';
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
  /** Whether the process is about to end: it is not ready then, and closes its connections. */
  isEnding?: () => boolean;
  /** Whether it ends because another process has its place: who asks at the address is served as ever. */
  isReplaced?: () => boolean;
  /** How the content service of this process fares, where it has one. */
  contentState?: (() => ContentState) | undefined;
  /** Whether the content folder is wrong now, so that something older is shown. */
  isContentRefused?: (() => boolean) | undefined;
  /** What becomes of the media folder meanwhile; by default it stays as it is. */
  media?: LiveMedia;
  /** The pictures that there are, asked again when `media` has changed; what the media folder says by default. */
  made?: (() => MediaManifest) | undefined;
  /** How long API answers are fresh and how long they serve on; the gateway's own times by default. */
  contentCache?: { freshMs: number; staleMs: number };
  /** How long a page may take until its last byte; somewhat longer than an API call by default. */
  pageTimeoutMs?: number;
  /** How long the start waits for the API, so that no address is unknown at first; without an end by default. */
  firstAnswerMs?: number | undefined;
  /** How long a request waits for Redis; 50 ms by default. */
  redisWaitMs?: number | undefined;
  /** Counts requests and calls; nothing is counted without one. */
  recorder?: Recorder | undefined;
  /** Takes the content folder over as it is now; without it nobody can ask for that. */
  reloadContent?: (() => Promise<ReloadOutcome>) | undefined;
  /** Shows this state of the content at first; what `contentDir` says by default. */
  snapshot?: SiteSnapshot | undefined;
  /** Is read at first in the place of `CONTENT_DIR`. */
  contentDir?: string | undefined;
  /** For a preview: what its pages say of themselves to whoever asks now. */
  previewed?: (() => Previewed) | undefined;
}

export interface AssembledSite {
  app: RequestListener;
  slugs: LiveSlugIndex;
  /** The site's primary origin. */
  origin(): string;
  /**
   * Shows what another state of the content folder says, and whatever the API says now. Requests that are in work end as they began.
   *
   * @returns how many pages were kept that are outdated now
   */
  takeContent(snapshot: SiteSnapshot): Promise<number>;
  /** What the site knows of itself now. */
  figures(): SiteFigures;
  /** To be called for each new connection: renders let those in first. */
  arrived(): void;
  close(): Promise<void>;
}

/**
 * Puts the whole site together around an API that may or may not answer yet. Does not listen.
 *
 * @throws {ContentError} when a file that the web server reads is wrong, or a row of redirects.yaml.
 */
export async function assembleSite(parts: SiteParts): Promise<AssembledSite> {
  const { settings, logger, monitoring, renderer, files, isEnding = () => false } = parts;
  const media = parts.media ?? new LiveMedia();
  const { previewed } = parts;
  const contentOf = (records: SiteRecords) => siteContentOf(records, previewed && (() => previewed().today));
  const first = parts.snapshot ?? (await readFolder(parts.contentDir ?? settings.CONTENT_DIR));
  let siteContent = contentOf(first.records);
  const table = pathTableOf(first.redirects, siteContent.pages.known);
  const origin = () => settings.SITE_ORIGIN ?? siteContent.site.origin;
  const plainClient = createUpstreamClient({
    origin: parts.upstreamOrigin,
    timeoutMs: settings.API_TIMEOUT_MS,
    headers: parts.upstreamHeaders,
    dispatcher: parts.dispatcher,
  });
  const client = parts.recorder ? measuredClient(plainClient, parts.recorder) : plainClient;
  const revisionOf = (...content: string[]) => [
    renderer.build,
    siteContent.revision,
    publicSettings(settings, siteContent.site),
    ...content,
  ];
  const caches = await SiteCaches.create({
    settings,
    logger,
    revision: revisionOf(),
    redisWaitMs: parts.redisWaitMs,
  });
  const { pageCache } = caches;
  const gateway = createGateway({
    client: plainClient,
    measure: parts.recorder && measureBy(parts.recorder),
    logger,
    ...parts.contentCache,
    onChange: (path) => pageCache?.expire(({ calls }) => calls.has(path)),
    onRevision: (revision) => elsewhere.saw(revision),
  });
  const elsewhere = new RevisionWatch({
    ask: () => gateway.ask(),
    onChange: (revision) => showAnew(siteContent, revision),
  });
  caches.connect(gateway);
  const slugs = createSlugIndex(gateway.transport, () => siteContent.site.solutionNames, logger);
  await withinMs(slugs.refresh(), parts.firstAnswerMs);
  const turns = new RenderTurns({
    max: settings.RENDERS_MAX,
    queueMax: settings.RENDER_QUEUE_MAX,
    waitMs: settings.RENDER_QUEUE_WAIT_MS,
    onRefused: refusalLog(logger, 'visitors turned away: too many renders (RENDERS_MAX, RENDER_QUEUE_MAX)'),
  });
  const cspReports = new CspReports();
  const readiness = () =>
    readinessOf({
      isEnding: isEnding(),
      hasAnswered: gateway.hasAnswered(),
      content: parts.contentState?.(),
      isContentRefused: parts.isContentRefused?.() ?? false,
      ownsDatabase: settings.DATABASE_URL === undefined,
    });
  const lasting = {
    settings,
    logger,
    monitoring,
    client,
    gateway,
    revision: () => slugs.revision,
    renderer,
    media,
    pageCache,
    purge: (request: PurgeRequest) => caches.purge(request, gateway),
    readiness,
    turns,
    cspReports,
    recorder: parts.recorder,
    previewed,
    isEnding,
    files: typeof files === 'string' ? builtFiles(files, { settings, origin, media }) : files,
    limits: rateLimits({ settings, count: caches.count, logger }),
    reloadContent: parts.reloadContent,
    ...(parts.pageTimeoutMs !== undefined && { pageTimeoutMs: parts.pageTimeoutMs }),
  };
  const photos = madePhotos(settings.MEDIA_DIR, media, parts.made);
  const appOf = (content: SiteContent, rows: PathTable) =>
    createApp({
      ...lasting,
      siteContent: { ...content, pages: pagesWithPhotos(content.pages, photos) },
      resolve: createResolver(rows, slugs),
      operatorRows: operatorRows(rows),
    });
  let app = appOf(siteContent, table);

  /** What pages are made from is another one: forgets those of before that show it. */
  async function showAnew(before: SiteContent, revision: string): Promise<number> {
    const calls = await gateway.refreshKept();
    await slugs.refresh();
    return caches.takeContent(revisionOf(revision), outdatedPages({ before, next: siteContent, calls }));
  }

  // After all who read the folder anew: a page that is made from now on has what there is.
  media.onChange(() => void caches.purge({}, gateway));
  return {
    app: (req, res) => app(req, res),
    slugs,
    arrived: () => turns.arrived(),
    takeContent({ records, redirects, revision }) {
      const before = siteContent;
      const next = contentOf(records);
      const nextApp = appOf(next, pathTableOf(redirects, next.pages.known));
      siteContent = next;
      app = nextApp;
      return showAnew(before, revision);
    },
    figures() {
      const { cacheBytes, breakers } = gateway.figures();
      return {
        isReady: readiness().isReady,
        renders: turns.figures,
        pageCache: { bytes: pageCache?.bytes ?? 0, entries: pageCache?.size ?? 0 },
        contentCacheBytes: cacheBytes,
        breakers,
        addressesRefreshedAt: slugs.refreshedAt,
        cspReports: cspReports.counts,
      };
    },
    origin,
    async close() {
      elsewhere.stop();
      slugs.stop();
      caches.close();
      await gateway.close();
    },
  };
}

async function readFolder(contentDir: string): Promise<Pick<SiteSnapshot, 'records' | 'redirects'>> {
  const [records, redirects] = await Promise.all([readSiteRecords(contentDir), readRedirects(contentDir)]);
  return { records, redirects };
}

function builtFiles(
  dist: string,
  { settings, ...rest }: { settings: Settings; origin(): string; media: LiveMedia },
): RequestHandler {
  const clientDir = path.join(dist, 'client');
  return staticFiles({
    ...rest,
    clientDir,
    mediaDir: settings.MEDIA_DIR,
    oldAssetsDir: oldAssetsDir(settings),
  });
}

/** Waits for work that goes on when it takes longer. */
async function withinMs(work: Promise<void>, ms: number | undefined): Promise<void> {
  if (ms === undefined) return work;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
