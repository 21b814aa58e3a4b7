import { SITE } from '../../../shared/site.ts';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: SITE.timeZone, dateStyle: 'short' });

/** Today's calendar day in Japan, `2026-11-20`. */
export function todayInJapan(now: Date = new Date()): string {
  return DAY.format(now);
}

/** Applications are taken until the end of the last day. */
export function isOpen({ validThrough }: { validThrough: string }, today: string): boolean {
  return validThrough >= today;
}
