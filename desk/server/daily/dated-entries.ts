import { KINDS } from '../../../corpus/kinds/kinds.ts';
import { valueAt } from '../../../corpus/problems/place.ts';
import { readTiming } from '../../../corpus/timing.ts';
import { dateOf } from '../../../shared/text/date.ts';
import { nameOf } from '../../editing/record-name.ts';
import { readRecordText } from '../../editing/record-text.ts';
import type { DeskDeadline } from '../../shared/daily.ts';

/**
 * A date in the content, with its position. `outdated`: last change of a text. `untouched`: a draft, whose last change
 * git knows.
 */
export interface DatedEntry extends Pick<DeskDeadline, 'what' | 'file' | 'path' | 'name'> {
  /** In milliseconds since 1970; for a day, its beginning in Japan. Undefined for a draft. */
  at?: number;
}

/** Texts that visitors rely on for years. News and case studies describe their own day. */
const GUIDANCE = [KINDS.pages, KINDS.serviceTexts, KINDS.singleTexts, KINDS.technology, KINDS.faq];

type Found = Omit<DatedEntry, 'file' | 'name'>;

/**
 * Dates of one file, even when the file has other faults. Fields with invalid dates are left out: the checks report
 * them.
 *
 * @param at now, in milliseconds since 1970
 * @returns undefined for invalid YAML
 */
export function datedEntries(file: string, source: string, at: number): DatedEntry[] | undefined {
  const read = readRecordText(file, source);
  if ('problem' in read) return undefined;
  const { data } = read;
  const found = [
    ...timesOf(data, at),
    ...(file === KINDS.webinars.file ? webinarsOf(data) : []),
    ...(file.startsWith('products/') ? endsOf(data) : []),
    ...(GUIDANCE.some(({ folder }) => file.startsWith(`${folder}/`)) ? updatesOf(data) : []),
  ];
  return found.map((entry) => ({ ...entry, file, name: nameOf(data, entry.path) || file }));
}

function timesOf(data: unknown, at: number): Found[] {
  return readTiming(data, at).entries.flatMap(({ path, from, until, draft }): Found[] => {
    if (draft) return [{ what: 'untouched', path }];
    const begins =
      typeof valueAt(data, [...path, 'publishFrom']) === 'string' ? 'publishFrom' : 'publishedOn';
    const found: Found[] = [];
    if (from !== undefined) found.push({ what: 'begins', path: [...path, begins], at: from });
    if (until !== undefined) found.push({ what: 'ends', path: [...path, 'publishUntil'], at: until });
    return found;
  });
}

function webinarsOf(data: unknown): Found[] {
  const list = Array.isArray(data) ? data : [];
  return list.flatMap((webinar: unknown, index) => [
    ...day('webinar', data, [index, 'date']),
    ...(valueAt(webinar, ['recorded']) === true ? [] : day('unrecorded', data, [index, 'date'])),
  ]);
}

function endsOf(data: unknown): Found[] {
  return [
    ...day('last-order', data, ['endOfLife', 'lastOrderOn']),
    ...day('support-end', data, ['endOfLife', 'supportEndsOn']),
  ];
}

function updatesOf(data: unknown): Found[] {
  const items = valueAt(data, ['entries']);
  const places = Array.isArray(items) ? items.map((_, index) => ['entries', index]) : [[]];
  return places.flatMap((place) => {
    const days = ['updatedOn', 'updated', 'publishedOn'].flatMap((name) =>
      day('outdated', data, [...place, name]),
    );
    return days.slice(0, 1);
  });
}

/** The day at a path of the data, as a list of none or one. */
function day(what: DatedEntry['what'], data: unknown, path: (string | number)[]): Found[] {
  const value = valueAt(data, path);
  const at = typeof value === 'string' ? dateOf(value).getTime() : Number.NaN;
  return Number.isNaN(at) ? [] : [{ what, path, at }];
}
