import { expect, jest, test } from '@jest/globals';
import type { Transport } from '../../shared/api/transport.ts';
import { keepResponses } from './kept-responses.ts';

const list = { method: 'GET', path: '/news/pageList', query: { page: 1 } } as const;

function keeping() {
  let clock = 0;
  const send = jest.fn<Transport>(async ({ path }) => ({ path }));
  return { send, pass: (ms: number) => (clock += ms), ...keepResponses(send, () => clock) };
}

test('what was fetched ahead is there for the page, for half a minute', async () => {
  const { send, ahead, transport, pass } = keeping();
  await ahead(list);
  expect(await transport(list)).toEqual({ path: '/news/pageList' });
  expect(await ahead(list)).toEqual({ path: '/news/pageList' });
  expect(send).toHaveBeenCalledTimes(1);
  pass(30_000);
  await transport(list);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what a page itself asks for is asked for each time, and another query is another answer', async () => {
  const { send, ahead, transport } = keeping();
  await transport(list);
  await transport(list);
  await ahead(list);
  await transport({ ...list, query: { page: 2 } });
  expect(send).toHaveBeenCalledTimes(4);
});

test('a call that failed ahead is made again by the page', async () => {
  const { send, ahead, transport } = keeping();
  send.mockRejectedValueOnce(new TypeError('no fetch'));
  const early = ahead(list);
  const page = transport(list);
  await expect(early).rejects.toThrow('no fetch');
  expect(await page).toEqual({ path: '/news/pageList' });
});

test('what is sent is never kept, and puts an end to what was', async () => {
  const { send, ahead, transport } = keeping();
  const vote = { method: 'POST', path: '/goods/addThumb/1' } as const;
  await ahead(list);
  await transport(vote);
  await transport(vote);
  await transport(list);
  expect(send).toHaveBeenCalledTimes(4);
});

test('no more than sixty answers are kept', async () => {
  const { send, ahead, transport } = keeping();
  for (let page = 0; page <= 60; page += 1) await ahead({ ...list, query: { page } });
  await transport({ ...list, query: { page: 1 } });
  expect(send).toHaveBeenCalledTimes(61);
  await transport({ ...list, query: { page: 0 } });
  expect(send).toHaveBeenCalledTimes(62);
});
