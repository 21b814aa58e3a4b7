import { LOCALE, TIME_ZONE, UTC_OFFSET } from '../constants.ts';

const LONG = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: TIME_ZONE });

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** Today's calendar day in Japan, `2026-11-20`. */
export function todayInJapan(now: Date = new Date()): string {
  return DAY.format(now);
}

/** A calendar day of the content (`2026-11-20`) as the moment at which it begins in Japan. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00${UTC_OFFSET}`;
}

export function endOfDay(day: string): string {
  return `${day}T23:59:59${UTC_OFFSET}`;
}

/** An invalid date for what is no day. */
export function dateOf(day: string): Date {
  return new Date(startOfDay(day));
}

/** `2026-11-20` → `2026年11月20日`. */
export function formatDay(day: string): string {
  return LONG.format(dateOf(day));
}

/** `2026-11-20` → `2026年11月20日(金)`. */
export function formatDayWithWeekday(day: string): string {
  return `${formatDay(day)}(${WEEKDAY.format(dateOf(day))})`;
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
