import { formatMoment } from '../../../corpus/timing.ts';
import { dateOf, todayInJapan } from '../../../shared/text/date.ts';
import type { DeadlineGroup, DeskDeadline, DeskDeadlines } from '../../shared/daily.ts';
import type { RecordIndex } from '../drafts/record-index.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { DatedEntry } from './dated-entries.ts';
import type { Survey } from './survey.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Ages from which a draft counts as abandoned and a text as outdated. */
const UNTOUCHED_DAYS = 30;
const OUTDATED_YEARS = 2;
/** Days for which the end of a product is listed. It requires no work later. */
const NEWS_DAYS = 30;
/** The end of each group, in days from today. */
const MONTH_DAYS = 30;
const QUARTER_DAYS = 90;

type Deadline = Omit<DeskDeadline, 'kind'>;
type Dated = Required<DatedEntry>;
type Index = Pick<RecordIndex, 'drafts' | 'kindOf'>;
type History = Pick<ContentRepository, 'history'>;

/** Dates in published content and in drafts that begin, end or become outdated. */
export async function readDeadlines(
  { dates, unread }: Survey,
  index: Index,
  repository: History,
): Promise<DeskDeadlines> {
  const isDated = (entry: DatedEntry): entry is Dated => entry.at !== undefined;
  const drafts = [...(await deskDrafts(index)), ...(await fileDrafts(dates, repository))];
  const deadlines = deadlinesOf([...dates.filter(isDated), ...drafts], Date.now()).map((deadline) => ({
    ...deadline,
    kind: index.kindOf(deadline.file)?.title ?? '',
  }));
  return { groups: groupsOf(deadlines), unread };
}

/** Unpublished drafts of the desk. */
async function deskDrafts(index: Index): Promise<Dated[]> {
  const listed = await index.drafts();
  return listed.flatMap(({ file, title, draft }) =>
    draft ? [{ what: 'untouched', file, path: [], name: title, at: Date.parse(draft.savedAt) }] : [],
  );
}

/** Drafts marked in the files themselves, with the date of the file's last change. */
async function fileDrafts(dates: readonly DatedEntry[], repository: History): Promise<Dated[]> {
  const marked = dates.filter(({ what }) => what === 'untouched');
  const drafts: Dated[] = [];
  // Sequential calls of git suffice for a few files.
  for (const [file, entries] of Map.groupBy(marked, (entry) => entry.file)) {
    const [last] = await repository.history(file, 1);
    if (last) drafts.push(...entries.map((entry) => ({ ...entry, at: Date.parse(last.at) })));
  }
  return drafts;
}

/**
 * Dates that require attention, earliest first: beginnings, ends, abandoned drafts and outdated texts. Leaves out all
 * others.
 *
 * @param entries drafts with the time of their last change
 * @param now in milliseconds since 1970
 */
export function deadlinesOf(entries: readonly Dated[], now: number): Deadline[] {
  return entries
    .map((entry) => deadlineOf(entry, now))
    .filter(isOfUse)
    .sort((a, b) => compare(a.on, b.on) || compare(a.file, b.file));
}

/** Groups the deadlines for the page. */
export function groupsOf<One extends Pick<Deadline, 'days' | 'isOver'>>(
  deadlines: readonly One[],
): Record<DeadlineGroup, One[]> {
  return { past: [], month: [], quarter: [], later: [], ...Object.groupBy(deadlines, groupOf) };
}

function groupOf({ days, isOver }: Pick<Deadline, 'days' | 'isOver'>): DeadlineGroup {
  if (isOver) return 'past';
  if (days <= MONTH_DAYS) return 'month';
  return days <= QUARTER_DAYS ? 'quarter' : 'later';
}

/** A minute of a publication period is over as soon as it is reached, a day when it ends. */
function deadlineOf({ at, ...entry }: Dated, now: number): Deadline {
  const due = dueAt(entry.what, at);
  const on = todayInJapan(new Date(due));
  const days = Math.round((dateOf(on).getTime() - dateOf(todayInJapan(new Date(now))).getTime()) / DAY_MS);
  const isMinute = entry.what === 'begins' || entry.what === 'ends';
  return {
    ...entry,
    on: isMinute ? formatMoment(due) : on,
    days,
    isOver: isMinute ? due <= now : days < 0,
  };
}

/** Time at which an entry requires attention. */
function dueAt(what: Deadline['what'], at: number): number {
  if (what === 'untouched') return at + UNTOUCHED_DAYS * DAY_MS;
  if (what !== 'outdated') return at;
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + OUTDATED_YEARS);
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
