import { expect, test } from '@jest/globals';
import { TIME_ZONE } from '../constants.ts';
import { formatDay, formatDayCompact, formatDayWithWeekday, formatMonth, todayInJapan } from './date.ts';

test.each([
  '2026-11-20T14:59:59.999Z',
  '2026-11-20T15:00:00.000Z',
  '2026-12-31T15:00:00.000Z',
  '2028-02-28T15:00:00.000Z',
  '1999-12-31T00:00:00.000Z',
])('the day in Japan at %s is that of its time zone', (moment) => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });
  expect(todayInJapan(new Date(moment))).toBe(calendar.format(new Date(moment)));
});

test.each(['2026-11-20', '2024-02-29', '2000-01-01', '2026-12-31', '1999-10-09'])(
  'a day is written as Japanese calendars write it: %s',
  (day) => {
    const long = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'UTC' });
    const weekday = new Intl.DateTimeFormat('ja-JP', { weekday: 'short', timeZone: 'UTC' });
    expect(formatDay(day)).toBe(long.format(new Date(day)));
    expect(formatDayWithWeekday(day)).toBe(`${long.format(new Date(day))}(${weekday.format(new Date(day))})`);
  },
);

test('days of lists and months have no leading zeros', () => {
  expect(formatDayCompact('2026-11-05')).toBe('2026.11.05');
  expect(formatMonth('2026-09')).toBe('2026年9月');
});
