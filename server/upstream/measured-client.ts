import { isApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import type { Recorder } from '../metrics/recorder.ts';
import type { UpstreamClient, UpstreamRequest, UpstreamResponse } from './client.ts';

type Measured = Pick<UpstreamRequest, 'url' | 'signal'>;

/** Runs the work of one call and counts it with its family, its outcome and its time. */
export type Measure = <Result>(request: Measured, work: () => Promise<Result>) => Promise<Result>;

/** For a process without metrics. */
export const unmeasured: Measure = (_request, work) => work();

/** Counts work that includes reading and checking the answer, so that a wrong one is no success. */
export function measureBy(recorder: Recorder): Measure {
  return (request, work) => count(recorder, request, work, () => 'ok');
}

/** Counts every call of a client whose answers are passed on unread. */
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

/** `/goods/…` is `goods`. Only calls of the contract come here, so that there are few. */
export function familyOf(url: string): string {
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
