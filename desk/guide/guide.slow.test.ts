import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Corpus } from '../../corpus/corpus.ts';
import { kindsOf } from '../../corpus/kinds/kinds.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { ROOT } from '../../test/support/content/folders.ts';
import { chaptersOf } from './chapters.ts';
import { guideText } from './guide.ts';
import { GUIDE_FILE } from './guide-files.ts';

const MAX_BYTES = 60_000;
let corpus: Corpus;
let kinds: string[];

beforeAll(async () => {
  corpus = await fixtureCorpus();
  kinds = kindsOf(corpus.categories).map(({ name }) => name.replace(/^products\/.*/, 'products'));
});

test('the guide says what the schemas do (npm run content:guide)', () => {
  expect(readFileSync(path.join(ROOT, GUIDE_FILE), 'utf8')).toBe(guideText(corpus, FIXTURE_CONTENT));
});

test('the guide has every kind once, and the pictures that it shows', () => {
  const told = chaptersOf(corpus).flatMap((chapter) => chapter.kinds);
  const names = told.map(({ kind }) => kind.name.replace(/^products\/.*/, 'products'));
  expect(names.sort()).toEqual([...new Set(kinds)].sort());
  const shown = [...guideText(corpus, FIXTURE_CONTENT).matchAll(/\]\((images\/[^)]+)\)/g)].map(
    ([, file]) => `docs/${file}`,
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const file of shown) {
    expect({ file, exists: existsSync(path.join(ROOT, file)) }).toEqual({ file, exists: true });
    expect(statSync(path.join(ROOT, file)).size).toBeLessThanOrEqual(MAX_BYTES);
  }
});
