import { dateOf } from '../shared/text/date.ts';
import { nameOf } from './editing/record-name.ts';
import { readRecordText } from './editing/record-text.ts';
import { KINDS } from './kinds/kinds.ts';
import { valueAt } from './problems/place.ts';
import { readTiming } from './timing.ts';

/**
 * What a date of the content is. `begins` and `ends`: when something is shown. `draft`: it has no date. `webinar`: the day of one, and
 * `unrecorded` of one without a recording. `last-order`, `support-end`: of a product. `updated`: when a text was last changed.
 */
export type DatedEntryKind =
  | 'begins'
  | 'ends'
  | 'draft'
  | 'webinar'
  | 'unrecorded'
  | 'last-order'
  | 'support-end'
  | 'updated';

/** A date that the content names, and where. */
export interface DatedEntry {
  what: DatedEntryKind;
  file: string;
  /** The field, or what is a draft; empty for the record itself. */
  path: (string | number)[];
  /** What the record, or the item of it, is called. */
  name: string;
  /** In milliseconds since 1970, of a day its beginning in Japan; undefined of a draft. */
  at?: number;
}

type Found = Omit<DatedEntry, 'file' | 'name'>;

/**
 * The dates of one file, whatever else is wrong with it. Fields that are no dates are left out: the checks name them.
 *
 * @param at now, in milliseconds since 1970
 * @returns undefined for what is no YAML
 */
export function datedEntries(file: string, source: string, at: number): DatedEntry[] | undefined {
  const read = readRecordText(file, source);
  if ('problem' in read) return undefined;
  const { data } = read;
  const found = [
    ...timesOf(data, at),
    ...(file === KINDS.webinars.file ? webinarsOf(data) : []),
    ...(file.startsWith('products/') ? endsOf(data) : []),
    ...(isGuidance(file) ? updatesOf(data) : []),
  ];
  return found.map((entry) => ({ ...entry, file, name: nameOf(data, entry.path) || file }));
}

function timesOf(data: unknown, at: number): Found[] {
  return readTiming(data, at).entries.flatMap(({ path, from, until, draft }): Found[] => {
    if (draft) return [{ what: 'draft', path }];
    const hasFrom = typeof valueAt(data, [...path, 'publishFrom']) === 'string';
    return [
      ...(from === undefined
        ? []
        : [{ what: 'begins' as const, path: [...path, hasFrom ? 'publishFrom' : 'publishedOn'], at: from }]),
      ...(until === undefined ? [] : [{ what: 'ends' as const, path: [...path, 'publishUntil'], at: until }]),
    ];
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

/** Texts that visitors go by: what is in them has to be right years later, too. News and case studies are of their day. */
const GUIDANCE = [KINDS.pages, KINDS.service, KINDS.single, KINDS.technology, KINDS.faq];

function isGuidance(file: string): boolean {
  return GUIDANCE.some(({ folder }) => file.startsWith(`${folder}/`));
}

function updatesOf(data: unknown): Found[] {
  const items = valueAt(data, ['entries']);
  const places = Array.isArray(items) ? items.map((_, index) => ['entries', index]) : [[]];
  return places.flatMap((place) => {
    const [known] = ['updatedOn', 'updated', 'publishedOn'].flatMap((name) =>
      day('updated', data, [...place, name]),
    );
    return known ? [known] : [];
  });
}

/** A day at a place of the data, where there is one. */
function day(what: DatedEntryKind, data: unknown, path: (string | number)[]): Found[] {
  const value = valueAt(data, path);
  const at = typeof value === 'string' ? dateOf(value).getTime() : Number.NaN;
  return Number.isNaN(at) ? [] : [{ what, path, at }];
}
