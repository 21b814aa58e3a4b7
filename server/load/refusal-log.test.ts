import { afterEach, expect, jest, test } from '@jest/globals';
import { recordingLogger } from '../../test/support/log.ts';
import { refusalLog } from './refusal-log.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('thousands of refusals cause one entry at once, and a later one with their number', () => {
  jest.useFakeTimers();
  const { logger, lines } = recordingLogger();
  const refused = refusalLog(logger, 'turned away');
  for (let at = 0; at < 1_000; at += 1) refused({ queue: at });
  expect(lines).toEqual([expect.objectContaining({ level: 40, msg: 'turned away', count: 1 })]);
  jest.advanceTimersByTime(10_000);
  expect(lines.slice(1)).toEqual([expect.objectContaining({ count: 999, queue: 999 })]);
  jest.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(0);
});
