import { expect, jest, test } from '@jest/globals';
import { onceForEach } from './once-for-each.ts';

test('a result is reused for the same object, but not for an equal one', () => {
  const make = jest.fn(({ name }: { name: string }) => (name ? { name } : undefined));
  const once = onceForEach(make);
  const [one, other, empty] = [{ name: 'a' }, { name: 'a' }, { name: '' }];
  expect(once(one)).toBe(once(one));
  expect(once(other)).not.toBe(once(one));
  expect([once(empty), once(empty)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
