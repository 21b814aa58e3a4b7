import { expect, test } from '@jest/globals';
import { tokensOf } from './tokens.ts';

test('tokens are read from the style sheet, without resets and line heights', () => {
  const css = '--color-*: initial; --color-aqua: #00788a; --text-xs: 0.75rem; --text-xs--line-height: 1.6;';
  expect(tokensOf(css, 'color')).toEqual([{ name: 'aqua', value: '#00788a' }]);
  expect(tokensOf(css, 'text')).toEqual([{ name: 'xs', value: '0.75rem' }]);
});
