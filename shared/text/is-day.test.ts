import { expect, test } from '@jest/globals';
import { isDay } from './is-day.ts';

test.each(['2026-11-20', '2024-02-29', '0001-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '2026-11-31', '2026-1-2', '20261120', '2026-11-20T00:00', ''])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
