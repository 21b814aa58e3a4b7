import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markupDifferences, markupLines } from '../../bench/peers/compare-markup.ts';
import { readHome } from '../../bench/peers/read-home.ts';
import { HomePage } from '../../bench/peers/shared/react/home-page.tsx';
import { ROOT } from '../support/folders.ts';
import { createListeningSite, type ListeningSite } from '../support/listening-site.ts';

const PEERS = path.join(ROOT, 'bench/peers');
/** The same page, written for React's frameworks, and in the languages of the others. */
const REACT = 'shared/react';
const OTHERS = ['astro/src/home', 'sveltekit/src/home', 'nuxt/app/home'];
const WRITTEN = new RegExp(
  [
    /(?<=<)(?!script|template|slot)[a-z][a-z1-6]*(?=[\s>])/,
    /(?<=\s)(?:class(?:Name|-name)?|aria-[a-z]+|id|role)="[^"]*"/,
    /`\$\{[^`]*`/,
    /\b[A-Z]{3}[A-Z_]*\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

let site: ListeningSite;

beforeAll(async () => {
  site = await createListeningSite();
});

afterAll(() => site.close());

test('the components that other frameworks of React are measured with render the home page line for line', async () => {
  const html = await (await site.read('/')).text();
  const expected = markupLines(html);
  expect(expected.length).toBeGreaterThan(300);
  const body = renderToStaticMarkup(createElement(HomePage, { home: readHome(html) }));
  expect(markupDifferences(expected, markupLines(body))).toEqual([]);
});

test.each(OTHERS)('the templates in %s write the elements and classes of those components', (folder) => {
  const written = writtenIn(REACT);
  expect(written.size).toBeGreaterThan(200);
  expect([...writtenIn(folder)].sort()).toEqual([...written].sort());
});

/** What templates of all four languages write alike: elements, attributes that are not computed, constants. */
function writtenIn(folder: string): Set<string> {
  const files = readdirSync(path.join(PEERS, folder)).filter((file) => file !== 'document.astro');
  const sources = files.map((file) => readFileSync(path.join(PEERS, folder, file), 'utf8'));
  const found = sources.flatMap((source) => source.match(WRITTEN) ?? []);
  return new Set(found.map((one) => one.replace(/^class(Name|-name)/, 'class')));
}
