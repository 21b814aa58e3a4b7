// `npm run content`: the content service as a process of its own.

import { ContentError } from '../../../corpus/corpus.ts';
import { folderRevision } from '../../../corpus/folder-state.ts';
import { type FollowedContent, followContent } from '../../live-content/follow-content.ts';
import { LastGoodContent, startWithContent } from '../../live-content/last-good.ts';
import { watchMedia } from '../../live-media.ts';
import { startMetrics } from '../../metrics/start.ts';
import { createLogger } from '../../monitoring/logger.ts';
import { readSettings, SettingsError, storeSettings } from '../../settings/settings.ts';
import { listenProblem, requireContentDir } from '../../settings/start-problems.ts';
import { watchMainThread } from '../../watchdog/watchdog.ts';
import { StoreError } from '../store/database.ts';
import { listenContent } from './listen.ts';

try {
  const settings = readSettings();
  requireContentDir(settings);
  const { CONTENT_DIR: folder, DATA_DIR: dataDir } = settings;
  const logger = createLogger(settings.LOG_LEVEL).child({ service: 'content' });
  const lastGood = new LastGoodContent({ folder, dataDir, logger });
  let content: FollowedContent | undefined;

  async function listen(contentDir: string) {
    const revision = folderRevision(contentDir);
    const service = await listenContent({
      contentDir,
      mediaDir: settings.MEDIA_DIR,
      host: settings.HOST,
      port: settings.CONTENT_PORT,
      logLevel: settings.LOG_LEVEL,
      store: storeSettings(settings),
      trustProxy: settings.TRUST_PROXY,
      token: settings.API_TOKEN,
      health: true,
      measured: settings.METRICS_PORT !== undefined,
      revision,
      reload: { token: settings.CONTENT_TOKEN, reload: () => content?.reload('request') },
    }).catch((error: unknown) => {
      throw listenProblem(error, { port: 'CONTENT_PORT', host: 'HOST' });
    });
    return { service, revision };
  }

  const { started, isLastGood } = await startWithContent({ folder, lastGood, logger }, listen);
  const { service, revision } = started;
  const metrics = await startMetrics(settings);
  metrics?.addContent(service.figures);
  await metrics?.listen(logger);
  watchMainThread(settings.LOG_LEVEL);
  content = followContent({
    settings,
    logger,
    revision,
    lastGood,
    isLastGood,
    async apply({ corpus, site }) {
      service.takeCorpus(corpus, { revision: site.revision });
      // Pages are cached by the callers of the service.
      return 0;
    },
  });
  metrics?.addLiveContent(content.figures);
  const stopWatching = watchMedia(settings.MEDIA_DIR, () => {
    service.rereadMedia().catch((err: unknown) => logger.error({ err }, 'new pictures are not shown'));
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopWatching();
    stopping ??= Promise.all([content?.close(), service.close(), metrics?.close()]).then(() =>
      process.exit(0),
    );
    return stopping;
  };
  if (!settings.API_TOKEN)
    logger.warn('API_TOKEN is not set: any client that reaches the port may call the API');
  logger.info(`content service ready on http://localhost:${service.port}/api`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop());
  }
  process.on('SIGHUP', () => void content?.reload('signal'));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError || error instanceof StoreError))
    throw error;
  createLogger('info').fatal(error.message);
  process.exit(1);
}
