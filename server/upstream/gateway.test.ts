import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newsListSchema } from '../../records/news/wire.ts';
import { goodsCalls, hotListSchema } from '../../records/product/wire.ts';
import { ApiError } from '../../shared/api/error.ts';
import { createReader } from '../../shared/api/reader.ts';
import { type LogLine, recordingLogger } from '../../test/support/log.ts';
import { type ApiCall, readCall } from './calls.ts';
import type { UpstreamClient } from './client.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { measureBy } from './measure.ts';

type Send = UpstreamClient['sendAndRead'];

let send: Send;
let sent: string[];
let lines: LogLine[];
let gateway: Gateway;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const recording = recordingLogger();
  [sent, lines] = [[], recording.lines];
  const client: UpstreamClient = {
    sendAndRead: (call) => {
      sent.push(call.url);
      return send(call);
    },
    async close() {},
  };
  gateway = createGateway({ client, logger: recording.logger });
});

afterEach(async () => {
  await gateway.close();
  jest.useRealTimers();
});

const good: Send = async () => ({ status: 200, headers: {}, body: Buffer.from('{"code":200,"data":[]}') });
const answering =
  (body: string): Send =>
  async () => ({ status: 200, headers: {}, body: Buffer.from(body) });
const fail =
  (error: ApiError): Send =>
  () =>
    Promise.reject(error);
const down = fail(new ApiError('unreachable', 'refused'));
function call(path: string, search = ''): ApiCall {
  const found = readCall('GET', path, search);
  if (found.kind !== 'call') throw new Error(`${path} is no call`);
  return found.call;
}

const ANY = call('/goods/index');
/** Makes calls with distinct queries, so that none is shared or cached. */
const callAll = (count: number, name: string) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, n) =>
      gateway.get(call('/goods/queryTopByWriting', `?keywords=${name}${n}`)),
    ),
  );

test('a hundred visitors who want the same at once cost the API one call', async () => {
  let respond: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  send = async (call) => {
    await held;
    return good(call);
  };
  const visitors = Array.from({ length: 100 }, (_, n) =>
    n % 2 ? gateway.get(ANY) : gateway.transport({ method: 'GET', path: '/goods/index' }),
  );
  respond();
  expect(await Promise.all(visitors)).toHaveLength(100);
  expect(sent).toEqual(['/api/goods/index']);
});

const said = (text: string) => lines.filter(({ msg }) => msg.startsWith(text)).map(({ family }) => family);

test('an API that is down is left alone after five calls, and asked again soon', async () => {
  send = down;
  await callAll(5, 'down');
  expect(sent).toHaveLength(5);
  await expect(gateway.get(ANY)).rejects.toMatchObject({ kind: 'unreachable', status: 502 });
  expect(sent).toHaveLength(5);
  expect(said('API calls suspended')).toEqual(['goods']);

  await jest.advanceTimersByTimeAsync(1_400);
  await expect(gateway.get(ANY)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(sent).toHaveLength(5);

  send = good;
  await jest.advanceTimersByTimeAsync(200);
  expect((await gateway.get(ANY)).json).toEqual({ code: 200, data: [] });
  expect(said('API calls resumed')).toEqual(['goods']);
  await callAll(20, 'up');
  expect(sent).toHaveLength(26);
});

test('an API that is still down is asked once, left alone again, and told of once', async () => {
  send = down;
  await callAll(5, 'down');
  for (const trials of [1, 2, 3]) {
    await jest.advanceTimersByTimeAsync(1_600);
    await callAll(1, 'probe');
    await callAll(10, 'again');
    expect(sent).toHaveLength(5 + trials);
  }
  expect(said('API calls suspended')).toEqual(['goods']);
});

test('calls of one family that fail take those of no other along', async () => {
  send = down;
  await callAll(10, 'down');
  send = good;
  const before = sent.length;
  await gateway.transport({ method: 'GET', path: '/news/list' });
  expect(sent).toHaveLength(before + 1);
});

test('a trial call that hangs is given up within three seconds, so that the next one comes soon', async () => {
  send = down;
  await callAll(5, 'down');
  await jest.advanceTimersByTimeAsync(1_600);
  send = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new ApiError('timeout', String(signal.reason?.name))));
    });
  const trial = gateway.get(ANY).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await trial).toMatchObject({ kind: 'timeout', message: 'TimeoutError' });
  send = good;
  await jest.advanceTimersByTimeAsync(1_600);
  expect((await gateway.get(ANY)).json).toEqual({ code: 200, data: [] });
});

test.each<[string, Send]>([
  ['statuses', fail(new ApiError('http', 'the API answered 500', { status: 500 }))],
  ['garbage', fail(new ApiError('bad-answer', 'no JSON'))],
  ['a call that it does not understand', fail(new ApiError('http', 'malformed', { status: 400 }))],
  ['data of another shape', async () => ({ status: 200, headers: {}, body: Buffer.from('{"code":200}') })],
])('an endpoint that answers %s takes no other along', async (_what, failing) => {
  send = failing;
  await callAll(50, 'broken');
  send = good;
  await gateway.get(ANY);
  expect(sent).toHaveLength(51);
});

test('a failure names the call, and not what a visitor asked for', async () => {
  send = async () => ({ status: 404, headers: {}, body: Buffer.from('{}') });
  await expect(gateway.get(call('/search/getSearchList', '?keywords=secret'))).rejects.toThrow(
    /^the API answered 404 to GET \/api\/search\/getSearchList$/,
  );
});

test('a cached answer is checked once for all pages that read it, and none of them changes it for others', async () => {
  const product = { id: 203, urlName: 'ma3511', name: 'MA3511', labelValueIds: '1,2' };
  send = async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify({ code: 200, data: [product] })),
  });
  const check = jest.spyOn(hotListSchema, 'safeParse');
  const { read } = createReader(gateway.transport);
  const pages = [await read(goodsCalls.hot), await read(goodsCalls.hot)];
  const { urlName: slug, ...rest } = product;
  expect(pages).toEqual([[{ ...rest, slug }], [{ ...rest, slug }]]);
  expect(check).toHaveBeenCalledTimes(1);
  Object.assign(pages[0]?.[0] ?? {}, { name: 'MA3721' });
  pages[0]?.pop();
  expect(await read(goodsCalls.hot)).toEqual(pages[1]);
  check.mockRestore();
});

test('who reads what is kept as something else has it checked', async () => {
  send = async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(
      '{"code":200,"data":[{"id":203,"urlName":"ma3511","name":"MA3511","labelValueIds":null}]}',
    ),
  });
  const { readAs } = createReader(gateway.transport);
  await expect(readAs(newsListSchema, goodsCalls.hot)).rejects.toThrow(ApiError);
});

test('an answer that is the same as before is read and checked once', async () => {
  let text = '{"code":200,"data":[]}';
  send = async () => ({ status: 200, headers: {}, body: Buffer.from(text) });
  const news = call('/news/list');
  const first = await gateway.get(news);
  async function refreshed() {
    jest.advanceTimersByTime(61_000);
    await gateway.get(news);
    await new Promise(setImmediate);
    return gateway.get(news);
  }
  expect((await refreshed()).json).toBe(first.json);
  text = '{"code":200, "data":[]}';
  const other = await refreshed();
  expect(other.json).not.toBe(first.json);
  expect(other.json).toEqual(first.json);
  expect(sent).toHaveLength(3);
});

test.each<[string, Send, string]>([
  ['data of the contract', good, 'ok'],
  ['data of another shape', answering('{"code":200,"data":{}}'), 'bad_answer'],
  ['no JSON', answering('<html>'), 'bad_answer'],
  ['a failure of its own', answering('{"code":500,"message":"x","data":null}'), 'ok'],
  ['HTTP 503', async () => ({ status: 503, headers: {}, body: Buffer.from('') }), 'http_5xx'],
  ['nothing in time', fail(new ApiError('timeout', 'late')), 'timeout'],
])('an API that answers %s is counted as %s', async (_what, sendAndRead, outcome) => {
  const told: unknown[] = [];
  const client: UpstreamClient = {
    sendAndRead,
    async close() {},
  };
  const measure = measureBy({ upstreamCall: (labels) => told.push(labels), request() {} });
  const measured = createGateway({ client, measure, logger: recordingLogger().logger });
  await measured.get(ANY).catch(() => {});
  expect(told).toEqual([{ family: 'goods', outcome }]);
  await measured.close();
});

test.each([
  ['HTTP 404', { status: 404, headers: {}, body: Buffer.from('') }],
  ['code 404', { status: 200, headers: {}, body: Buffer.from('{"code":404,"message":"x","data":null}') }],
])(
  'a list that had records keeps answering when the API says %s, also after its content has changed',
  async (_what, gone) => {
    const list = call('/case/pageList', '?limit=3');
    const entry = '{"id":1,"urlName":"a","name":"A"}';
    send = answering(`{"code":200,"data":{"list":[${entry}],"total":1,"page":1,"limit":3}}`);
    const kept = await gateway.get(list);
    send = async () => gone;
    jest.advanceTimersByTime(61_000);
    expect((await gateway.get(list)).json).toBe(kept.json);
    await new Promise(setImmediate);
    expect(lines.map(({ msg }) => msg)).toContain('stale content served');
    await gateway.refreshKept();
    expect((await gateway.get(list)).json).toBe(kept.json);
  },
);
