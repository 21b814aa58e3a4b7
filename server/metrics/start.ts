import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';

/** Starts the metrics of this process; undefined without `METRICS_PORT`, and then their code is not loaded. */
export async function startMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST'>): Promise<Metrics | undefined> {
  if (port === undefined) return undefined;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics({ port, host });
}
