import { expect, test } from '@jest/globals';
import { describe as describePage } from './describe.ts';

const SENTENCE = `${'あ'.repeat(49)}。`;

test('whole sentences are included as long as they fit', () => {
  expect(describePage(SENTENCE.repeat(4))).toBe(SENTENCE.repeat(2));
});

test('a first sentence is included regardless of its length', () => {
  const long = `${'あ'.repeat(130)}。`;
  expect(describePage(long + SENTENCE)).toBe(long);
});

test('only a short description is completed', () => {
  expect(describePage(SENTENCE, '8機種です。')).toBe(`${SENTENCE}8機種です。`);
  expect(describePage(SENTENCE.repeat(2), '8機種です。')).toBe(SENTENCE.repeat(2));
});

test('a sentence that does not fit is omitted, and the next that fits is included', () => {
  const short = `${'あ'.repeat(59)}。`;
  expect(describePage(short, `${'い'.repeat(70)}。`, '8機種です。')).toBe(`${short}8機種です。`);
});
