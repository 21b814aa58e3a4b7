import { UTC_OFFSET } from '../shared/constants.ts';

/*
 * Publication periods. Every record and every item of a list within one may have `publishFrom`, `publishUntil` and
 * `draft`; a future `publishedOn` publishes on that day. Evaluated here, for all kinds alike, before any other code
 * reads a file: unpublished content is absent from every page, list, feed, sitemap, search and file.
 */

/** A scheduled record or list item, or a draft. Moments in milliseconds since 1970. */
interface ScheduleEntry {
  /** Path in the file: `['entries', 3]`; empty for the record itself. */
  path: (string | number)[];
  from?: number;
  until?: number;
  draft: boolean;
}

/** A scheduled record or list item, with its file. */
export interface ScheduledItem extends ScheduleEntry {
  file: string;
}

/** Everything with a publication period, and the draft records. */
export interface Schedule {
  items: ScheduledItem[];
  /** Moments at which something is published or withdrawn, in milliseconds since 1970; the next first. */
  turns: number[];
}

interface TimingProblem {
  path: (string | number)[];
  reason: string;
}

interface TimedValue {
  /** The value without drafts, published at any time. */
  all: unknown;
  /** The value as published at the moment; undefined for an unpublished record. */
  shown: unknown;
  entries: ScheduleEntry[];
  problems: TimingProblem[];
}

/** Unpublished content to include. */
export interface Shown {
  /** Treats drafts as published. */
  drafts?: boolean;
  /** Marks texts with their places, for the desk's page editor (`mark-texts.ts`). */
  marked?: boolean;
}

/** Original indexes of the items of lists from which others were removed. */
const places = new WeakMap<object, number[]>();
const NAMES = /\b(?:publishFrom|publishUntil|publishedOn|draft)\b/;
/** A `publishedOn` further ahead means a wrong clock, with which a site must still start. */
const AHEAD_MAX_MS = 366 * 24 * 60 * 60_000;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;
const MOMENT_PROBLEM =
  '「2026-12-01 09:00」の形で、日本時間の年月日と時刻を書いてください(時刻を省くと0時です)';

/** Whether a text may contain fields of a publication period. */
export function mayBeTimed(source: string): boolean {
  return NAMES.test(source);
}

/** Whether a text may contain content that is published or withdrawn after a moment. */
export function mayTurn(source: string, at: number): boolean {
  if (/\bpublish(?:From|Until)\b/.test(source)) return true;
  return [...source.matchAll(/\bpublishedOn: (\S+)/g)].some(([, day]) => (readMoment(day) ?? 0) > at);
}

/** Parses a moment as written in files, to milliseconds since 1970; undefined for an invalid one. */
export function readMoment(text: unknown): number | undefined {
  const [, day, time = '00:00'] = MOMENT.exec(String(text)) ?? [];
  const ms = Date.parse(`${day}T${time}:00${UTC_OFFSET}`);
  // Date.parse would read a day that the month does not have as one of the next month.
  const isReal = !Number.isNaN(ms) && formatMoment(ms) === `${day} ${time}`;
  return isReal ? ms : undefined;
}

/** The inverse of `readMoment`: `2026-12-01 09:00`. */
export function formatMoment(ms: number): string {
  const inJapan = new Date(ms + offsetMs()).toISOString();
  return `${inJapan.slice(0, 10)} ${inJapan.slice(11, 16)}`;
}

function offsetMs(): number {
  return -Date.parse(`1970-01-01T00:00:00${UTC_OFFSET}`);
}

/** Converts a path in a filtered value to the path in its file. */
export function pathInFile(value: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  let at = value;
  return path.map((key) => {
    const original = Array.isArray(at) ? (places.get(at)?.[Number(key)] ?? key) : key;
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    return original;
  });
}

/**
 * Splits a parsed file into everything that is ever published and the part published at a moment, both without the
 * fields of the period. With `drafts` a draft is included within its own period and validated like other content.
 */
export function readTiming(raw: unknown, at: number, { drafts = false }: Shown = {}): TimedValue {
  const entries: ScheduleEntry[] = [];
  const problems: TimingProblem[] = [];
  const { all, shown } = walk(raw, []);
  return { all, shown, entries, problems };

  function walk(value: unknown, path: (string | number)[]): { all: unknown; shown: unknown } {
    if (Array.isArray(value)) return walkList(value, path);
    if (typeof value === 'object' && value !== null) return walkObject(value, path);
    return { all: value, shown: value };
  }

  function walkList(list: readonly unknown[], path: (string | number)[]) {
    const items = list.map((item, index) => ({ index, ...walk(item, [...path, index]) }));
    return {
      all: listOf(items.map(({ index, all: one }) => ({ index, value: one }))),
      shown: listOf(items.map(({ index, shown: one }) => ({ index, value: one }))),
    };
  }

  function walkObject(object: object, path: (string | number)[]) {
    const { publishFrom, publishUntil, draft, ...fields } = object as Record<string, unknown>;
    const entry = readEntry({ publishFrom, publishUntil, draft, publishedOn: fields.publishedOn }, path);
    const parts = Object.entries(fields).map(([name, value]) => ({ name, ...walk(value, [...path, name]) }));
    const all = Object.fromEntries(parts.map(({ name, all: one }) => [name, one]));
    const now = Object.fromEntries(
      parts.flatMap(({ name, shown: one }) => (one === undefined ? [] : [[name, one]])),
    );
    if (!entry) return { all, shown: now };
    if (entry.draft && !drafts) return { all: undefined, shown: undefined };
    return { all, shown: isWithin(entry, at) ? now : undefined };
  }

  /** Undefined for a value without a period. */
  function readEntry(
    fields: Record<'publishFrom' | 'publishUntil' | 'draft' | 'publishedOn', unknown>,
    path: (string | number)[],
  ): ScheduleEntry | undefined {
    const read = (name: 'publishFrom' | 'publishUntil') => {
      if (fields[name] === undefined) return undefined;
      const moment = readMoment(fields[name]);
      if (moment === undefined) problems.push({ path: [...path, name], reason: MOMENT_PROBLEM });
      return moment;
    };
    if (fields.draft !== undefined && typeof fields.draft !== 'boolean')
      problems.push({ path: [...path, 'draft'], reason: 'true か false を書いてください' });
    const from = read('publishFrom') ?? dayToCome(fields.publishedOn);
    const until = read('publishUntil');
    if (from !== undefined && until !== undefined && until <= from)
      problems.push({ path: [...path, 'publishUntil'], reason: 'publishFrom より後にしてください' });
    const draft = fields.draft === true;
    if (from === undefined && until === undefined && !draft) return undefined;
    const entry = { path, draft, ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    entries.push(entry);
    return entry;
  }

  function dayToCome(publishedOn: unknown): number | undefined {
    const day = publishedOn === undefined ? undefined : readMoment(publishedOn);
    return day !== undefined && day > at && day - at < AHEAD_MAX_MS ? day : undefined;
  }
}

function isWithin({ from, until }: ScheduleEntry, at: number): boolean {
  return (from === undefined || from <= at) && (until === undefined || at < until);
}

/** The values that are present; their original indexes are recorded in `places`. */
function listOf(items: readonly { index: number; value: unknown }[]): unknown[] {
  const there = items.filter(({ value }) => value !== undefined);
  const list = there.map(({ value }) => value);
  if (list.length < items.length)
    places.set(
      list,
      there.map(({ index }) => index),
    );
  return list;
}

/** Moments after `at` at which content is published or withdrawn, in milliseconds since 1970, the next first. */
export function turnsAfter(
  entries: readonly ScheduleEntry[],
  at: number,
  { drafts = false }: Shown = {},
): number[] {
  const shown = entries.filter(({ draft }) => drafts || !draft);
  const moments = new Set(shown.flatMap(momentsOf).filter((moment) => moment > at));
  return [...moments].sort((a, b) => a - b);
}

function momentsOf({ from, until }: ScheduleEntry): number[] {
  return [from, until].filter((moment) => moment !== undefined);
}
