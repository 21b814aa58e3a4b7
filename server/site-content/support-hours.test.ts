import { expect, test } from '@jest/globals';
import { supportStates } from './support-hours.ts';

const HOURS = {
  weekdays: ['月', '火', '水', '木', '金'] as ('月' | '火' | '水' | '木' | '金')[],
  opens: '9:00',
  closes: '17:30',
  closed: [{ from: '2026-12-29', to: '2027-01-04' }],
};

/** State at a moment in Japan. */
function stateAt(moment: string) {
  return supportStates(HOURS, Date.parse(`${moment}+09:00`))[0];
}

const OPEN = 'ただいま受付中です。本日は17:30まで承ります。';
const closed = (next: string) => `ただいま受付時間外です。次の受付は${next}からです。`;

test.each([
  ['the second before opening', '2026-11-19T08:59:59', closed('本日9:00')],
  ['the second of opening', '2026-11-19T09:00:00', OPEN],
  ['the second before closing', '2026-11-19T17:29:59', OPEN],
  ['the second of closing', '2026-11-19T17:30:00', closed('明日9:00')],
  ['the evening before a weekend and a Monday off', '2026-11-20T17:30:00', closed('2026年11月24日(火)9:00')],
  ['a national holiday at noon', '2026-11-23T12:00:00', closed('明日9:00')],
  ['the midnight after it', '2026-11-24T00:00:00', closed('本日9:00')],
  ['the last evening of the year', '2026-12-28T17:30:00', closed('2027年1月5日(火)9:00')],
  ['the last day of the closure', '2027-01-04T10:00:00', closed('明日9:00')],
  ['a holiday in lieu of a Sunday', '2027-03-22T10:00:00', closed('明日9:00')],
])('%s', (_when, moment, text) => {
  expect(stateAt(moment)?.text).toBe(text);
});

test.each([
  ['open: at closing', '2026-11-19T12:00:00', '2026-11-19T17:30:00'],
  [
    'closed in the evening: at midnight, when tomorrow becomes today',
    '2026-11-19T20:00:00',
    '2026-11-20T00:00:00',
  ],
  ['closed in the morning: at opening', '2026-11-20T01:00:00', '2026-11-20T09:00:00'],
])('the text changes, %s', (_when, moment, until) => {
  expect(stateAt(moment)?.until).toBe(Date.parse(`${until}+09:00`));
});

test('the next states follow one another, so that an open page changes without the server', () => {
  const texts = supportStates(HOURS, Date.parse('2026-11-19T12:00:00+09:00')).map(({ text }) => text);
  expect(texts.slice(0, 4)).toEqual([OPEN, closed('明日9:00'), closed('本日9:00'), OPEN]);
});
