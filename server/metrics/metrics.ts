import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { LiveContentFigures } from '../live-content/live-content.ts';
import type { Logger } from '../monitoring/logger.ts';
import { listenProblem } from '../settings/start-problems.ts';
import { CONTENT_FIGURES, EMBEDDED_FIGURES, LIVE_CONTENT_FIGURES } from './content-figures.ts';
import type { ConnectionFigures, ContentFigures, EmbeddedFigures, SiteFigures } from './figures.ts';
import { createRecorder, exportFigures } from './instruments.ts';
import { listenMetrics, type MetricsPlace } from './listen.ts';
import { PROCESS_FIGURES, type Threads } from './process-figures.ts';
import { CONNECTION_FIGURES, SITE_FIGURES } from './site-figures.ts';
import { watchThread } from './thread-figures.ts';

interface SiteSources {
  site(): SiteFigures;
  connections(): ConnectionFigures;
  /** State of the embedded content service, if there is one. */
  embedded: (() => EmbeddedFigures) | undefined;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics of a process. */
export function createMetrics(place: MetricsPlace) {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  /** Serializes without scope and target labels, which would be the same on every line. */
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  const provider = new MeterProvider({ readers: [exporter] });
  const meter = provider.getMeter('minamo');
  let listener: Awaited<ReturnType<typeof listenMetrics>> | undefined;

  /** Current values of all metrics in Prometheus' text format. */
  async function text(): Promise<string> {
    const { resourceMetrics } = await exporter.collect();
    return serializer.serialize(resourceMetrics);
  }

  return {
    recorder: createRecorder(meter),
    addSite({ site, connections, embedded }: SiteSources) {
      const thread = watchThread();
      const content = () => embedded?.().content;
      const threads = (): Threads => {
        const current = content();
        return [['site', thread.figures()], ...(current ? [['content', current.thread] as const] : [])];
      };
      exportFigures(meter, PROCESS_FIGURES, threads);
      exportFigures(meter, SITE_FIGURES, site);
      exportFigures(meter, CONNECTION_FIGURES, connections);
      if (!embedded) return;
      exportFigures(meter, EMBEDDED_FIGURES, embedded);
      exportFigures(meter, CONTENT_FIGURES, content);
    },
    /** Adds the metrics of a standalone content service. */
    addContent(read: () => ContentFigures | undefined) {
      const threads = (): Threads => {
        const figures = read();
        return figures ? [['content', figures.thread]] : [];
      };
      exportFigures(meter, PROCESS_FIGURES, threads);
      exportFigures(meter, CONTENT_FIGURES, read);
    },
    /** Adds the metrics of a process that reloads the content folder. */
    addLiveContent(read: () => LiveContentFigures) {
      exportFigures(meter, LIVE_CONTENT_FIGURES, read);
    },
    /** @throws {SettingsError} when it cannot listen on the configured port */
    async listen(logger: Logger) {
      listener = await listenMetrics(place, text).catch((error: unknown) => {
        throw listenProblem(error, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
      });
      const { port } = listener;
      logger.info({ metricsPort: port }, `metrics on http://${place.host}:${port}/metrics`);
    },
    async close() {
      await listener?.close();
      await provider.shutdown();
    },
  };
}
