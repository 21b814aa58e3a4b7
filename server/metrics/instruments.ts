import type { Attributes, Meter } from '@opentelemetry/api';
import type { Recorder } from './recorder.ts';

/** The prefix of every name. */
const PREFIX = 'minamo_';
/** In seconds: a page that is kept takes about one millisecond, an upstream is given up after ten seconds. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A value, or one for each set of labels. */
export type Observed = number | undefined | Iterable<readonly [labels: Attributes, value: number]>;

/** A figure that is looked up when it is asked for; one that is undefined is left out. */
export interface Figure {
  name: string;
  about: string;
  read(): Observed;
}

/** A figure that only grows, or one that goes up and down. */
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

/** Counts requests and calls. */
export function createRecorder(meter: Meter): Recorder {
  const advice = { explicitBucketBoundaries: SECONDS };
  const requests = meter.createHistogram(`${PREFIX}http_request_duration_seconds`, {
    description:
      'Time from the first byte of a request until its response is out, or its visitor has left (499)',
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
