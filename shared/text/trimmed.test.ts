import { expect, test } from '@jest/globals';
import { trimmed } from './trimmed.ts';

test.each([
  ['--a-b--', /-/, 'a-b'],
  ['a', /-/, 'a'],
  ['---', /-/, ''],
  ['', /-/, ''],
  ['😀𠮷😀', /[^\p{L}\p{N}]/u, '𠮷'],
])('%s without %s at its ends is 「%s」', (text, unwanted, expected) => {
  expect(trimmed(text, unwanted)).toBe(expected);
});
