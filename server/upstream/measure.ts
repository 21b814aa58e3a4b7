import { isApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import type { Recorder } from '../metrics/recorder.ts';
import type { UpstreamRequest, UpstreamResponse } from './client.ts';

type Measured = Pick<UpstreamRequest, 'url' | 'signal'>;

/**
 * Runs the work of one call and records its family, outcome and duration.
 *
 * @param outcomeOf outcome of work that has not failed; success by default
 */
export type Measure = <Result>(
  request: Measured,
  work: () => Promise<Result>,
  outcomeOf?: (result: Result) => string,
) => Promise<Result>;

/** Runs the work unmeasured, in a process without metrics. */
export const unmeasured: Measure = (_request, work) => work();

const OK = 'ok';

export function measureBy({ upstreamCall }: Recorder): Measure {
  return async (request, work, outcomeOf = () => OK) => {
    const begun = performance.now();
    const record = (outcome: string) =>
      upstreamCall({ family: familyOf(request.url), outcome }, (performance.now() - begun) / 1_000);
    try {
      const result = await work();
      record(outcomeOf(result));
      return result;
    } catch (error) {
      record(failureOf(error, request));
      throw error;
    }
  };
}

/** Outcome of a call whose response is forwarded unread. */
export function outcomeOfStatus({ status }: UpstreamResponse): string {
  return status < 400 ? OK : httpOutcome(status);
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

function failureOf(error: unknown, { signal }: Measured): string {
  const kind = isApiError(error) ? error.kind : undefined;
  if (isApiError(error) && kind === 'http') return httpOutcome(error.status);
  if (kind === 'timeout') return 'timeout';
  if (signal?.aborted) return 'aborted';
  return kind === 'bad-answer' ? 'bad_answer' : 'unreachable';
}
