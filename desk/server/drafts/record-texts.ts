import { normalizeText } from '../../../shared/text/normalize-text.ts';
import { nameOf } from '../../editing/record-name.ts';
import type { readRecordText } from '../../editing/record-text.ts';
import type { DeskFoundPlace } from '../../shared/search.ts';

/** Characters shown around the words found. */
const BEFORE = 24;
const AFTER = 80;

export interface RecordText {
  at: (string | number)[];
  text: string;
  folded: string;
  /** Name of the item of a list that the text belongs to; empty for a record. */
  item: string;
}

/** Texts of a parsed file; of invalid YAML the whole, without a path. */
export function textsOf(source: string, read: ReturnType<typeof readRecordText>): RecordText[] {
  if ('problem' in read) return [{ at: [], text: source, folded: normalizeText(source), item: '' }];
  const { data, body } = read;
  return [...stringsIn(data, []), ...(body ? [{ at: ['body'], text: body }] : [])].map(({ at, text }) => ({
    at,
    text,
    folded: normalizeText(text),
    item: typeof at[0] === 'number' ? nameOf(data, at.slice(0, 1)) : '',
  }));
}

function stringsIn(value: unknown, at: (string | number)[]): Pick<RecordText, 'at' | 'text'>[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...at, key]));
}

/** Part of a text, with the text around it. */
export function excerptOf(text: string, from: number, to: number): Omit<DeskFoundPlace, 'at'> {
  return {
    before: `${from > BEFORE ? '…' : ''}${text.slice(Math.max(0, from - BEFORE), from)}`,
    words: text.slice(from, to),
    after: `${text.slice(to, to + AFTER)}${to + AFTER < text.length ? '…' : ''}`,
  };
}
