import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// An unexpected console.error or console.warn fails the test: it is the only way in which React reports
// hydration mismatches, missing keys and invalid nesting.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  const calls = [console.error, console.warn].flatMap((method) => jest.mocked(method).mock.calls);
  jest.restoreAllMocks();
  expect(calls).toEqual([]);
});
