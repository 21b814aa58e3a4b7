import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Corpus } from '../../corpus/corpus.ts';
import { kindsOf } from '../../corpus/kinds/kinds.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { ROOT } from '../../test/support/content/folders.ts';
import { GUIDE_FILE, guideKinds, guidePictures, guideText } from './guide.ts';

const MAX_BYTES = 60_000;
const guide = readFileSync(path.join(ROOT, GUIDE_FILE), 'utf8');
let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

test('the guide says what the schemas do (npm run content:guide)', () => {
  expect(guide).toBe(guideText(guide, corpus, FIXTURE_CONTENT));
});

test('the guide has every kind once, in its contents, too, and the pictures that it shows', () => {
  const kinds = kindsOf(corpus.categories).map(({ name }) => name.replace(/^products\/.*/, 'products'));
  expect([...guideKinds(corpus).keys()].sort()).toEqual([...new Set(kinds)].sort());
  const places = [...guide.matchAll(/^<!-- about (\S+) -->\n\n### (.+)$/gm)];
  expect(places.map(([, name]) => name).sort()).toEqual([...new Set(kinds)].sort());
  const listed = [...guide.matchAll(/\[([^\]]+)\]\(#([^)]+)\)/g)].map(([, title, anchor]) => ({
    title,
    anchor,
  }));
  for (const [, , title = ''] of places)
    expect(listed).toContainEqual({ title, anchor: title.replace(/[()()]/g, '').toLowerCase() });
  const shown = [...guidePictures(guide).values()].map((file) => `docs/${file}`);
  expect(shown.length).toBeGreaterThan(10);
  for (const file of shown) {
    expect({ file, exists: existsSync(path.join(ROOT, file)) }).toEqual({ file, exists: true });
    expect(statSync(path.join(ROOT, file)).size).toBeLessThanOrEqual(MAX_BYTES);
  }
});

test('a kind without a place in the guide is an error', () => {
  const without = guide.replace(/<!-- fields news -->.*?<!-- end -->/s, '');
  expect(() => guideText(without, corpus, FIXTURE_CONTENT)).toThrow('fields news');
});
