import { expect, jest, test } from '@jest/globals';
import { remembered } from './remembered.ts';

test('evaluates a text once, also for a negative result, and returns the same again', () => {
  const read = jest.fn((text: string) => text === 'yes');
  const says = remembered(read, { max: 2, maxLength: 10 });
  expect(['yes', 'no', 'yes', 'no'].map(says)).toEqual([true, false, true, false]);
  expect(read.mock.calls).toEqual([['yes'], ['no']]);
});

test('caches no more texts than the maximum, and no long ones', () => {
  const read = jest.fn((text: string) => text.length);
  const says = remembered(read, { max: 2, maxLength: 3 });
  for (const text of ['one', 'two', 'six', 'one', 'four', 'four']) says(text);
  expect(read.mock.calls.map(([text]) => text)).toEqual(['one', 'two', 'six', 'one', 'four', 'four']);
  says('six');
  expect(read).toHaveBeenCalledTimes(6);
});
