import { expect, test } from '@jest/globals';
import type { DocumentRecord } from '../../records/document/record.ts';
import { checkHistories } from './histories.ts';

/** Fields of the problems of a policy that was changed on the last day of a history. */
function fieldsWith(updatedOn: string, days: string[]): string[] {
  const history = days.map((on) => ({ on, change: '改めました。' }));
  const singleTexts = [{ updatedOn, history }] as unknown as DocumentRecord[];
  return [...checkHistories({ serviceTexts: [], singleTexts }, () => 'x.md')].map(({ field }) => field);
}

test('a history from the last change down to the first version is accepted, and so is none', () => {
  expect(fieldsWith('2026-11-26', ['2026-11-26', '2026-11-20', '2022-04-01'])).toEqual([]);
  expect(fieldsWith('2026-11-26', [])).toEqual([]);
});

test('a change that the history does not tell is reported', () => {
  expect(fieldsWith('2026-11-26', ['2026-11-20', '2022-04-01'])).toEqual(['updatedOn']);
});

test('a day twice or in the wrong order is reported', () => {
  expect(fieldsWith('2026-11-26', ['2026-11-26', '2026-11-26', '2026-11-27'])).toEqual([
    'history[1].on',
    'history[2].on',
  ]);
});
