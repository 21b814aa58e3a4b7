import { isApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import type { Recorder } from '../metrics/recorder.ts';
import type { UpstreamClient, UpstreamRequest, UpstreamResponse } from './client.ts';

type Measured = Pick<UpstreamRequest, 'url' | 'signal'>;

/** Runs the work of one call and records its family, outcome and duration. */
export type Measure = <Result>(request: Measured, work: () => Promise<Result>) => Promise<Result>;

/** Runs the work unmeasured, in a process without metrics. */
export const unmeasured: Measure = (_request, work) => work();

/** Measures work that includes reading and checking the response, so that an invalid one does not count as success. */
export function measureBy(recorder: Recorder): Measure {
  return (request, work) => count(recorder, request, work, () => 'ok');
}

/** Measures calls of a client whose responses are forwarded unread. */
export function measuredClient(client: UpstreamClient, recorder: Recorder): UpstreamClient {
  const outcome = ({ status }: UpstreamResponse) => (status < 400 ? 'ok' : httpOutcome(status));
  return {
    sendAndRead: (request) => count(recorder, request, () => client.sendAndRead(request), outcome),
    close: () => client.close(),
  };
}

/** @param outcomeOfResult outcome of work that has not failed */
async function count<Result>(
  { upstreamCall }: Recorder,
  request: Measured,
  work: () => Promise<Result>,
  outcomeOfResult: (result: Result) => string,
): Promise<Result> {
  const begun = performance.now();
  const record = (outcome: string) =>
    upstreamCall({ family: familyOf(request.url), outcome }, (performance.now() - begun) / 1_000);
  try {
    const result = await work();
    record(outcomeOfResult(result));
    return result;
  } catch (error) {
    record(outcomeOf(error, request));
    throw error;
  }
}

/**
 * Family of a call: `goods` for `/goods/…`. Only calls of the contract reach this, so the number of families is small.
 */
function familyOf(url: string): string {
  return url.slice(API_BASE.length + 1).split(/[/?]/, 1)[0] ?? '';
}

function httpOutcome(status: number): string {
  return `http_${Math.floor(status / 100)}xx`;
}

function outcomeOf(error: unknown, { signal }: Measured): string {
  const kind = isApiError(error) ? error.kind : undefined;
  if (isApiError(error) && kind === 'http') return httpOutcome(error.status);
  if (kind === 'timeout') return 'timeout';
  if (signal?.aborted) return 'aborted';
  return kind === 'bad-answer' ? 'bad_answer' : 'unreachable';
}
