import { expect, test } from '@jest/globals';
import type { DatedEntry } from './dated-entries.ts';
import { deadlinesOf, groupsOf } from './deadlines.ts';

/** Noon in Japan. */
const NOW = Date.parse('2026-11-20T12:00:00+09:00');
const inJapan = (text: string) => Date.parse(`${text}+09:00`);

function entry(what: DatedEntry['what'], on: string, file = `${what} ${on}`): Required<DatedEntry> {
  return { what, file, path: [], name: file, at: inJapan(on.includes('T') ? on : `${on}T00:00:00`) };
}

function groups(...entries: Required<DatedEntry>[]) {
  const found = groupsOf(deadlinesOf(entries, NOW));
  return Object.fromEntries(
    Object.entries(found).map(([name, list]) => [name, list.map(({ file }) => file)]),
  );
}

test('what ends is grouped by the days that are left, in Japan, the next first', () => {
  const days = [
    '2027-03-01',
    '2026-12-20',
    '2026-12-21',
    '2027-02-18',
    '2027-02-19',
    '2026-11-20',
    '2026-11-21',
  ];
  expect(groups(...days.map((day) => entry('ends', day)))).toEqual({
    // Midnight of today is over at noon.
    past: ['ends 2026-11-20'],
    month: ['ends 2026-11-21', 'ends 2026-12-20'],
    quarter: ['ends 2026-12-21', 'ends 2027-02-18'],
    later: ['ends 2027-02-19', 'ends 2027-03-01'],
  });
});

test('a moment is over at its minute, a day at its end', () => {
  expect(groups(entry('ends', '2026-11-20T11:59:00'), entry('ends', '2026-11-20T12:01:00'))).toMatchObject({
    past: ['ends 2026-11-20T11:59:00'],
    month: ['ends 2026-11-20T12:01:00'],
  });
  expect(groups(entry('webinar', '2026-11-20'), entry('last-order', '2026-11-20'))).toMatchObject({
    past: [],
    month: ['last-order 2026-11-20', 'webinar 2026-11-20'],
  });
});

test('what needs nobody is left out', () => {
  const found = groups(
    entry('begins', '2026-11-01'),
    entry('begins', '2026-11-25'),
    entry('webinar', '2026-11-19'),
    entry('unrecorded', '2026-11-19'),
    entry('unrecorded', '2026-11-26'),
    entry('support-end', '2026-10-21'),
    entry('support-end', '2026-10-20'),
    entry('support-end', '2030-09-30'),
  );
  expect(found).toEqual({
    past: ['support-end 2026-10-21', 'unrecorded 2026-11-19'],
    month: ['begins 2026-11-25'],
    quarter: [],
    later: ['support-end 2030-09-30'],
  });
});

test('a text is old two years after somebody has changed it', () => {
  const found = deadlinesOf(
    [entry('outdated', '2024-11-19'), entry('outdated', '2024-12-01'), entry('outdated', '2025-06-01')],
    NOW,
  );
  expect(found).toMatchObject([
    { what: 'outdated', on: '2026-11-19', days: -1, isOver: true },
    { what: 'outdated', on: '2026-12-01', days: 11, isOver: false },
  ]);
});

test('a draft is named that nobody has gone on with for thirty days', () => {
  const draft = (touched: string) => entry('untouched', `${touched}T09:00:00`, touched);
  const found = deadlinesOf([draft('2026-10-20'), draft('2026-10-21')], NOW);
  expect(found).toMatchObject([{ what: 'untouched', file: '2026-10-20', on: '2026-11-19', isOver: true }]);
});
