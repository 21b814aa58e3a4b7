import { KINDS } from '../../../corpus/kinds/kinds.ts';
import { valueAt } from '../../../corpus/problems/place.ts';
import { readTiming } from '../../../corpus/timing.ts';
import { dateOf } from '../../../shared/text/date.ts';
import { nameOf } from '../../editing/record-name.ts';
import { readRecordText } from '../../editing/record-text.ts';

/**
 * Meaning of a date in the content. `begins` and `ends`: publication period. `draft`: without a date. `webinar`: day of
 * a webinar, `unrecorded`: of one without a recording. `last-order`, `support-end`: of a product. `updated`: last
 * change of a text.
 */
type DatedEntryKind =
  | 'begins'
  | 'ends'
  | 'draft'
  | 'webinar'
  | 'unrecorded'
  | 'last-order'
  | 'support-end'
  | 'updated';

/** A date in the content, with its position. */
export interface DatedEntry {
  what: DatedEntryKind;
  file: string;
  /** The field, or the draft item; empty for the record itself. */
  path: (string | number)[];
  /** Name of the record or of the list item. */
  name: string;
  /** In milliseconds since 1970; for a day, its beginning in Japan. Undefined for a draft. */
  at?: number;
}

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

/** Texts that visitors rely on for years. News and case studies describe their own day. */
const GUIDANCE = [KINDS.pages, KINDS.serviceTexts, KINDS.singleTexts, KINDS.technology, KINDS.faq];

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

/** The day at a path of the data, as a list of none or one. */
function day(what: DatedEntryKind, data: unknown, path: (string | number)[]): Found[] {
  const value = valueAt(data, path);
  const at = typeof value === 'string' ? dateOf(value).getTime() : Number.NaN;
  return Number.isNaN(at) ? [] : [{ what, path, at }];
}
