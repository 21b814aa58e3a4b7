import { expect, jest, test } from '@jest/globals';
import { deepFreeze, onceForFrozen } from './frozen.ts';

test('frozen data cannot be changed anywhere', () => {
  const data = deepFreeze({ list: [{ name: 'a', note: null }] });
  for (const part of [data, data.list, data.list[0]]) expect(Object.isFrozen(part)).toBe(true);
});

test('a function of frozen data runs once, and its result is frozen', () => {
  const make = jest.fn(({ name }: { name: string }) => ({ names: [name] }));
  const once = onceForFrozen(make);
  const kept = deepFreeze({ name: 'a' });
  expect(once(kept)).toBe(once(kept));
  expect(() => once(kept).names.push('b')).toThrow(TypeError);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a function of mutable data runs each time', () => {
  const once = onceForFrozen(({ name }: { name: string }) => ({ name }));
  const free = { name: 'a' };
  expect(once(free)).toEqual({ name: 'a' });
  free.name = 'b';
  expect(once(free)).toEqual({ name: 'b' });
});
