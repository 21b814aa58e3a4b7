import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem, Corpus } from '../../corpus.ts';
import { strayValues } from './facts.ts';
import { emptyPromises } from './promises.ts';

/** Sources with sentences that visitors read. */
const SOURCES = ['client/**/*.{ts,tsx}', 'media/{manuals,datasheets}/*.ts'];
const TEST = /\.test\.tsx?$/;

/**
 * Checks that texts in the code use the values of the facts and make no promise that the content may not. For editors
 * only: a site runs without its sources.
 */
export function checkCodeTexts(root: string) {
  return ({ facts, ownChecks }: Corpus): ContentProblem[] => {
    const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
      (file) => !TEST.test(file),
    );
    const texts = files.map((file) => ({
      file,
      field: '(文)',
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
    return [...strayValues(facts, texts), ...emptyPromises(texts, ownChecks)];
  };
}
