import { formatMoment } from '../../../corpus/timing.ts';
import { dateOf, todayInJapan } from '../../../shared/text/date.ts';
import { DEADLINE_GROUPS, type DeadlineGroup, type DeskDeadline } from '../../shared/daily.ts';
import type { DatedEntry } from './dated-entries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Ages from which a draft counts as abandoned and a text as outdated. */
const UNTOUCHED_DAYS = 30;
const OUTDATED_YEARS = 2;
/** Days for which the end of a product is listed. It requires no work later. */
const NEWS_DAYS = 30;
/** The end of each group, in days from today. */
const MONTH_DAYS = 30;
const QUARTER_DAYS = 90;

/** A draft with the time of its last change, in milliseconds since 1970. */
export interface TouchedDraft extends Pick<DatedEntry, 'file' | 'path' | 'name'> {
  touchedAt: number;
}

type Deadline = Omit<DeskDeadline, 'kind'>;

/**
 * Dates that require attention, earliest first: beginnings, ends and outdated texts. Leaves out all others.
 *
 * @param now in milliseconds since 1970
 */
export function deadlinesOf(
  dates: readonly DatedEntry[],
  drafts: readonly TouchedDraft[],
  now: number,
): Deadline[] {
  const found = [
    ...dates.flatMap((entry) => deadlineOf(entry, now) ?? []),
    ...drafts.map(({ touchedAt, ...draft }) =>
      ofDay('untouched', { ...draft, at: touchedAt + UNTOUCHED_DAYS * DAY_MS }, now),
    ),
  ];
  return found.filter(isOfUse).sort((a, b) => compare(a.on, b.on) || compare(a.file, b.file));
}

/** Groups the deadlines for the page. */
export function groupsOf<One extends Pick<Deadline, 'days' | 'isOver'>>(
  deadlines: readonly One[],
): Record<DeadlineGroup, One[]> {
  const groups = Map.groupBy(deadlines, groupOf);
  const entries = DEADLINE_GROUPS.map((group) => [group, groups.get(group) ?? []]);
  return Object.fromEntries(entries);
}

function groupOf({ days, isOver }: Pick<Deadline, 'days' | 'isOver'>): DeadlineGroup {
  if (isOver) return 'past';
  if (days <= MONTH_DAYS) return 'month';
  return days <= QUARTER_DAYS ? 'quarter' : 'later';
}

type Dated = Pick<DatedEntry, 'file' | 'path' | 'name'> & { at: number };

function deadlineOf({ what, at, file, path, name }: DatedEntry, now: number): Deadline | undefined {
  if (at === undefined) return undefined;
  const entry = { file, path, name, at };
  switch (what) {
    case 'draft':
      return undefined;
    case 'begins':
    case 'ends':
      return ofMinute(what, entry, now);
    case 'updated':
      return ofDay('outdated', { ...entry, at: yearsAfter(at, OUTDATED_YEARS) }, now);
    default:
      return ofDay(what, entry, now);
  }
}

/** Deadline of a minute, over as soon as it is reached. */
function ofMinute(what: Deadline['what'], entry: Dated, now: number): Deadline {
  return { ...ofDay(what, entry, now), on: formatMoment(entry.at), isOver: entry.at <= now };
}

/** Deadline of a day, over when the day is. */
function ofDay(what: Deadline['what'], { at, ...entry }: Dated, now: number): Deadline {
  const on = todayInJapan(new Date(at));
  const today = todayInJapan(new Date(now));
  const days = Math.round((dateOf(on).getTime() - dateOf(today).getTime()) / DAY_MS);
  return { ...entry, what, on, days, isOver: days < 0 };
}

function yearsAfter(at: number, years: number): number {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}

function isOfUse({ what, days, isOver }: Deadline): boolean {
  switch (what) {
    // Neither requires work after its date; a past webinar is listed only if its recording is missing.
    case 'begins':
    case 'webinar':
      return !isOver;
    case 'unrecorded':
    case 'untouched':
      return isOver;
    case 'last-order':
    case 'support-end':
      return days >= -NEWS_DAYS;
    case 'outdated':
      return days <= QUARTER_DAYS;
    case 'ends':
      return true;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
