import type { LiveContentFigures } from '../live-content/live-content.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { Settings } from '../settings/settings.ts';
import { listenProblem } from '../settings/start-problems.ts';
import type { ConnectionFigures, ContentFigures, EmbeddedFigures, SiteFigures } from './figures.ts';
import type { Recorder } from './recorder.ts';

interface SiteSources {
  site(): SiteFigures;
  connections(): ConnectionFigures;
  /** State of the embedded content service, if there is one. */
  embedded: (() => EmbeddedFigures) | undefined;
}

interface RunningMetrics {
  recorder: Recorder;
  addSite(sources: SiteSources): void;
  /** Adds the metrics of a standalone content service. */
  addContent(read: () => ContentFigures | undefined): void;
  /** Adds the metrics of a process that reloads the content folder. */
  addLiveContent(read: () => LiveContentFigures): void;
  /** @throws {SettingsError} when it cannot listen on the configured port */
  listen(logger: Logger): Promise<void>;
  close(): Promise<void>;
}

/** Starts the metrics of this process; undefined without `METRICS_PORT`, and then their code is not loaded. */
export async function startMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST'>): Promise<RunningMetrics | undefined> {
  if (port === undefined) return undefined;
  const [{ Metrics }, process, content, site, { watchThread }] = await Promise.all([
    import('./metrics.ts'),
    import('./process-figures.ts'),
    import('./content-figures.ts'),
    import('./site-figures.ts'),
    import('./thread-figures.ts'),
  ]);
  const metrics = new Metrics();
  return {
    recorder: metrics.recorder,
    addSite({ site: siteNow, connections, embedded }) {
      const thread = watchThread();
      const told = () => embedded?.().content;
      metrics.add([
        ...process.processFigures(() => {
          const content = told();
          return [['site', thread.figures()], ...(content ? [['content', content.thread] as const] : [])];
        }),
        ...site.siteFigures(siteNow),
        ...site.connectionFigures(connections),
        ...(embedded ? [...content.embeddedFigures(embedded), ...content.contentFigures(told)] : []),
      ]);
    },
    addContent(read) {
      metrics.add([
        ...process.processFigures(() => {
          const figures = read();
          return figures ? [['content', figures.thread]] : [];
        }),
        ...content.contentFigures(read),
      ]);
    },
    addLiveContent(read) {
      metrics.add(content.liveContentFigures(read));
    },
    async listen(logger) {
      const at = await metrics.listen({ port, host }).catch((error: unknown) => {
        throw listenProblem(error, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
      });
      logger.info({ metricsPort: at }, `metrics on http://${host}:${at}/metrics`);
    },
    close: () => metrics.close(),
  };
}
