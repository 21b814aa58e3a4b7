import { expect, test } from '@jest/globals';
import { formatMoment, pathInFile, readMoment, readTiming, turnsAfter } from './timing.ts';

const at = (text: string) => readMoment(text) ?? Number.NaN;

test.each([
  ['2026-12-01 09:00', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01', '2026-11-30T15:00:00.000Z'],
  ['2028-02-29 23:59', '2028-02-29T14:59:00.000Z'],
])('%s is a moment in Japan', (text, utc) => {
  expect(new Date(at(text)).toISOString()).toBe(utc);
  expect(formatMoment(at(text)).startsWith(text)).toBe(true);
});

test.each(['2026-02-30', '2026-12-01 24:10', '2026-12-01T09:00', '12/1', '', null, 20261201])(
  '%s is no moment',
  (text) => expect(readMoment(text)).toBeUndefined(),
);

test('a record is shown from a minute on, and up to another', () => {
  const record = { title: 'T', publishFrom: '2026-12-01 09:00', publishUntil: '2026-12-02' };
  const shownAt = (text: string) => readTiming(record, at(text)).shown;
  expect(shownAt('2026-12-01 08:59')).toBeUndefined();
  expect(shownAt('2026-12-01 09:00')).toEqual({ title: 'T' });
  expect(shownAt('2026-12-01 23:59')).toEqual({ title: 'T' });
  expect(shownAt('2026-12-02 00:00')).toBeUndefined();
  expect(readTiming(record, at('2026-11-01')).all).toEqual({ title: 'T' });
});

test('a draft is never shown, and is no part of future content', () => {
  expect(readTiming({ title: 'T', draft: true }, 0)).toMatchObject({ all: undefined, shown: undefined });
  expect(readTiming({ title: 'T', draft: false }, 0).shown).toEqual({ title: 'T' });
});

test('with drafts a draft is shown within its period, and validated like other content', () => {
  const drafts = { drafts: true };
  const record = { title: 'T', draft: true, publishFrom: '2026-12-01', list: [{ draft: true, text: 1 }] };
  const shownAt = (text: string) => readTiming(record, at(text), drafts);
  expect(shownAt('2026-12-01').shown).toEqual({ title: 'T', list: [{ text: 1 }] });
  expect(shownAt('2026-11-30').shown).toBeUndefined();
  expect(shownAt('2026-11-30').all).toEqual({ title: 'T', list: [{ text: 1 }] });
  const { entries } = shownAt('2026-11-30');
  expect(entries.map(({ draft }) => draft)).toEqual([true, true]);
  expect(turnsAfter(entries, at('2026-11-30'), drafts)).toEqual([at('2026-12-01')]);
  expect(turnsAfter(entries, at('2026-11-30'))).toEqual([]);
});

test('a future day of publication is scheduled, and stays a field', () => {
  const record = { publishedOn: '2026-12-01' };
  expect(readTiming(record, at('2026-11-30 23:59')).shown).toBeUndefined();
  expect(readTiming(record, at('2026-12-01')).shown).toEqual(record);
  expect(readTiming(record, at('2026-12-01')).entries).toEqual([]);
  const early = { publishedOn: '2026-12-01', publishFrom: '2026-11-01' };
  expect(readTiming(early, at('2026-11-15')).shown).toEqual({ publishedOn: '2026-12-01' });
});

test('a clock that is years behind does not hide records with a day of publication only', () => {
  const record = { publishedOn: '2026-12-01' };
  expect(readTiming(record, at('2025-01-01')).shown).toEqual(record);
  expect(readTiming({ publishFrom: '2026-12-01' }, at('2025-01-01')).shown).toBeUndefined();
});

test('items of lists have periods of their own at any depth, and are located in the file', () => {
  const file = {
    sections: [
      { id: 'a', draft: true },
      { id: 'b', items: [{ text: 1, publishUntil: '2026-01-01' }, { text: 2 }] },
      { id: 'c', publishFrom: '2027-01-01' },
      { id: 'd' },
    ],
  };
  const { shown, all, entries } = readTiming(file, at('2026-06-01'));
  expect(shown).toEqual({ sections: [{ id: 'b', items: [{ text: 2 }] }, { id: 'd' }] });
  expect(pathInFile(shown, ['sections', 0, 'items', 0, 'text'])).toEqual(['sections', 1, 'items', 1, 'text']);
  expect(pathInFile(shown, ['sections', 1, 'id'])).toEqual(['sections', 3, 'id']);
  expect(pathInFile(all, ['sections', 1, 'id'])).toEqual(['sections', 2, 'id']);
  expect(entries.map(({ path }) => path.join('.'))).toEqual([
    'sections.0',
    'sections.1.items.0',
    'sections.2',
  ]);
});

test.each([
  [{ publishFrom: 'tomorrow' }, ['publishFrom']],
  [{ publishUntil: '2026-13-01' }, ['publishUntil']],
  [{ draft: 'yes' }, ['draft']],
  [{ list: [{ publishFrom: '2026-12-02', publishUntil: '2026-12-01' }] }, ['list', 0, 'publishUntil']],
])('%j is reported with its path', (raw, path) => {
  expect(readTiming(raw, 0).problems).toEqual([{ path, reason: expect.any(String) }]);
});

test('the moments of changes are known, except for drafts', () => {
  const entries = [
    { path: [], draft: false, from: 10, until: 30 },
    { path: [], draft: false, until: 20 },
    { path: [], draft: true, from: 25 },
  ];
  expect(turnsAfter(entries, 5)).toEqual([10, 20, 30]);
  expect(turnsAfter(entries, 20)).toEqual([30]);
});
