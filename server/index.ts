// The process: settings → monitoring → logger → content → site → listen → shutdown. This file alone listens or exits.

import type { RequestListener } from 'node:http';
import path from 'node:path';
import { folderRevision } from '../corpus/folder-state.ts';
import { startEmbeddedContent } from './content/supervisor.ts';
import { CONTENT_TOKEN_HEADER } from './content/token.ts';
import { DRAW_FLAG, Drawings, isUnfinished } from './drawing.ts';
import { createHttpServer, drain, socketLimits } from './http-server.ts';
import { Lifecycle } from './lifecycle.ts';
import { type FollowedContent, followContent } from './live-content/follow-content.ts';
import { LastGoodContent, startWithContent } from './live-content/last-good.ts';
import { STARTING } from './live-content/live-content.ts';
import { LiveMedia } from './live-media.ts';
import { limitConnections, proxyTest } from './load/connection-limits.ts';
import { createLogger, type Logger } from './logger.ts';
import { respondToMalformed } from './malformed-requests.ts';
import { startMetrics } from './metrics/start.ts';
import { oneAtATime } from './middleware/one-at-a-time.ts';
import { createMonitoring } from './monitoring.ts';
import { keepAssetsFresh } from './old-assets.ts';
import { createBuiltRenderer } from './render/renderer.ts';
import { oldAssetsDir, readServerSettings, type Settings, SettingsError, storeSettings } from './settings.ts';
import { listenProblem, requireContentDir, settingWarnings } from './start-problems.ts';
import { watchMainThread } from './watchdog/watchdog.ts';
import { linkOf, workerMetrics, workerPlace } from './workers/link.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');
/** Connections that come in one rush wait to be taken; beyond Node's 511 they would be tried again after seconds. */
const BACKLOG = 4_096;
/** Long enough for requests that are on their way to a process that another one replaces. */
const DEVELOPMENT_LAME_DUCK_MS = 300;
/** How long the start waits for an API of another machine. */
const FIRST_ANSWER_MS = 3_000;

async function start(settings: Settings, logger: Logger): Promise<void> {
  const place = workerPlace();
  const link = place && linkOf(place);
  const monitoring = await createMonitoring(settings.SENTRY_DSN);
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'unhandled rejection');
    monitoring.report(error, {});
  });

  // A worker's supervisor has said them.
  if (!link) for (const warning of settingWarnings(process.env)) logger.warn(warning);
  const { CONTENT_DIR: folder } = settings;
  const development = settings.NODE_ENV === 'development';
  // A worker is told by its supervisor what to show.
  const isFollowing = !link;
  if (isFollowing) requireContentDir(settings);
  // In development the browser shows what is wrong instead.
  const lastGood =
    isFollowing && !development
      ? new LastGoodContent({ folder, dataDir: settings.DATA_DIR, logger })
      : undefined;
  const server = createHttpServer(undefined, socketLimits(settings));
  const media = new LiveMedia();
  const dev = development
    ? await (await import('./development/development.ts')).createDevelopment(settings, server, media)
    : undefined;
  const read = await dev?.read();
  const metrics = await startMetrics(workerMetrics(settings, place));
  const files = dev?.files ?? DIST;
  let lifecycle: Lifecycle | undefined;
  let content: FollowedContent | undefined;
  const snapshot = read?.site ?? (await link?.snapshot());

  async function bringUp(contentDir: string) {
    const revision = isFollowing ? (read?.site.revision ?? folderRevision(contentDir)) : undefined;
    // The content's thread reads while this one loads the rest of its code.
    const [embedded, built, { assembleSite }] = await Promise.all([
      settings.API_ORIGIN || link
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
    const local = embedded ?? link?.content;
    const site = await assembleSite({
      settings,
      logger,
      monitoring,
      upstreamOrigin: settings.API_ORIGIN ?? local?.origin ?? '',
      // One that hangs must not keep the process from listening; the content of this machine is there.
      firstAnswerMs: settings.API_ORIGIN ? FIRST_ANSWER_MS : undefined,
      upstreamHeaders:
        local?.headers ?? (settings.API_TOKEN ? { [CONTENT_TOKEN_HEADER]: settings.API_TOKEN } : undefined),
      renderer,
      files,
      contentState: embedded?.state ?? link?.contentState,
      isContentRefused: () => link?.isContentRefused() ?? content?.figures().isRefused ?? false,
      isEnding: () => lifecycle?.isEnding ?? false,
      isReplaced: () => lifecycle?.isReplaced ?? false,
      media,
      made: dev?.pictures,
      snapshot,
      contentDir,
      recorder: metrics?.recorder,
      reloadContent: async () => link?.reloadContent() ?? content?.reload('request') ?? STARTING,
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
        isEnding: () => lifecycle?.isEnding ?? false,
        secret,
        https: origin().startsWith('https:'),
        media,
        readPreview: link?.readPreview,
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
  const life = new Lifecycle({
    logger,
    monitoring,
    lameDuckMs: development ? DEVELOPMENT_LAME_DUCK_MS : settings.LAME_DUCK_S * 1_000,
    drain: () => Promise.all([drain(server), dev?.disconnect()]),
    close: () =>
      Promise.all([
        drawing.close(),
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
  // Without anybody to hear it, a terminal that closes would end the process.
  process.on('SIGHUP', () => void content?.reload('signal'));

  server.listen({ port: settings.PORT, host: settings.HOST, backlog: BACKLOG });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => reject(listenProblem(error, { port: 'PORT', host: 'HOST' })));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  await metrics?.listen(logger);
  if (!development) watchMainThread(settings.LOG_LEVEL);
  if (link) {
    link.follow({ life, media, takeContent });
    link.ready(port);
    return;
  }
  if (revision !== undefined) {
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
  }
  logger.info({ port, upstream: settings.API_ORIGIN ?? 'embedded' }, `ready on http://localhost:${port}`);
  if (draws && isUnfinished(settings.MEDIA_DIR)) drawing.start();
}

/** The editors' desk on the site's own address. */
async function deskBeside(settings: Settings, logger: Logger, siteOrigin: string) {
  if (settings.WEB_CONCURRENCY > 1)
    throw new SettingsError([
      { name: 'DESK', message: 'WEB_CONCURRENCY が1より大きいときは、npm run desk を別に動かしてください' },
    ]);
  const isAlone = settings.DESK_AUTH === 'local';
  const { openDesk, siteBehind } = await import('./desk/open-desk.ts');
  const desk = await openDesk(settings, {
    logger,
    host: settings.HOST,
    origin: settings.DESK_ORIGIN ?? (isAlone ? `http://localhost:${settings.PORT}` : siteOrigin),
    siteOrigin,
  });
  return { before: (site: RequestListener) => siteBehind(desk.app, site), close: desk.close };
}

/** One process serves by itself; several do below one that does not. */
async function run(settings: Settings, logger: Logger): Promise<void> {
  const isSupervisor =
    settings.WEB_CONCURRENCY > 1 && settings.NODE_ENV === 'production' && workerPlace() === undefined;
  if (!isSupervisor) return start(settings, logger);
  const { supervise } = await import('./workers/supervise.ts');
  return supervise(settings, logger);
}

/** Why the process cannot start, for the log. */
function reportFailure(error: unknown): void {
  // One clear line for what the operator can mend; a stack only for what nobody expected.
  const expected =
    error instanceof Error &&
    ['SettingsError', 'ContentError', 'StoreError', 'WorkerError'].includes(error.name);
  createLogger('info').fatal(expected ? error.message : { err: error });
}

/** In development the browser shows the reason as well, until a change of the content or the code starts the site anew. */
async function failStart(error: unknown, settings: Settings, logger: Logger): Promise<void> {
  reportFailure(error);
  if (settings.NODE_ENV !== 'development') process.exit(1);
  const { restartWithContent, serveFailure } = await import('./development/failures.ts');
  // Set by `development/main.ts`: the process before this one goes on serving.
  if (!process.env.SERVED_BEFORE) serveFailure(error, settings);
  await restartWithContent(settings, logger);
}

try {
  const settings = readServerSettings();
  const logger = createLogger(settings.LOG_LEVEL);
  await run(settings, logger).catch((error) => failStart(error, settings, logger));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
