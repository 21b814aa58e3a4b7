import { LOCALE, TIME_ZONE } from '../constants.ts';

const LONG = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: TIME_ZONE });

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** Today's calendar day in Japan, `2026-11-20`. */
export function todayInJapan(now: Date = new Date()): string {
  return DAY.format(now);
}

/** A calendar day of the content (`2026-11-20`) is a day in Japan. */
function atTokyoMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** `2026-11-20` → `2026年11月20日`. */
export function formatDay(day: string): string {
  return LONG.format(atTokyoMidnight(day));
}

/** `2026-11-20` → `2026年11月20日(金)`. */
export function formatDayWithWeekday(day: string): string {
  return `${formatDay(day)}(${WEEKDAY.format(atTokyoMidnight(day))})`;
}

/** `2026-11-20` → `2026.11.20`, for lists where figures stand under each other. */
export function formatDayCompact(day: string): string {
  return day.replaceAll('-', '.');
}

/** `2026-11` → `2026年11月`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${year}年${Number(number)}月`;
}
