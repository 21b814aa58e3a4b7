import { expect, test } from '@jest/globals';
import { isPlainClick } from './plain-click.ts';

const PLAIN = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

test.each(['', '_self'])('a click of the main button on a link with target "%s" is plain', (target) => {
  expect(isPlainClick(PLAIN, { target })).toBe(true);
});

test.each([
  { button: 1 },
  { button: 2 },
  { defaultPrevented: true },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is not', (part) => {
  expect(isPlainClick({ ...PLAIN, ...part }, { target: '' })).toBe(false);
});

test('a click on a link to another tab is not', () => {
  expect(isPlainClick(PLAIN, { target: '_blank' })).toBe(false);
});
