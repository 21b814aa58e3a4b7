// `npm run desk`: the editors' desk as a process of its own.

import { createHttpServer, drain, socketLimits } from '../../server/http-server.ts';
import { oneAtATime } from '../../server/load/one-at-a-time.ts';
import { createLogger, type Logger } from '../../server/monitoring/logger.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { listen, reportFailure, requireContentDir } from '../../server/settings/start-problems.ts';
import { loadSiteContent } from '../../server/site-content/load.ts';
import { watchMainThread } from '../../server/watchdog/watchdog.ts';
import { openDesk } from './open-desk.ts';

async function start(settings: Settings, logger: Logger): Promise<void> {
  requireContentDir(settings);
  const { DESK_HOST: host, DESK_PORT: port } = settings;
  const origin = settings.DESK_ORIGIN ?? `http://localhost:${port}`;
  const siteOrigin = settings.SITE_ORIGIN ?? (await loadSiteContent(settings.CONTENT_DIR)).site.origin;
  const desk = await openDesk(settings, { logger, host, origin, siteOrigin });
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
  reportFailure(error);
  process.exit(1);
}
