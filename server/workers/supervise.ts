import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import { startEmbeddedContent } from '../content/supervisor.ts';
import { DRAW_FLAG, Drawings, isUnfinished } from '../drawing.ts';
import { Lifecycle } from '../lifecycle.ts';
import { type FollowedContent, followContent } from '../live-content/follow-content.ts';
import { LastGoodContent, startWithContent } from '../live-content/last-good.ts';
import { STARTING } from '../live-content/live-content.ts';
import { loadBeside, loadSiteBeside } from '../live-content/load-beside.ts';
import { LiveMedia } from '../live-media.ts';
import type { Logger } from '../logger.ts';
import { startMetrics } from '../metrics/start.ts';
import { createMonitoring } from '../monitoring.ts';
import { SharedThreads } from '../preview/shared-threads.ts';
import { readServerSettings, type Settings, storeSettings } from '../settings.ts';
import { requireContentDir, settingWarnings } from '../start-problems.ts';
import { Fleet, type StartedContent } from './fleet.ts';

/**
 * The process over several web workers (`WEB_CONCURRENCY`). It holds the socket that they share and the one content service,
 * which alone writes the database file; requests are answered by workers.
 */
export async function supervise(settings: Settings, logger: Logger): Promise<void> {
  const monitoring = await createMonitoring(settings.SENTRY_DSN);
  for (const warning of settingWarnings(process.env)) logger.warn(warning);
  if (!settings.REDIS_URL)
    logger.warn(
      'WEB_CONCURRENCY: REDIS_URL がないため、回数の制限とページのキャッシュはワーカーごとになります',
    );
  requireContentDir(settings);
  const metrics = await startMetrics(settings);
  const media = new LiveMedia();
  const { CONTENT_DIR: folder } = settings;
  const lastGood = new LastGoodContent({ folder, dataDir: settings.DATA_DIR, logger });
  // What runs is a folder of files, whatever a link to it is changed to meanwhile: the content service is started from it, too.
  cluster.setupPrimary({ exec: realpathSync(process.argv[1] ?? ''), args: [] });
  let content: FollowedContent | undefined;
  const previews = new SharedThreads();
  // Before the workers hear of it, and ask.
  media.onChange(() => previews.drawn());
  const fleet = new Fleet({
    previews,
    size: settings.WEB_CONCURRENCY,
    logger,
    media,
    reloadContent: () => (content ? content.reload('request') : Promise.resolve(STARTING)),
    isContentRefused: () => content?.figures().isRefused ?? false,
    async startContent(contentDir = folder): Promise<StartedContent> {
      // Secrets in files may be others by now.
      const now = readServerSettings();
      requireContentDir(now);
      if (now.API_ORIGIN) return { content: undefined, site: await loadSiteBeside(contentDir) };
      // By code that is on disk now, as that of the workers: all of them show one state.
      const { corpus, site } = await loadBeside(contentDir);
      const started = await startEmbeddedContent({
        contentDir,
        corpus,
        mediaDir: now.MEDIA_DIR,
        logLevel: now.LOG_LEVEL,
        store: storeSettings(now),
        measured: metrics !== undefined,
        logger,
      });
      return { content: started, site };
    },
  });

  const drawing = new Drawings({
    mediaDir: settings.MEDIA_DIR,
    media,
    logger,
    isEnding: () => life.isEnding,
    reread: async () => fleet.content?.rereadMedia(),
  });
  const draws = process.argv.includes(DRAW_FLAG);
  let ending: 'SIGTERM' | 'SIGINT' = 'SIGTERM';
  const life = new Lifecycle({
    logger,
    monitoring,
    // Each worker has its own.
    lameDuckMs: 0,
    drain: () => fleet.end(ending),
    close: () =>
      Promise.all([
        content?.close(),
        drawing.close(),
        previews.close(),
        metrics?.close(),
        monitoring.flush(2_000),
      ]),
    exit(code) {
      fleet.kill();
      process.exit(code);
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      ending = signal;
      life.signal(signal);
    });
  process.on('uncaughtException', (error) => life.uncaught(error));
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'unhandled rejection');
    monitoring.report(error, {});
  });
  const started = Promise.withResolvers<void>();
  const reloaded = () => {
    void lastGood.keep(fleet.revision ?? '');
    // Their threads run the code of before.
    void previews.close();
  };
  process.on('SIGHUP', () => void started.promise.then(() => fleet.reload()).then(reloaded));

  const start = (contentDir: string) => fleet.start(contentDir);
  const { started: port, isLastGood } = await startWithContent({ folder, lastGood, logger }, start).catch(
    (error: unknown) => {
      fleet.kill();
      throw error;
    },
  );
  metrics?.addContent(() => fleet.content?.figures().content);
  await metrics?.listen(logger);
  logger.info(
    { port, workers: settings.WEB_CONCURRENCY, upstream: settings.API_ORIGIN ?? 'embedded' },
    `ready on http://localhost:${port}`,
  );
  content = followContent({
    settings,
    logger,
    revision: fleet.revision ?? '',
    lastGood,
    isLastGood,
    async apply(snapshot) {
      const pages = await fleet.takeContent(snapshot);
      if (draws) drawing.start();
      return pages;
    },
  });
  metrics?.addLiveContent(content.figures);
  started.resolve();
  if (draws && isUnfinished(settings.MEDIA_DIR)) drawing.start();
}
