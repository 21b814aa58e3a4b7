import { expect, test } from '@jest/globals';
import { createSearchTally, KEYWORDS_MAX } from './search-tally.ts';

/** Nine in the morning in Japan. */
const MORNING = Date.parse('2020-06-01T00:00:00.000Z');
const HOUR_MS = 60 * 60_000;

function tallyAt() {
  let moment = MORNING;
  const tally = createSearchTally(() => moment);
  return {
    ...tally,
    /** Sets the clock to a number of hours after the morning. */
    at(hours: number) {
      moment = MORNING + hours * HOUR_MS;
    },
  };
}

test('a keyword is written from the third hour of a day on, with what was counted before', () => {
  const { count, take, at } = tallyAt();
  for (let times = 0; times < 50; times += 1) count('ＰｏＥ', true);
  at(1);
  count('poe', false);
  expect(take()).toEqual([]);
  at(2);
  count('PoE', true);
  expect(take()).toEqual([{ day: '2020-06-01', keyword: 'poe', found: 51, missed: 1 }]);
  expect(take()).toEqual([]);
  count('PoE', true);
  count('PoE', false);
  expect(take()).toEqual([{ day: '2020-06-01', keyword: 'poe', found: 1, missed: 1 }]);
});

test('hours of two days do not add up, and pending counts keep their day', () => {
  const { count, take, at } = tallyAt();
  for (const hour of [12, 13, 14]) {
    at(hour);
    count('poe', true);
  }
  count('wifi', true);
  at(15);
  count('wifi', true);
  count('poe', true);
  at(16);
  count('wifi', true);
  expect(take()).toEqual([{ day: '2020-06-01', keyword: 'poe', found: 3, missed: 0 }]);
  at(17);
  count('wifi', true);
  expect(take()).toEqual([{ day: '2020-06-02', keyword: 'wifi', found: 3, missed: 0 }]);
});

test('the number of keywords per day is limited: the least recently searched one is dropped, but none that is written', () => {
  const { count, take, at } = tallyAt();
  const searchAll = (keywords: string[]) => {
    for (const keyword of keywords) count(keyword, true);
  };
  const words = Array.from({ length: KEYWORDS_MAX }, (_, number) => `word ${number}`);
  searchAll(['forgotten', ...words]);
  at(1);
  searchAll(words);
  at(2);
  searchAll(words);
  expect(take()).toHaveLength(KEYWORDS_MAX);
  for (const hour of [2, 3, 4]) {
    at(hour);
    searchAll(['forgotten', 'new', 'word 7']);
  }
  expect(take()).toEqual([{ day: '2020-06-01', keyword: 'word 7', found: 3, missed: 0 }]);
  for (const hour of [24, 25, 26]) {
    at(hour);
    searchAll(['new']);
  }
  expect(take()).toEqual([{ day: '2020-06-02', keyword: 'new', found: 3, missed: 0 }]);
});

test('counts that are not taken do not grow from day to day', () => {
  const { count, take, at } = tallyAt();
  for (const day of [0, 1]) {
    for (const hour of [0, 1, 2]) {
      at(24 * day + hour);
      for (let number = 0; number < KEYWORDS_MAX; number += 1) count(`word ${number}`, true);
    }
  }
  expect(take()).toHaveLength(KEYWORDS_MAX);
});
