// The process: settings → monitoring → logger → content → site → listen → shutdown. Only this file listens or exits.

import type { RequestListener } from 'node:http';
import path from 'node:path';
import { folderRevision } from '../corpus/folder-state.ts';
import { startEmbeddedContent } from './content/process/supervisor.ts';
import { CONTENT_TOKEN_HEADER } from './content/token.ts';
import { DRAW_FLAG, Drawings, isUnfinished } from './drawing.ts';
import { createHttpServer, drain, endConnections, socketLimits } from './http-server.ts';
import { Lifecycle } from './lifecycle.ts';
import { type FollowedContent, followContent } from './live-content/follow-content.ts';
import { LastGoodContent, startWithContent } from './live-content/last-good.ts';
import { LiveMedia, watchMedia } from './live-media.ts';
import { limitConnections, proxyTest } from './load/connection-limits.ts';
import { oneAtATime } from './load/one-at-a-time.ts';
import { respondToMalformed } from './malformed-requests.ts';
import { startMetrics } from './metrics/start.ts';
import { createLogger, type Logger } from './monitoring/logger.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import { keepAssetsFresh } from './old-assets.ts';
import { createBuiltRenderer } from './render/renderer.ts';
import { oldAssetsDir, readServerSettings, type Settings, storeSettings } from './settings/settings.ts';
import { listen, reportFailure, requireContentDir, settingWarnings } from './settings/start-problems.ts';
import { watchMainThread } from './watchdog/watchdog.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');
/** Connections that arrive in one burst queue here; beyond Node's 511 clients would retry after seconds. */
const BACKLOG = 4_096;
/** Covers requests on their way to a process that is being replaced. */
const DEVELOPMENT_LAME_DUCK_MS = 300;
/** Time for which the start waits for an API on another machine. */
const FIRST_ANSWER_MS = 3_000;

async function start(settings: Settings, logger: Logger): Promise<void> {
  const monitoring = await createMonitoring(settings.SENTRY_DSN);
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'unhandled rejection');
    monitoring.report(error, {});
  });

  for (const warning of settingWarnings(process.env)) logger.warn(warning);
  const { CONTENT_DIR: folder } = settings;
  const development = settings.NODE_ENV === 'development';
  requireContentDir(settings);
  // In development the browser shows the problems instead.
  const lastGood = development
    ? undefined
    : new LastGoodContent({ folder, dataDir: settings.DATA_DIR, logger });
  const server = createHttpServer(undefined, socketLimits(settings));
  const media = new LiveMedia();
  const dev = development
    ? await (await import('./development/development.ts')).createDevelopment(settings, server, media)
    : undefined;
  const read = await dev?.read();
  const metrics = await startMetrics(settings);
  const files = dev?.files ?? DIST;
  let lifecycle: Lifecycle | undefined;
  let content: FollowedContent | undefined;

  async function bringUp(contentDir: string) {
    const revision = read?.site.revision ?? folderRevision(contentDir);
    // The content thread reads while this one loads the rest of its code.
    const [embedded, built, { assembleSite }] = await Promise.all([
      settings.API_ORIGIN
        ? undefined
        : startEmbeddedContent({
            contentDir,
            corpus: read?.corpus,
            mediaDir: settings.MEDIA_DIR,
            media: dev?.pictures(),
            logLevel: settings.LOG_LEVEL,
            store: storeSettings(settings),
            measured: metrics !== undefined,
            logger,
          }),
      development ? undefined : createBuiltRenderer(DIST),
      import('./assemble.ts'),
    ]);
    const renderer = dev?.renderer ?? built;
    if (!renderer) throw new Error('no renderer');
    const site = await assembleSite({
      settings,
      logger,
      monitoring,
      upstreamOrigin: settings.API_ORIGIN ?? embedded?.origin ?? '',
      // An external API that hangs must not keep the process from listening; the content of this machine is always
      // available.
      firstAnswerMs: settings.API_ORIGIN ? FIRST_ANSWER_MS : undefined,
      upstreamHeaders:
        embedded?.headers ??
        (settings.API_TOKEN ? { [CONTENT_TOKEN_HEADER]: settings.API_TOKEN } : undefined),
      renderer,
      files,
      contentState: embedded?.state,
      isContentRefused: () => content?.figures().isRefused ?? false,
      isEnding: () => lifecycle?.isEnding ?? false,
      media,
      made: dev?.pictures,
      snapshot: read?.site,
      contentDir,
      recorder: metrics?.recorder,
      reloadContent: () => content?.reload('request'),
      ...(development && { contentCache: { freshMs: 0, staleMs: 0 } }),
    }).catch(async (error: unknown) => {
      await embedded?.close();
      throw error;
    });
    return { embedded, renderer, site, revision };
  }

  const { started, isLastGood } = await startWithContent({ folder, lastGood, logger }, bringUp);
  const { embedded, renderer, site, revision } = started;
  const { app, slugs, origin, takeContent, figures, arrived, close } = site;
  slugs.start();

  const { PREVIEW_SECRET: secret } = settings;
  const previews = secret
    ? (await import('./preview/open-previews.ts')).openPreviews({
        settings,
        logger,
        monitoring,
        renderer,
        files,
        secret,
        https: origin().startsWith('https:'),
        media,
      })
    : undefined;
  const desk = settings.DESK ? await deskBeside(settings, logger, origin()) : undefined;
  const shown = previews?.before(app) ?? app;
  server.on('request', oneAtATime(logger)(desk ? desk.before(shown) : shown));
  const connections = limitConnections(
    server,
    {
      max: settings.CONNECTIONS_MAX,
      perAddress: settings.CONNECTIONS_PER_ADDRESS_MAX,
      isProxy: proxyTest(settings.TRUST_PROXY),
    },
    logger,
  );
  server.on('connection', arrived);
  metrics?.addSite({ site: figures, connections, embedded: embedded?.figures });
  respondToMalformed(server, { logger, https: origin().startsWith('https:') });

  const kept = development ? undefined : oldAssetsDir(settings);
  if (kept)
    keepAssetsFresh(
      { assetsDir: path.join(DIST, 'client/assets'), folder: kept, days: settings.OLD_ASSETS_DAYS },
      logger,
    );

  const drawing = new Drawings({
    mediaDir: settings.MEDIA_DIR,
    media,
    logger,
    isEnding: () => lifecycle?.isEnding ?? false,
    reread: async () => embedded?.rereadMedia(),
  });
  const draws = process.argv.includes(DRAW_FLAG);
  const stopWatching =
    draws || development
      ? undefined
      : watchMedia(settings.MEDIA_DIR, async () => {
          await embedded?.rereadMedia();
          media.changed();
        });
  const life = new Lifecycle({
    logger,
    monitoring,
    lameDuckMs: development ? DEVELOPMENT_LAME_DUCK_MS : settings.LAME_DUCK_S * 1_000,
    retire: () => endConnections(server),
    drain: () => Promise.all([drain(server), dev?.disconnect()]),
    close: () =>
      Promise.all([
        drawing.close(),
        stopWatching?.(),
        content?.close().then(close) ?? close(),
        previews?.close(),
        embedded?.close(),
        desk?.close(),
        dev?.close(),
        metrics?.close(),
        monitoring.flush(2_000),
      ]),
    exit: (code) => process.exit(code),
  });
  lifecycle = life;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => life.signal(signal));
  process.on('uncaughtException', (error) => life.uncaught(error));
  // Without a listener, a terminal that closes would end the process.
  process.on('SIGHUP', () => void content?.reload('signal'));

  const place = { port: settings.PORT, host: settings.HOST, backlog: BACKLOG };
  const port = await listen(server, place, { port: 'PORT', host: 'HOST' });
  await metrics?.listen(logger);
  if (!development) watchMainThread(settings.LOG_LEVEL);
  content = followContent({
    settings,
    logger,
    revision,
    lastGood,
    isLastGood,
    load: dev?.read,
    onOutcome: dev?.show,
    async apply({ corpus, site }) {
      await embedded?.takeCorpus(corpus, dev?.pictures());
      const pages = await takeContent(site);
      if (draws) drawing.start();
      return pages;
    },
  });
  metrics?.addLiveContent(content.figures);
  logger.info({ port, upstream: settings.API_ORIGIN ?? 'embedded' }, `ready on http://localhost:${port}`);
  if (draws && isUnfinished(settings.MEDIA_DIR)) drawing.start();
}

/** Opens the editors' desk on the site's own address. */
async function deskBeside(settings: Settings, logger: Logger, siteOrigin: string) {
  const isAlone = settings.DESK_AUTH === 'local';
  const { openDesk, siteBehind } = await import('../desk/server/open-desk.ts');
  const desk = await openDesk(settings, {
    logger,
    host: settings.HOST,
    origin: settings.DESK_ORIGIN ?? (isAlone ? `http://localhost:${settings.PORT}` : siteOrigin),
    siteOrigin,
  });
  return { before: (site: RequestListener) => siteBehind(desk.app, site), close: desk.close };
}

/** Shows the reason in the browser as well, in development, until a change of content or code restarts the site. */
async function failStart(error: unknown, settings: Settings, logger: Logger): Promise<void> {
  reportFailure(error);
  if (settings.NODE_ENV !== 'development') process.exit(1);
  const { restartWithContent, serveFailure } = await import('./development/failures.ts');
  // Set by `development/main.ts`: the previous process continues to serve.
  if (!process.env.SERVED_BEFORE) serveFailure(error, settings);
  await restartWithContent(settings, logger);
}

try {
  const settings = readServerSettings();
  const logger = createLogger(settings.LOG_LEVEL);
  await start(settings, logger).catch((error) => failStart(error, settings, logger));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
