import type { Attributes, Meter } from '@opentelemetry/api';
import type { Recorder } from './recorder.ts';

/** Prefix of all metric names. */
const PREFIX = 'minamo_';
/**
 * Histogram buckets in seconds: a cached page takes about a millisecond, an upstream call times out after ten seconds.
 */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A single value, or one for each set of labels. */
export type Observed = number | undefined | Iterable<readonly [labels: Attributes, value: number]>;

/** Metric that is read on collection; an undefined value is omitted. */
export interface Figure {
  name: string;
  about: string;
  read(): Observed;
}

/** Registers a counter for names that end with `_total`, otherwise a gauge. */
export function exportFigure(meter: Meter, { name, about, read }: Figure): void {
  const options = { description: about };
  const instrument = name.endsWith('_total')
    ? meter.createObservableCounter(PREFIX + name, options)
    : meter.createObservableGauge(PREFIX + name, options);
  instrument.addCallback((result) => {
    const observed = read();
    if (typeof observed === 'number') result.observe(observed);
    else for (const [labels, value] of observed ?? []) result.observe(value, labels);
  });
}

/** Creates the recorder of requests and upstream calls. */
export function createRecorder(meter: Meter): Recorder {
  const advice = { explicitBucketBoundaries: SECONDS };
  const requests = meter.createHistogram(`${PREFIX}http_request_duration_seconds`, {
    description:
      'Time from the first byte of a request until its response is sent, or its visitor has left (499)',
    advice,
  });
  const calls = meter.createHistogram(`${PREFIX}upstream_request_duration_seconds`, {
    description: 'Time of a call of the API until its last byte, or its failure',
    advice,
  });
  let sentBytes = 0;
  exportFigure(meter, {
    name: 'http_response_bytes_total',
    about: 'Bytes of all responses, as they went over their connections',
    read: () => sentBytes,
  });
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
