import { expect, jest, test } from '@jest/globals';
import type { Transport } from '../../shared/api/transport.ts';
import { keepResponses } from './kept-responses.ts';

const list = { method: 'GET', path: '/news/pageList', query: { page: 1 } } as const;

function keeping() {
  let clock = 0;
  const send = jest.fn<Transport>(async ({ path }) => ({ path }));
  return { send, pass: (ms: number) => (clock += ms), ...keepResponses(send, () => clock) };
}

test('a prefetched response is used by the page for half a minute', async () => {
  const { send, ahead, transport, pass } = keeping();
  await ahead(list);
  expect(await transport(list)).toEqual({ path: '/news/pageList' });
  expect(await ahead(list)).toEqual({ path: '/news/pageList' });
  expect(send).toHaveBeenCalledTimes(1);
  pass(30_000);
  await transport(list);
  expect(send).toHaveBeenCalledTimes(2);
});

test('calls of a page itself are not cached, and another query is another entry', async () => {
  const { send, ahead, transport } = keeping();
  await transport(list);
  await transport(list);
  await ahead(list);
  await transport({ ...list, query: { page: 2 } });
  expect(send).toHaveBeenCalledTimes(4);
});

test('a failed prefetch is repeated by the page', async () => {
  const { send, ahead, transport } = keeping();
  send.mockRejectedValueOnce(new TypeError('no fetch'));
  const early = ahead(list);
  const page = transport(list);
  await expect(early).rejects.toThrow('no fetch');
  expect(await page).toEqual({ path: '/news/pageList' });
});

test('submissions are not cached and clear the cache', async () => {
  const { send, ahead, transport } = keeping();
  const vote = { method: 'POST', path: '/goods/addThumb/1' } as const;
  await ahead(list);
  await transport(vote);
  await transport(vote);
  await transport(list);
  expect(send).toHaveBeenCalledTimes(4);
});

test('at most sixty responses are cached', async () => {
  const { send, ahead, transport } = keeping();
  for (let page = 0; page <= 60; page += 1) await ahead({ ...list, query: { page } });
  await transport({ ...list, query: { page: 1 } });
  expect(send).toHaveBeenCalledTimes(61);
  await transport({ ...list, query: { page: 0 } });
  expect(send).toHaveBeenCalledTimes(62);
});
