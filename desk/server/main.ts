// `npm run desk`: the editors' desk as a process of its own.

import { createHttpServer, drain, socketLimits } from '../../server/http-server.ts';
import { oneAtATime } from '../../server/load/one-at-a-time.ts';
import { createLogger, type Logger } from '../../server/monitoring/logger.ts';
import { readSettings, type Settings, SettingsError } from '../../server/settings/settings.ts';
import { listen, requireContentDir } from '../../server/settings/start-problems.ts';
import { loadSiteContent } from '../../server/site-content/load.ts';
import { watchMainThread } from '../../server/watchdog/watchdog.ts';
import { openDesk } from './open-desk.ts';

async function siteOriginOf({ SITE_ORIGIN, CONTENT_DIR }: Settings): Promise<string> {
  return SITE_ORIGIN ?? (await loadSiteContent(CONTENT_DIR)).site.origin;
}

async function start(settings: Settings, logger: Logger): Promise<void> {
  requireContentDir(settings);
  const { DESK_HOST: host, DESK_PORT: port } = settings;
  const origin = settings.DESK_ORIGIN ?? `http://localhost:${port}`;
  const desk = await openDesk(settings, { logger, host, origin, siteOrigin: await siteOriginOf(settings) });
  const server = createHttpServer(oneAtATime(logger)(desk.app), socketLimits(settings));
  const listening = await listen(server, { port, host }, { port: 'DESK_PORT', host: 'DESK_HOST' });
  logger.info(
    { port: listening, signIn: settings.DESK_AUTH },
    `desk ready on http://localhost:${listening}/admin/`,
  );
  watchMainThread(settings.LOG_LEVEL);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void drain(server)
        .then(() => desk.close())
        .then(() => process.exit(0));
    });
}

try {
  const settings = readSettings();
  await start(settings, createLogger(settings.LOG_LEVEL));
} catch (error) {
  const isExpected =
    error instanceof SettingsError || (error instanceof Error && error.name === 'ContentError');
  createLogger('info').fatal(isExpected ? (error as Error).message : { err: error });
  process.exit(1);
}
