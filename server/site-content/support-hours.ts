import holidayJp from '@holiday-jp/holiday_jp';
import { formatMoment } from '../../corpus/timing.ts';
import { UTC_OFFSET } from '../../shared/constants.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import { dateOf, formatDayWithWeekday, todayInJapan, WEEKDAYS } from '../../shared/text/date.ts';

type SupportHours = NonNullable<SiteRecord['supportHours']>;

/** Longer than any closure. */
const DAYS = 21;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** An opening, a closing and a midnight a day. */
const STATES = 6;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function isClosed(day: string, { weekdays, closed }: SupportHours): boolean {
  const weekday = WEEKDAYS.charAt(new Date(day).getUTCDay());
  return (
    !weekdays.some((one) => one === weekday) ||
    day in holidayJp.holidays ||
    closed.some(({ from, to }) => from <= day && day <= to)
  );
}

/** Openings of the support desk from today on: weekdays, without national holidays and the vendor's own closures. */
function openingsOf(hours: SupportHours, now: number): Opening[] {
  return Array.from({ length: DAYS }, (_, index) => todayInJapan(new Date(now + index * DAY_MS)))
    .filter((day) => !isClosed(day, hours))
    .map((day) => {
      const start = dateOf(day).getTime();
      return [start + minutesOf(hours.opens) * MINUTE_MS, start + minutesOf(hours.closes) * MINUTE_MS];
    });
}

/** Moments from which and up to which the desk is open, in milliseconds since 1970; ascending. */
type Opening = [opensAt: number, closesAt: number];

/** State of the desk at a moment. */
interface SupportState {
  isOpen: boolean;
  text: string;
  /** Moment at which the text changes: opening, closing or midnight in Japan; in milliseconds since 1970. */
  until: number;
}

/** `9:00` in Japan. */
function timeOf(at: number): string {
  return formatMoment(at).slice(-'09:00'.length).replace(/^0/, '');
}

/** State of the desk; undefined when the openings do not reach that moment. */
function stateAt(openings: readonly Opening[], now: number): SupportState | undefined {
  const next = openings.find(([, closesAt]) => now < closesAt);
  if (!next) return undefined;
  const [opensAt, closesAt] = next;
  const today = todayInJapan(new Date(now));
  const midnight = Date.parse(`${today}T00:00:00${UTC_OFFSET}`) + DAY_MS;
  if (now >= opensAt)
    return {
      isOpen: true,
      text: `ただいま受付中です。本日は${timeOf(closesAt)}まで承ります。`,
      until: closesAt,
    };
  const day = todayInJapan(new Date(opensAt));
  const tomorrow = todayInJapan(new Date(midnight));
  const named = day === today ? '本日' : day === tomorrow ? '明日' : formatDayWithWeekday(day);
  return {
    isOpen: false,
    text: `ただいま受付時間外です。次の受付は${named}${timeOf(opensAt)}からです。`,
    until: Math.min(opensAt, midnight),
  };
}

/** States from now on: enough for a page that stays open for two days. */
export function supportStates(hours: SupportHours, now: number): SupportState[] {
  const openings = openingsOf(hours, now);
  const states: SupportState[] = [];
  for (let at = now; states.length < STATES; at = states.at(-1)?.until ?? at) {
    const state = stateAt(openings, at);
    if (!state) break;
    states.push(state);
  }
  return states;
}
