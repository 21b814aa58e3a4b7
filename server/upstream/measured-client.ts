import { isApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import type { Recorder } from '../metrics/recorder.ts';
import type { UpstreamClient, UpstreamRequest } from './client.ts';

/** The same client, each call of which is counted with its family, its outcome and its time. */
export function measuredClient(client: UpstreamClient, { upstreamCall }: Recorder): UpstreamClient {
  function measured<Answer extends { status: number }>(
    send: (request: UpstreamRequest) => Promise<Answer>,
  ): (request: UpstreamRequest) => Promise<Answer> {
    return async (request) => {
      const begun = performance.now();
      const told = (outcome: string) =>
        upstreamCall({ family: familyOf(request.url), outcome }, (performance.now() - begun) / 1_000);
      try {
        const answer = await send(request);
        told(answer.status < 400 ? 'ok' : `http_${Math.floor(answer.status / 100)}xx`);
        return answer;
      } catch (error) {
        told(outcomeOf(error, request));
        throw error;
      }
    };
  }
  return {
    send: measured((request) => client.send(request)),
    sendAndRead: measured((request) => client.sendAndRead(request)),
    close: () => client.close(),
  };
}

/** `/goods/…` is `goods`. Only calls of the contract come here, so that there are few. */
export function familyOf(url: string): string {
  return url.slice(API_BASE.length + 1).split(/[/?]/, 1)[0] ?? '';
}

function outcomeOf(error: unknown, { signal }: UpstreamRequest): string {
  const kind = isApiError(error) ? error.kind : undefined;
  if (kind === 'timeout') return 'timeout';
  if (signal?.aborted) return 'aborted';
  return kind === 'bad-answer' ? 'bad_answer' : 'unreachable';
}
