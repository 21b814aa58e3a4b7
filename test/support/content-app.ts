import type { Express } from 'express';
import request from 'supertest';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { type ContentAppDeps, createContentApp } from '../../server/content/app.ts';
import { FIXTURE_CONTENT } from './content/fixture-content.ts';

export interface ContentApp {
  app: Express;
  corpus: Corpus;
  /** Data of a successful answer. `path` is below /api. */
  read(path: string): Promise<unknown>;
}

/**
 * The content service over a corpus, by default the fixture's, in the test's own process. An error that no route handles
 * is thrown.
 */
export async function contentApp(deps: Partial<Omit<ContentAppDeps, 'onError'>> = {}): Promise<ContentApp> {
  const corpus = deps.corpus ?? (await loadCorpus(FIXTURE_CONTENT, []));
  const app = createContentApp({
    ...deps,
    corpus,
    onError: (error) => {
      throw error;
    },
  });
  return {
    app,
    corpus,
    async read(path) {
      const { body } = await request(app).get(`/api${path}`);
      if (body.code !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
      return body.data;
    },
  };
}
