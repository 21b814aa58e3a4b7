import { expect, test } from '@jest/globals';
import { readinessOf } from './readiness.ts';

const FINE = {
  isEnding: false,
  hasAnswered: true,
  content: { isUp: true, canWrite: true },
  ownsDatabase: true,
};

test.each([
  ['nothing is wrong', FINE, true, {}],
  ['the process ends', { ...FINE, isEnding: true }, false, { process: 'ending' }],
  ['the API has never answered', { ...FINE, hasAnswered: false }, false, { api: 'has not answered yet' }],
  ['the API is elsewhere', { ...FINE, content: undefined }, true, {}],
  [
    'the content thread is down',
    { ...FINE, content: { isUp: false, canWrite: true } },
    false,
    { content: 'down' },
  ],
  [
    'its own database cannot be written',
    { ...FINE, content: { isUp: true, canWrite: false } },
    false,
    { database: 'cannot be written' },
  ],
  [
    'the database of all processes cannot be written',
    { ...FINE, content: { isUp: true, canWrite: false }, ownsDatabase: false },
    true,
    { database: 'cannot be written' },
  ],
])('readiness is correct when %s', (_what, facts, isReady, problems) => {
  expect(readinessOf(facts)).toEqual({ isReady, problems });
});
