// The process: settings → monitoring → logger → content → site → listen → shutdown. This file alone listens or exits.

import path from 'node:path';
import { startEmbeddedContent } from './content/supervisor.ts';
import { drawBeside, isUnfinished } from './drawing.ts';
import { createHttpServer, drain } from './http-server.ts';
import { LiveMedia } from './live-media.ts';
import { createLogger, type Logger } from './logger.ts';
import { respondToMalformed } from './malformed-requests.ts';
import { createMonitoring } from './monitoring.ts';
import { createBuiltRenderer } from './render/renderer.ts';
import { readServerSettings, type Settings, storeSettings } from './settings.ts';
import { listenProblem, requireContentDir, settingWarnings } from './start-problems.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');
/** `npm start` gives it: what the last build left unfinished is made while the site serves. */
const DRAW_FLAG = '--draw';

async function start(settings: Settings, logger: Logger): Promise<void> {
  const monitoring = await createMonitoring(settings.SENTRY_DSN);
  process.on('unhandledRejection', (error) => {
    logger.error({ err: error }, 'unhandled rejection');
    monitoring.report(error, {});
  });

  for (const warning of settingWarnings(process.env)) logger.warn(warning);
  requireContentDir(settings);
  const development = settings.NODE_ENV === 'development';
  const dev = development
    ? await (await import('./development.ts')).createDevelopment({
        contentDir: settings.CONTENT_DIR,
        mediaDir: settings.MEDIA_DIR,
        port: settings.PORT,
      })
    : undefined;
  // The content's thread reads while this one loads the rest of its code.
  const [embedded, built, { assembleSite }] = await Promise.all([
    settings.API_ORIGIN
      ? undefined
      : startEmbeddedContent({
          contentDir: settings.CONTENT_DIR,
          mediaDir: settings.MEDIA_DIR,
          media: await dev?.media(),
          logLevel: settings.LOG_LEVEL,
          store: storeSettings(settings),
          logger,
        }),
    development ? undefined : createBuiltRenderer(DIST),
    import('./assemble.ts'),
  ]);
  const renderer = dev?.renderer ?? built;
  if (!renderer) throw new Error('no renderer');

  let draining = false;
  const media = new LiveMedia();
  const { app, slugs, origin, close } = await assembleSite({
    settings,
    logger,
    monitoring,
    upstreamOrigin: settings.API_ORIGIN ?? embedded?.origin ?? '',
    upstreamHeaders: embedded?.headers,
    renderer,
    files: dev?.files ?? DIST,
    isReady: () => !draining,
    media,
    ...(development && { contentCache: { freshMs: 0, staleMs: 0 } }),
  });
  slugs.start();

  const server = createHttpServer(app);
  respondToMalformed(server, { logger, https: origin.startsWith('https:') });

  let drawing: ReturnType<typeof drawBeside> | undefined;
  async function shutDown(signal: string): Promise<void> {
    if (draining) return;
    draining = true;
    logger.info({ signal }, 'draining');
    await drain(server);
    await Promise.all([drawing?.close(), close(), embedded?.close(), dev?.close(), monitoring.flush(2_000)]);
    logger.info('stopped');
    logger.flush();
    process.exit(0);
  }
  // Heard for as long as the process lives: a signal that comes twice must not cut off who is being served.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal));
  // Without anybody to hear it, a terminal that closes would end the process.
  process.on('SIGHUP', () => logger.info({ signal: 'SIGHUP' }, 'signal ignored'));

  server.listen(settings.PORT, settings.HOST);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => reject(listenProblem(error, { port: 'PORT', host: 'HOST' })));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  logger.info({ port, upstream: settings.API_ORIGIN ?? 'embedded' }, `ready on http://localhost:${port}`);
  if (process.argv.includes(DRAW_FLAG) && isUnfinished(settings.MEDIA_DIR))
    drawing = drawBeside({
      mediaDir: settings.MEDIA_DIR,
      media,
      logger,
      reread: async () => embedded?.rereadMedia(),
    });
}

/** Why the process cannot start, for the log. */
function reportFailure(error: unknown): void {
  // One clear line for what the operator can mend; a stack only for what nobody expected.
  const expected =
    error instanceof Error &&
    ['SettingsError', 'ContentError', 'PathTableError', 'StoreError'].includes(error.name);
  createLogger('info').fatal(expected ? error.message : { err: error });
}

/** In development the browser shows the reason as well, until a change of the content or the code starts the site anew. */
async function failStart(error: unknown, settings: Settings): Promise<void> {
  reportFailure(error);
  if (settings.NODE_ENV !== 'development') process.exit(1);
  (await import('./development-failures.ts')).serveFailure(error, {
    port: settings.PORT,
    host: settings.HOST,
  });
}

try {
  const settings = readServerSettings();
  await start(settings, createLogger(settings.LOG_LEVEL)).catch((error) => failStart(error, settings));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
