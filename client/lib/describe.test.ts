import { expect, test } from '@jest/globals';
import { describe as describePage } from './describe.ts';

const SENTENCE = `${'あ'.repeat(49)}。`;

test('whole sentences are taken as long as they fit', () => {
  expect(describePage(SENTENCE.repeat(4))).toBe(SENTENCE.repeat(2));
});

test('a first sentence is kept however long it is', () => {
  const long = `${'あ'.repeat(130)}。`;
  expect(describePage(long + SENTENCE)).toBe(long);
});

test('only a short description is completed', () => {
  expect(describePage(SENTENCE, '8機種です。')).toBe(`${SENTENCE}8機種です。`);
  expect(describePage(SENTENCE.repeat(2), '8機種です。')).toBe(SENTENCE.repeat(2));
});

test('what would be too much is left out, and the next that fits is taken', () => {
  const short = `${'あ'.repeat(59)}。`;
  expect(describePage(short, `${'い'.repeat(70)}。`, '8機種です。')).toBe(`${short}8機種です。`);
});
