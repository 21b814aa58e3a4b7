import { valueAt } from '../../corpus/problems/place.ts';
import type { Kind } from '../../records/kind.ts';
import { fieldsOf } from './rows.ts';

/** Length that distinguishes a text from others on a page. */
const SOUGHT = 18;

/** Numbers in the guide's table, with texts that identify the fields on a page of the record. */
export function outerFields(kind: Kind, record: unknown): { number: number; texts: string[] }[] {
  const keys = fieldsOf(kind, undefined).rows.map(({ path }) => path);
  return (
    keys
      .filter((key) => !key.includes('.'))
      .map((key, index) => ({ number: index + 1, value: valueAt(record, [key]) }))
      // Plain values are searched before parts of objects.
      .sort((a, b) => Number(typeof a.value === 'object') - Number(typeof b.value === 'object'))
      .map(({ number, value }) => ({ number, texts: textsIn(value) }))
      .filter(({ texts }) => texts.length > 0)
  );
}

/** Shorter parts of a field could match any text. */
const SHORTEST = 8;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const days = asDays(value);
    return days.length > 0 ? days : /^\/|^[a-z0-9-]+$/.test(value) ? [] : [value.slice(0, SOUGHT)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .flatMap(textsIn)
    .filter(({ length }) => length >= SHORTEST)
    .slice(0, 2);
}

/** Days in the format of pages: `2026年11月20日`. */
function asDays(value: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year ? [`${year}年${Number(month)}月${Number(day)}日`, `${year}.${month}.${day}`] : [];
}
