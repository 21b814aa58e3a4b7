import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem, Corpus } from '../corpus.ts';
import { strayValues } from './facts.ts';
import { emptyPromises } from './promises.ts';

/** Where the code holds sentences that visitors read. */
const SOURCES = ['client/**/*.{ts,tsx}', 'media/{manuals,datasheets}/*.ts'];
const TEST = /\.test\.tsx?$/;

/** Texts in the code name the values that the facts do, and promise no more than the content may. Only for editors: a site runs without its sources. */
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
