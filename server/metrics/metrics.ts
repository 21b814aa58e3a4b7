import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { createRecorder, exportFigure, type Figure } from './instruments.ts';
import { type Listener, listenMetrics, type MetricsPlace } from './listen.ts';
import type { Recorder } from './recorder.ts';

/** Prometheus metrics of a process. Loaded only with `METRICS_PORT`, so that other processes do not pay for it. */
export class Metrics {
  readonly recorder: Recorder;
  /** Serializes without scope and target labels, which would be the same on every line. */
  readonly #exporter = new PrometheusExporter({ preventServerStart: true });
  readonly #serializer = new PrometheusSerializer('', false, undefined, true, true);
  readonly #provider = new MeterProvider({ readers: [this.#exporter] });
  readonly #meter = this.#provider.getMeter('minamo');
  #listener: Listener | undefined;

  constructor() {
    this.recorder = createRecorder(this.#meter);
  }

  add(figures: readonly Figure[]): void {
    for (const figure of figures) exportFigure(this.#meter, figure);
  }

  /** Current values of all metrics in Prometheus' text format. */
  async text(): Promise<string> {
    const { resourceMetrics } = await this.#exporter.collect();
    return this.#serializer.serialize(resourceMetrics);
  }

  /** @throws errors of `listen` */
  async listen(place: MetricsPlace): Promise<number> {
    this.#listener = await listenMetrics(place, () => this.text());
    return this.#listener.port;
  }

  async close(): Promise<void> {
    await this.#listener?.close();
    await this.#provider.shutdown();
  }
}
