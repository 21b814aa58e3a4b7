import { afterEach, expect, jest, test } from '@jest/globals';
import { within } from './within.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('a value in time is returned, a failure rejects, and a late value becomes null', async () => {
  jest.useFakeTimers();
  expect(await within(Promise.resolve('data'), 1_000)).toBe('data');
  await expect(within(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
  const late = within(new Promise<string>(() => {}), 1_000);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});
