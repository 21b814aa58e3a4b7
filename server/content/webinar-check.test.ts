import { beforeAll, expect, test } from '@jest/globals';
import type { WebinarRecord } from '../../records/webinar/record.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { webinarCheck } from './webinar-check.ts';

const DAY = '2031-03-06';

let webinar: WebinarRecord;
beforeAll(async () => {
  const [first] = (await fixtureCorpus()).webinars;
  if (!first) throw new Error('the fixture has no webinar');
  webinar = { ...first, date: DAY };
});

const PART = '参加';
const RECORDING = '録画の視聴';

test.each([
  ['to come', { full: false }, '2031-03-06', PART, RECORDING, 'これから開催します'],
  ['to come, and full', { full: true }, '2031-03-06', RECORDING, PART, '満席になりました'],
  ['that is over', { full: false }, '2031-03-07', RECORDING, PART, '終了しました'],
  ['that was full and is over', { full: true }, '2031-03-07', RECORDING, PART, '終了しました'],
])('of a webinar %s one can ask for one thing', (_what, state, today, offered, refused, said) => {
  const check = webinarCheck([{ ...webinar, ...state }], () => today);
  expect(() => check({ webinar: '20310306', requestType: offered })).not.toThrow();
  expect(() => check({ webinar: '20310306', requestType: refused })).toThrow(said);
});
