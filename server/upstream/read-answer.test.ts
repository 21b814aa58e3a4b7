import { expect, test } from '@jest/globals';
import { readCall } from './calls.ts';
import { readAnswer } from './read-answer.ts';

function read(path: string, data: unknown, code: unknown = 200) {
  const [pathname = '', search] = path.split('?');
  const found = readCall('GET', pathname, search ? `?${search}` : '');
  if (found.kind !== 'call') throw new Error(`${path} is no call`);
  return readAnswer(found.call, structuredClone({ code, data }));
}

const CARD = { id: 1, urlName: 'a', name: 'A' };
const OTHER = { id: 2, urlName: 'b', name: 'B' };
const page = (list: unknown[]) => ({ list, total: 9, page: 1, limit: 20 });

test('an answer that matches the contract needs no repair', () => {
  expect(read('/case/pageList', page([CARD]))).toEqual({
    data: page([CARD]),
    repaired: undefined,
    dropped: [],
  });
});

test('a member that is null is absent', () => {
  const { data, repaired } = read('/case/pageList', page([{ ...CARD, lead: null, fromProduct: null }]));
  expect(data).toEqual(page([CARD]));
  expect(repaired).toEqual({ code: 200, data: page([CARD]) });
});

test('null keeps its place in a list', () => {
  const rows = [{ product: { ...CARD, label: null }, values: ['1', null] }];
  const group = { ...CARD, lead: '', columns: [], rows, ended: [] };
  const { data } = read('/goods/getGoodsAttrContract?cateId=1', [group]);
  expect(data).toMatchObject([{ rows: [{ values: ['1', null] }] }]);
});

test('an invalid record is dropped, and its first invalid field is reported', () => {
  const { data, repaired, dropped } = read('/case/pageList', page([{ ...CARD, name: 7 }, OTHER]));
  expect(data).toEqual(page([OTHER]));
  expect(repaired).toEqual({ code: 200, data: page([OTHER]) });
  expect(dropped).toEqual(['list.0.name']);
});

test('an invalid record within a record is dropped alone', () => {
  const { data, dropped } = read('/goods/category', [{ ...CARD, child: [{ id: 3, name: 'C' }, OTHER] }]);
  expect(data).toEqual([{ ...CARD, child: [OTHER] }]);
  expect(dropped).toEqual(['0.child.0.urlName']);
});

test('a record that requires a dropped one is dropped, too', () => {
  const entry = { ...CARD, question: 'q', answer: 'a', category: CARD };
  const { data } = read('/faq/hotList', [{ ...entry, category: { id: 1, urlName: 'x' } }, entry]);
  expect(data).toEqual([{ id: 1, urlName: 'a', question: 'q', answer: 'a', category: CARD }]);
});

test.each([
  ['a list of which no record is right', '/case/pageList', page([{ ...CARD, name: 7 }])],
  ['a record of another shape', '/case/info/1', { ...CARD, name: 7 }],
  ['no list', '/goods/category', 'none'],
  ['nothing', '/goods/category', null],
])('%s is a bad answer', (_what, path, data) => {
  expect(() => read(path, data)).toThrow(expect.objectContaining({ kind: 'bad-answer' }));
});

test('an empty list is a list', () => {
  expect(read('/goods/category', []).data).toEqual([]);
});

test.each([
  [{ list: [CARD, OTHER] }, { total: 2, page: 1, limit: 20 }],
  [
    { list: [CARD, OTHER], total: 30 },
    { total: 30, page: 1, limit: 20 },
  ],
])('a list without totals is the whole list: %j', (sent, expected) => {
  expect(read('/case/pageList', sent).data).toEqual({ list: [CARD, OTHER], ...expected });
});

test('an empty list may be null', () => {
  const empty = { total: 0, page: 1, limit: 20 };
  expect(read('/case/pageList', { ...empty, list: null })).toMatchObject({
    data: { ...empty, list: [] },
    repaired: { data: { list: [] } },
  });
});

test('a list without totals that ignores the limit has one page', () => {
  const list = [CARD, OTHER, { ...CARD, id: 3 }];
  expect(read('/case/pageList?limit=2&page=2', { list }).data).toEqual({ list, total: 3, page: 2, limit: 3 });
});

test('a code may be text', () => {
  expect(read('/goods/category', [], '200').data).toEqual([]);
  expect(() => read('/goods/category', null, '404')).toThrow(
    expect.objectContaining({ kind: 'business', status: 404 }),
  );
});

test('a single record is kept without an invalid one next to it', () => {
  const news = { ...CARD, title: 't', category: 'c', publishedOn: '2026-11-01', content: '', products: [] };
  const neighbour = { id: 3, urlName: 'c', title: 'C' };
  const { data } = read('/news/info/1', { ...news, newer: { ...neighbour, title: 7 }, older: neighbour });
  expect(data).toMatchObject({ older: neighbour });
  expect(data).not.toHaveProperty('newer');
});
