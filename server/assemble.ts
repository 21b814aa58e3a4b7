import type { RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Dispatcher } from 'undici';
import { type MediaManifest, readMediaManifest } from '../corpus/media-files/manifest.ts';
import { ContentError } from '../corpus/problems/problem.ts';
import { POLICY_PATH } from '../shared/constants.ts';
import { createResolver } from '../shared/paths/resolve.ts';
import type { PathTable } from '../shared/paths/table.ts';
import { withWideRows } from '../shared/paths/wide-rows.ts';
import type { Previewed } from '../shared/site/public-content.ts';
import { createApp } from './app.ts';
import { SiteCaches } from './cache/site-caches.ts';
import type { ContentState } from './content/process/supervisor.ts';
import { outdatedPages } from './live-content/outdated-pages.ts';
import type { SiteSnapshot } from './live-content/snapshot.ts';
import { LiveMedia } from './live-media.ts';
import { refusalLog } from './load/refusal-log.ts';
import { RenderTurns } from './load/render-turns.ts';
import type { SiteFigures } from './metrics/figures.ts';
import type { Recorder } from './metrics/recorder.ts';
import type { ContentReloadDeps } from './middleware/endpoints/content-reload.ts';
import { staticFiles } from './middleware/files/static-files.ts';
import { rateLimits } from './middleware/limits/rate-limits.ts';
import type { Logger } from './monitoring/logger.ts';
import type { Monitoring } from './monitoring/monitoring.ts';
import { operatorRows, pathTableOf, readRedirects } from './path-table.ts';
import { readinessOf } from './readiness.ts';
import type { Renderer } from './render/page-deps.ts';
import { oldAssetsDir, publicSettings, type Settings } from './settings/settings.ts';
import { readSiteRecords, type SiteContent, type SiteRecords, siteContentOf } from './site-content/load.ts';
import { pagesWithPhotos } from './site-content/page-photos.ts';
import { AbsentPages } from './upstream/absent-pages.ts';
import { createUpstreamClient } from './upstream/client.ts';
import { createGateway } from './upstream/gateway.ts';
import { measureBy } from './upstream/measure.ts';
import { RevisionWatch } from './upstream/revision-watch.ts';
import { createSlugIndex, type LiveSlugIndex } from './upstream/slug-index.ts';

export interface SiteParts {
  settings: Settings;
  logger: Logger;
  monitoring: Monitoring;
  /** Origin of the API: `http://127.0.0.1:4000`. */
  upstreamOrigin: string;
  /** Headers of every API call. */
  upstreamHeaders?: Record<string, string> | undefined;
  /** Transport of the API calls; by default the client opens connections of its own. */
  dispatcher?: Dispatcher | undefined;
  renderer: Renderer;
  /** Folder of the built site, or a handler that serves the files in its place. */
  files: string | RequestHandler;
  /** Whether the process is shutting down: it is not ready then, and closes its connections. */
  isEnding?: () => boolean;
  /** State of the embedded content service, if the process has one. */
  contentState?: (() => ContentState) | undefined;
  /** Whether the content folder is invalid, so that an older version is shown. */
  isContentRefused?: (() => boolean) | undefined;
  /** State of the media folder while the site serves; by default it does not change. */
  media?: LiveMedia;
  /** Available pictures, read again after each change of `media`; by default those of the media folder. */
  made?: (() => MediaManifest) | undefined;
  /** Times for which API answers are fresh and stale; the gateway's own by default. */
  contentCache?: { freshMs: number; staleMs: number };
  /** Time until the last byte of a page; by default slightly longer than an API call. */
  pageTimeoutMs?: number;
  /** Time for which the start waits for the API, so that it knows all addresses; unlimited by default. */
  firstAnswerMs?: number | undefined;
  /** Time for which a request waits for Redis; 50 ms by default. */
  redisWaitMs?: number | undefined;
  /** Counts requests and API calls; without it they are not counted. */
  recorder?: Recorder | undefined;
  /** Reloads the content folder; by default it is not reloaded. */
  reloadContent?: ContentReloadDeps['reload'];
  /** Content shown first; read from `contentDir` by default. */
  snapshot?: SiteSnapshot | undefined;
  /** Folder read first in place of `CONTENT_DIR`. */
  contentDir?: string | undefined;
  /** For a preview: the state that its pages describe, for the current request. */
  previewed?: (() => Previewed) | undefined;
}

export interface AssembledSite {
  app: RequestListener;
  slugs: LiveSlugIndex;
  /** The site's primary origin. */
  origin(): string;
  /**
   * Shows another version of the content folder and the current data of the API. Requests in progress finish with the
   * version that they began with.
   *
   * @returns number of cached pages that are outdated
   */
  takeContent(snapshot: SiteSnapshot): Promise<number>;
  /** Current figures of the site. */
  figures(): SiteFigures;
  /** Called for each new connection: renders wait until it has been accepted. */
  arrived(): void;
  close(): Promise<void>;
}

/**
 * Assembles the whole site around an API that may not answer yet. Does not listen.
 *
 * @throws {ContentError} when a file that the web server reads, or a row of redirects.yaml, is invalid
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
  const upstreamClient = createUpstreamClient({
    origin: parts.upstreamOrigin,
    timeoutMs: settings.API_TIMEOUT_MS,
    headers: parts.upstreamHeaders,
    dispatcher: parts.dispatcher,
  });
  // The content service has everything; an external API may offer less.
  const isExternal = settings.API_ORIGIN !== undefined;
  const ownTexts = isExternal ? await import('./upstream/own-texts.ts') : undefined;
  let texts = ownTexts?.ownTextsOf(first.records.texts);
  const client = ownTexts ? ownTexts.withOwnTexts(upstreamClient, () => texts ?? new Map()) : upstreamClient;
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
    client,
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
  const absent = new AbsentPages(logger);
  const slugs = createSlugIndex(
    gateway.transport,
    () => siteContent.site.solutionNames,
    logger,
    isExternal ? () => absent.refresh(gateway.transport, siteContent.pages) : undefined,
  );
  await withinMs(slugs.refresh(), parts.firstAnswerMs);
  if (absent.has(POLICY_PATH)) {
    await gateway.close();
    throw new ContentError([NO_POLICY_TEXT]);
  }
  const turns = new RenderTurns({
    max: settings.RENDERS_MAX,
    queueMax: settings.RENDER_QUEUE_MAX,
    waitMs: settings.RENDER_QUEUE_WAIT_MS,
    onRefused: refusalLog(logger, 'visitors turned away: too many renders (RENDERS_MAX, RENDER_QUEUE_MAX)'),
  });
  const cspReports = new Map<string, number>();
  const readiness = () =>
    readinessOf({
      isEnding: isEnding(),
      hasAnswered: gateway.hasAnswered(),
      content: parts.contentState?.(),
      isContentRefused: parts.isContentRefused?.() ?? false,
      ownsDatabase: settings.DATABASE_URL === undefined,
    });
  const builtFiles = (dist: string) =>
    staticFiles({
      clientDir: path.join(dist, 'client'),
      mediaDir: settings.MEDIA_DIR,
      oldAssetsDir: oldAssetsDir(settings),
      origin,
      media,
    });
  const lasting = {
    settings,
    logger,
    monitoring,
    gateway,
    revision: () => slugs.revision,
    renderer,
    media,
    caches,
    readiness,
    turns,
    cspReports,
    recorder: parts.recorder,
    previewed,
    files: typeof files === 'string' ? builtFiles(files) : files,
    limits: rateLimits({ settings, count: caches.count, logger }),
    reloadContent: parts.reloadContent ?? (() => undefined),
    pageTimeoutMs: parts.pageTimeoutMs,
  };
  const made = parts.made ?? (() => readMediaManifest(settings.MEDIA_DIR));
  const appOf = (content: SiteContent, rows: PathTable) =>
    createApp({
      ...lasting,
      siteContent: { ...content, pages: absent.without(pagesWithPhotos(content.pages, media, made)) },
      resolve: absent.resolverOver(withWideRows(createResolver(rows, slugs), rows.wide ?? [])),
      operatorRows: operatorRows(rows),
    });
  let app = appOf(siteContent, table);

  /** Discards the cached pages that show outdated content. */
  async function showAnew(before: SiteContent, revision: string): Promise<number> {
    const calls = await gateway.refreshKept();
    await slugs.refresh();
    return caches.takeContent(revisionOf(revision), outdatedPages({ before, next: siteContent, calls }));
  }

  // Runs after all listeners that read the folder again: pages rendered from now on use the current files.
  media.onChange(() => void caches.purge({}));
  return {
    app: (req, res) => app(req, res),
    slugs,
    arrived: () => turns.arrived(),
    takeContent({ records, redirects, revision }) {
      const before = siteContent;
      const next = contentOf(records);
      const nextApp = appOf(next, pathTableOf(redirects, next.pages.known));
      siteContent = next;
      texts = ownTexts?.ownTextsOf(records.texts);
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
        cspReports,
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

const NO_POLICY_TEXT = {
  file: 'single',
  field: '(フォルダー)',
  reason: `${POLICY_PATH} の文が、APIにも内容のフォルダーにもありません`,
  fix: 'フォームの同意の文からリンクするページです。single に type: 1 の文を書いてください',
};

async function readFolder(contentDir: string): Promise<Pick<SiteSnapshot, 'records' | 'redirects'>> {
  const [records, redirects] = await Promise.all([readSiteRecords(contentDir), readRedirects(contentDir)]);
  return { records, redirects };
}

/** Waits for work for a limited time; the work continues. */
async function withinMs(work: Promise<void>, ms: number | undefined): Promise<void> {
  if (ms === undefined) return work;
  await Promise.race([work, delay(ms, undefined, { ref: false })]);
}
