import { formatMoment } from '../../../corpus/timing.ts';
import { dateOf, todayInJapan } from '../../../shared/text/date.ts';
import { DEADLINE_GROUPS, type DeadlineGroup, type DeskDeadline } from '../../shared/daily.ts';
import type { DatedEntry } from './dated-entries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** When a draft is one that nobody goes on with, and a text one that somebody should read again. */
const UNTOUCHED_DAYS = 30;
const OUTDATED_YEARS = 2;
/** How long the end of a product is news: nothing has to be done about it later. */
const NEWS_DAYS = 30;
/** The end of each group, in days from today. */
const MONTH_DAYS = 30;
const QUARTER_DAYS = 90;

/** A draft, and when somebody last wrote in it, in milliseconds since 1970. */
export interface TouchedDraft extends Pick<DatedEntry, 'file' | 'path' | 'name'> {
  touchedAt: number;
}

type Deadline = Omit<DeskDeadline, 'kind'>;

/**
 * What begins, ends and grows old, the next first. What needs nobody, or not yet, is left out.
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

/** The same, in the groups of the page. */
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

/** It is over once its moment has come. */
function ofMinute(what: Deadline['what'], entry: Dated, now: number): Deadline {
  return { ...ofDay(what, entry, now), on: formatMoment(entry.at), isOver: entry.at <= now };
}

/** It is over once its day is. */
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
    // What has begun is simply there, and a webinar that was held needs a recording alone.
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
