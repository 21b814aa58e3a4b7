import { expect, test } from '@jest/globals';
import { changedValues } from './changed-values.ts';

test('only what differs is listed, by the path to it', () => {
  const before = { title: '前', spec: { ports: [{ count: 8 }, { count: 2 }] }, gone: 'なくなる' };
  const after = { title: '後', spec: { ports: [{ count: 8 }, { count: 4 }] }, more: true };
  expect(changedValues(before, after)).toEqual([
    { path: ['title'], before: '前', after: '後' },
    { path: ['spec', 'ports', 1, 'count'], before: 2, after: 4 },
    { path: ['more'], before: undefined, after: true },
    { path: ['gone'], before: 'なくなる', after: undefined },
  ]);
  expect(changedValues(before, structuredClone(before))).toEqual([]);
});

test('items of a list are told apart: added, removed and moved', () => {
  expect(changedValues({ a: ['x', 'y', 'z'] }, { a: ['x', 'y', 'z', 'new'] })).toEqual([
    { path: ['a', 3], before: undefined, after: 'new' },
  ]);
  expect(changedValues(['x', 'y', 'z'], ['x', 'z'])).toEqual([{ path: [1], before: 'y', after: undefined }]);
  expect(changedValues(['x', 'y', 'z'], ['y', 'z', 'x'])).toEqual([
    { path: [2], before: 'x', after: 'x', movedFrom: 0 },
  ]);
});

test('a field with the name of an inherited one is a field like any other', () => {
  expect(changedValues({}, JSON.parse('{"constructor": 1}'))).toEqual([
    { path: ['constructor'], before: undefined, after: 1 },
  ]);
});
