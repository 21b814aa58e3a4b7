import type { Attributes, Meter } from '@opentelemetry/api';
import type { Recorder } from './recorder.ts';

/** Prefix of all metric names. */
const PREFIX = 'minamo_';
/**
 * Histogram buckets in seconds: a cached page takes about a millisecond, an upstream call times out after ten seconds.
 */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A single value, or one for each set of labels. */
type Observed = number | undefined | Iterable<readonly [labels: Attributes, value: number]>;

/** Metric that is read from its source on collection; an undefined value is omitted. */
export type Figure<Source> = readonly [name: string, about: string, read: (source: Source) => Observed];

/**
 * Registers counters for names that end with `_total`, otherwise gauges.
 *
 * @param source undefined while there is nothing to read
 */
export function exportFigures<Source>(
  meter: Meter,
  figures: readonly Figure<Source>[],
  source: () => Source | undefined,
): void {
  for (const [name, description, read] of figures) {
    const instrument = name.endsWith('_total')
      ? meter.createObservableCounter(PREFIX + name, { description })
      : meter.createObservableGauge(PREFIX + name, { description });
    instrument.addCallback((result) => {
      const current = source();
      const observed = current === undefined ? undefined : read(current);
      if (typeof observed === 'number') result.observe(observed);
      else for (const [labels, value] of observed ?? []) result.observe(value, labels);
    });
  }
}

/** Creates the recorder of requests and upstream calls. */
export function createRecorder(meter: Meter): Recorder {
  const histogram = (name: string, description: string) =>
    meter.createHistogram(PREFIX + name, { description, advice: { explicitBucketBoundaries: SECONDS } });
  const requests = histogram(
    'http_request_duration_seconds',
    'Time from the first byte of a request until its response is sent, or its visitor has left (499)',
  );
  const calls = histogram(
    'upstream_request_duration_seconds',
    'Time of a call of the API until its last byte, or its failure',
  );
  let sentBytes = 0;
  const about = 'Bytes of all responses, as they went over their connections';
  exportFigures(meter, [['http_response_bytes_total', about, (bytes) => bytes]], () => sentBytes);
  return {
    request({ route, cache, status }, seconds, bytes) {
      requests.record(seconds, { route, cache, status: String(status) });
      sentBytes += bytes;
    },
    upstreamCall(labels, seconds) {
      calls.record(seconds, labels);
    },
  };
}
