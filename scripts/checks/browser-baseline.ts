// Compares the built scripts and style sheets with the oldest browsers that the site supports (`browserslist` in
// package.json): calls, selectors, properties and values that one of them does not know. The build lowers syntax.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, ROOT } from '../../test/support/content/folders.ts';
import type { Baseline } from './baseline/supported.ts';
import { youngCalls } from './baseline/young-calls.ts';
import { youngStyles } from './baseline/young-styles.ts';

/** Calls with another meaning in the build, or that the code tests for before it calls them. */
const CALLS: Record<string, string> = {
  '.caretPositionFromPoint': 'ProseMirror looks for it first',
  '.caretRangeFromPoint': 'ProseMirror looks for it first',
  '.checkVisibility': 'tabbable looks for it first',
  '.error': 'of the console',
  '.move': 'of an object of ProseMirror',
  '.navigation': 'a call of our own',
  '.pause': 'of media and carousels',
  '.requestIdleCallback': 'looked for first',
  '.startViewTransition': 'React and its router look for it first',
  '.toArray': 'of React.Children',
  '.use': 'of React and markdown-it',
};

/** Styles without which a page is complete, with the difference in browsers that do not know them. */
const STYLES: Record<string, string> = {
  ':details-content': 'a folded part opens without a transition',
  ':has': 'bars stay, a comparison on a phone shows all its columns, unneeded fields stay',
  ':open': 'in a list of `:is`, after the attribute',
  ':popover-open': 'in a list of `:is`; the finder has a feature test',
  '@media scripting': 'the header does not stay in view without scripts',
  '@page': 'Safari names no kinds of sheets: a comparison is printed upright',
  '@property': 'Tailwind sets the same values in a layer',
  '@starting-style': 'prompts and the veil appear without a transition',
  'break-after: avoid': 'a heading may end a sheet',
  'break-before: avoid': 'the address may have a sheet of its own',
  'contain-intrinsic-block-size': 'with `content-visibility`',
  'content-visibility': 'the whole page is laid out at once',
  'field-sizing': 'a text field scrolls',
  'font-family: ui-monospace': 'the next of the list',
  'forced-color-adjust': 'Safari has no forced colours',
  'grid-template-columns: subgrid': 'terms of a partner do not align with each other',
  'hanging-punctuation': 'punctuation stays within the line',
  size: 'of a sheet: the size of the paper in the printer',
  'text-size-adjust': 'prefixed in Safari; Firefox does not inflate a page with a viewport',
  'text-spacing-trim': 'brackets keep their space',
  'text-wrap': 'lines break where they are full',
  'word-break: auto-phrase': 'lines break between characters',
};

const { browserslist } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const baseline: Baseline = browserslist.map((browser: string) => browser.split(' '));

function filesOf(folder: string, extension: string): string[] {
  return readdirSync(path.join(DIST, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(DIST, folder, file));
}

const KINDS = [
  { extension: '.js', known: CALLS, find: youngCalls },
  { extension: '.css', known: STYLES, find: youngStyles },
];

for (const { extension, known, find } of KINDS) {
  const files = ['client', 'desk'].flatMap((folder) => filesOf(folder, extension));
  const used = new Set<string>();
  for (const file of files) {
    for (const name of find(readFileSync(file, 'utf8'), baseline)) {
      used.add(name);
      if (Object.hasOwn(known, name)) continue;
      console.log(`${path.relative(ROOT, file)}: ${name} is younger than ${browserslist.join(', ')}`);
      process.exitCode = 1;
    }
  }
  for (const name of Object.keys(known).filter((known) => !used.has(known))) {
    console.log(`${name} is no longer in the build: remove it from the list`);
    process.exitCode = 1;
  }
  console.log(`${files.length} files ${extension}, ${used.size} known exceptions`);
}
