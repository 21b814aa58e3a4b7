import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Baseline } from './supported.ts';
import { youngCalls } from './young-calls.ts';
import { youngStyles } from './young-styles.ts';

const BASELINE: Baseline = [
  ['chrome', '110'],
  ['firefox', '115'],
  ['safari', '16.4'],
];

test('a call of a function that is too young is found, one that looks for it first is not', () => {
  const code = `const { promise } = Promise.withResolvers();
    Map.groupBy([], String); URL.canParse(a); AbortSignal.any([]); AbortSignal.timeout(1); new URLPattern(a);
    b.symmetricDifference(c); b.map(c); b.toSorted(); URL.parse?.(a); b.isSubsetOf?.(c); /[a]/v.test(b);
    if ('any' in Promise) Promise.any(a); if (\`Segmenter\` in Intl) new Intl.Segmenter(a);`;
  expect([...youngCalls(code, BASELINE)].sort()).toEqual([
    '.symmetricDifference',
    '/…/v',
    'AbortSignal.any',
    'Map.groupBy',
    'Promise.withResolvers',
    'URL.canParse',
    'new URLPattern',
  ]);
});

test('a style that is too young is found, one with a fallback or behind a feature test is not', () => {
  const css = `
    @starting-style { p { opacity: 0 } }
    @media (scripting: none) { p { color: red } }
    .md\\:open:popover-open, p:hover { text-autospace: normal; text-wrap: pretty; width: stretch }
    p { color: #000; color: color-mix(in oklab, red 10%, blue); background: color-mix(in oklab, red, blue) }
    p { --own: color-mix(in oklab, red, blue); content: "text-wrap(:has)"; height: 100dvh }
    @supports selector(:popover-open) { a:popover-open { text-box-trim: trim-both } }`;
  expect([...youngStyles(css, BASELINE)].sort()).toEqual([
    ':popover-open',
    '@media scripting',
    '@starting-style',
    'color-mix()',
    'text-autospace',
    'text-wrap',
    'width: stretch',
  ]);
});

test('the page for visitors names each browser of the baseline with its version', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const page = readFileSync('content/pages/browser-support.yaml', 'utf8');
  for (const supported of browserslist) {
    const [browser, version] = supported.split(' ');
    expect(page).toMatch(new RegExp(`${browser}, ${RegExp.escape(version)}以降`, 'i'));
  }
});
