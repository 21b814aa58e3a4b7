import { expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { keptEnvelope, pageOf } from './envelope.ts';
import { pages } from './parameters.ts';
import { parseToKeep } from './parse-once.ts';
import { createReader, orNone } from './reader.ts';
import type { ApiRequest, Transport } from './transport.ts';

const item = z.object({ id: z.int() });
const list = defineCall('/any/pageList', { about: 'any', query: pages, data: pageOf(item) });

/** An API that has `total` records, answers at most `most` of them per page, and records its calls. */
function apiWith(total: number, most: number): { transport: Transport; calls: ApiRequest[] } {
  const calls: ApiRequest[] = [];
  const transport: Transport = async (call) => {
    calls.push(call);
    const [page, limit] = [Number(call.query?.page), Math.min(Number(call.query?.limit), most)];
    const ids = Array.from({ length: total }, (_, index) => ({ id: index + 1 }));
    return { code: 200, data: { list: ids.slice((page - 1) * limit, page * limit), total, page, limit } };
  };
  return { transport, calls };
}

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('a list of %i records is read whole, in %i calls', async (total, calls) => {
  const api = apiWith(total, 100);
  const items = await createReader(api.transport).readAll(list);
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  expect(api.calls).toHaveLength(calls);
});

test('a list with smaller pages than requested is still read whole', async () => {
  const items = await createReader(apiWith(45, 20).transport).readAll(list);
  expect(items).toHaveLength(45);
});

test('records of a cached page are checked once for all readers', async () => {
  const data = { list: [{ id: 1, urlName: 'a' }], total: 1, page: 1, limit: 100 };
  const named = z.object({ id: z.int(), urlName: z.string() });
  const call = defineCall('/any/pageList', { about: 'any', query: pages, data: pageOf(named) });
  const kept = parseToKeep(call.data, data);
  const check = jest.spyOn(call.data, 'safeParse');
  const reader = createReader(async () => keptEnvelope(kept.data));
  expect(await reader.readAll(call)).toEqual([{ id: 1, slug: 'a' }]);
  expect(check).not.toHaveBeenCalled();
});

test('a list without an end is read to a limit', async () => {
  let calls = 0;
  const endless: Transport = async () => {
    calls += 1;
    return { code: 200, data: { list: [{ id: calls }], total: 1_000_000, page: calls, limit: 1 } };
  };
  await createReader(endless).readAll(list);
  expect(calls).toBeLessThanOrEqual(50);
});

test.each([
  ['a refusal', { code: 5001, message: '終了しました。', data: null }, 'business', 502],
  ['a refusal that is an HTTP status', { code: 404, message: 'none' }, 'business', 404],
  ['no envelope', [], 'bad-answer', 502],
  ['data of another shape', { code: 200, data: { list: 'none' } }, 'bad-answer', 502],
])('%s is an error of the API in every reading function', async (_what, body, kind, status) => {
  const { read, readAs, readAll } = createReader(async () => body);
  const data = z.object({ list: z.array(item) });
  const calls = [
    read(defineCall('/any', { about: 'any', data })),
    readAll(list),
    readAs(data, defineCall('/any', { method: 'POST', about: 'any', data })),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'ApiError', kind, status });
});

test('a list is empty only if the API does not know it', async () => {
  const listOf = (code: number) => createReader(async () => ({ code })).readAll(list);
  expect(await orNone(listOf(404))).toEqual([]);
  await expect(orNone(listOf(503))).rejects.toMatchObject({ status: 503 });
});

test('parameters go into path and query, by the names of the wire', async () => {
  const requests: ApiRequest[] = [];
  const { read } = createReader(async (request) => {
    requests.push(request);
    return { code: 200, data: null };
  });
  const query = z.object({ cateId: z.optional(z.int()), ids: z.optional(z.array(z.string())) });
  const call = defineCall('/any/info/{urlName}', { about: 'any', query, data: z.null() });
  await read(call, { slug: 'a/あ', categoryId: 3, ids: '1,2' });
  await read(call, { slug: 'b' });
  expect(requests).toEqual([
    { method: 'GET', path: '/any/info/a%2F%E3%81%82', query: { cateId: 3, ids: '1,2' } },
    { method: 'GET', path: '/any/info/b' },
  ]);
});

test('a failure is reported, except for calls whose caller shows it', async () => {
  const reported: string[] = [];
  const { read } = createReader(async () => ({ code: 500, message: '失敗しました。' }), {
    onFailure: ({ path }) => reported.push(path),
  });
  const about = 'any';
  await expect(read(defineCall('/loud', { about, data: z.null() }))).rejects.toThrow('失敗しました。');
  await expect(read(defineCall('/quiet', { about, data: z.null(), quiet: true }))).rejects.toThrow('失敗');
  expect(reported).toEqual(['/loud']);
});
