import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type Baseline, youngCalls } from '../../support/browser/browser-baseline.ts';
import { DIST, ROOT } from '../../support/content/folders.ts';

const { browserslist } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const BASELINE = browserslist.map((browser: string) => browser.split(' ')) as Baseline;

/** Names with another meaning in the build, or that the code tests for before it calls them. */
const KNOWN: Record<string, string> = {
  '.checkVisibility': 'tabbable looks for it first',
  '.error': 'of the console',
  '.escape': 'of CSS',
  '.navigation': 'a call of our own',
  '.pause': 'of media and carousels',
  '.requestIdleCallback': 'looked for first',
  '.startViewTransition': 'React and its router look for it first',
  '.toArray': 'of React.Children',
  '.use': 'of React and turndown',
};

function scriptsBelow(folder: string): string[] {
  return readdirSync(path.join(DIST, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(DIST, folder, file));
}

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

test.each(['client', 'desk'])('the %s calls no function that a browser of the baseline lacks', (folder) => {
  const scripts = scriptsBelow(folder);
  expect(scripts).not.toEqual([]);
  const found = scripts.flatMap((file) =>
    [...youngCalls(readFileSync(file, 'utf8'), BASELINE)]
      .filter((name) => !Object.hasOwn(KNOWN, name))
      .map((name) => `${path.basename(file)}: ${name}`),
  );
  expect(found).toEqual([]);
});
