import { expect, test } from '@jest/globals';
import { suggestMail } from './mail-typo.ts';

test.each([
  ['taro@gmial.com', 'taro@gmail.com'],
  ['taro@gmai.com', 'taro@gmail.com'],
  ['taro@gmaill.com', 'taro@gmail.com'],
  ['taro@gnail.com', 'taro@gmail.com'],
  ['taro@yahoo.co.jo', 'taro@yahoo.co.jp'],
  ['taro@example.co.jo', 'taro@example.co.jp'],
  ['taro@example.con', 'taro@example.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestMail(typed)).toBe(meant);
});

test.each(['taro@gmail.com', 'taro@example.co.jp', 'taro@mail.com', 'taro', '@gmial.com', 'taro@', ''])(
  '%s is left alone',
  (typed) => {
    expect(suggestMail(typed)).toBeUndefined();
  },
);
