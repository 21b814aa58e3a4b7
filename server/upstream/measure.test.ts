import { expect, test } from '@jest/globals';
import { ApiError } from '../../shared/api/error.ts';
import type { UpstreamClient } from './client.ts';
import { measureBy, outcomeOfStatus } from './measure.ts';

const answer = (status: number) => async () => ({ status, headers: {}, body: Buffer.from('') });
const failure = (error: Error) => async () => {
  throw error;
};
const left = new AbortController();
left.abort();

test.each([
  ['/api/goods/detail/203', answer(200), 'goods', 'ok'],
  ['/api/search/all?keywords=x/y', answer(404), 'search', 'http_4xx'],
  ['/api/news?page=1', answer(503), 'news', 'http_5xx'],
  ['/api/news/pageList', failure(new ApiError('timeout', 'x')), 'news', 'timeout'],
  ['/api/news/pageList', failure(new ApiError('unreachable', 'x')), 'news', 'unreachable'],
  ['/api/news/pageList', failure(new ApiError('bad-answer', 'x')), 'news', 'bad_answer'],
])('a call of %s is counted by its family and its outcome', async (url, sendAndRead, family, outcome) => {
  const told = await calls({ url }, sendAndRead);
  expect(told).toEqual([{ family, outcome }]);
});

test('a call aborted because the visitor left does not count as a failure of the API', async () => {
  const told = await calls(
    { url: '/api/goods/list', signal: left.signal },
    failure(new ApiError('unreachable', 'x')),
  );
  expect(told).toEqual([{ family: 'goods', outcome: 'aborted' }]);
});

async function calls(
  { url, signal }: { url: string; signal?: AbortSignal },
  sendAndRead: UpstreamClient['sendAndRead'],
): Promise<unknown[]> {
  const told: unknown[] = [];
  const measure = measureBy({ upstreamCall: (labels: unknown) => told.push(labels), request() {} });
  const request = { method: 'GET', url, signal };
  await measure(request, () => sendAndRead(request), outcomeOfStatus).catch(() => {});
  return told;
}
