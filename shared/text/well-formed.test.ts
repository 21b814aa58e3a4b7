import { expect, test } from '@jest/globals';
import { wellFormed } from './well-formed.ts';

test.each(['', '𠮷野家', 'a\uD83Db', '\uDE00\uD83D', '\uD83D\uDE00', '葛\u{E0100}'])(
  'halves of surrogate pairs are replaced as the platform does: %j',
  (text) => expect(wellFormed(text)).toBe(text.toWellFormed()),
);
