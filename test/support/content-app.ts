import type { Express } from 'express';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { type ContentAppDeps, createContentApp } from '../../server/content/app.ts';
import { FIXTURE_CONTENT } from './content/fixture-content.ts';

/**
 * The content service over a corpus, by default the fixture's, in the test's own process. An error that no route handles
 * is thrown.
 */
export async function contentApp(
  deps: Partial<Omit<ContentAppDeps, 'onError'>> = {},
): Promise<{ app: Express; corpus: Corpus }> {
  const corpus = deps.corpus ?? (await loadCorpus(FIXTURE_CONTENT, []));
  const app = createContentApp({
    ...deps,
    corpus,
    onError: (error) => {
      throw error;
    },
  });
  return { app, corpus };
}
