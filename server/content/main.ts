// `npm run content`: the content service as a process of its own.

import { ContentError } from '../../corpus/corpus.ts';
import { createLogger } from '../logger.ts';
import { readSettings, SettingsError, storeSettings } from '../settings.ts';
import { listenProblem, requireContentDir } from '../start-problems.ts';
import { listenContent } from './listen.ts';
import { StoreError } from './store/database.ts';

try {
  const settings = readSettings();
  requireContentDir(settings);
  const service = await listenContent({
    contentDir: settings.CONTENT_DIR,
    mediaDir: settings.MEDIA_DIR,
    host: settings.HOST,
    port: settings.CONTENT_PORT,
    logLevel: settings.LOG_LEVEL,
    store: storeSettings(settings),
    trustProxy: settings.TRUST_PROXY,
  }).catch((error: unknown) => {
    throw listenProblem(error, { port: 'CONTENT_PORT', host: 'HOST' });
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= service.close().then(() => process.exit(0));
    return stopping;
  };
  service.logger.info(`content service ready on http://localhost:${service.port}/api`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop());
  }
  process.on('SIGHUP', () => service.logger.info({ signal: 'SIGHUP' }, 'signal ignored'));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError || error instanceof StoreError))
    throw error;
  createLogger('info').fatal(error.message);
  process.exit(1);
}
