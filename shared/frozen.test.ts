import { expect, test } from '@jest/globals';
import { deepFreeze } from './frozen.ts';

test('frozen data cannot be changed anywhere', () => {
  const data = deepFreeze({ list: [{ name: 'a', note: null }] });
  for (const part of [data, data.list, data.list[0]]) expect(Object.isFrozen(part)).toBe(true);
});
