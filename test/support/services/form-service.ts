import { afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Express } from 'express';
import { type Corpus, loadCorpus } from '../../../corpus/corpus.ts';
import { createContentApp } from '../../../server/content/app.ts';
import type { Store } from '../../../server/content/store/store.ts';
import { FIXTURE_CONTENT } from '../content/fixture-content.ts';
import { recordingLogger } from '../log.ts';
import { openedStore } from '../store/fixtures.ts';

interface FormService {
  corpus: Corpus;
  app: Express;
  store: Store;
}

/**
 * Provides the content service for the tests of a file, with an empty store for each. Unexpected failures of
 * the service fail the test.
 */
export function formService(): FormService {
  const service = {} as FormService;
  let unexpected: unknown[];

  beforeAll(async () => {
    service.corpus = await loadCorpus(FIXTURE_CONTENT, []);
  });

  beforeEach(async () => {
    const { corpus } = service;
    unexpected = [];
    service.store = await openedStore({ logger: recordingLogger().logger, site: corpus.site });
    service.app = createContentApp({
      corpus,
      store: service.store,
      onError: (error) => unexpected.push(error),
    });
  });

  afterEach(async () => {
    await service.store.close();
    expect(unexpected).toEqual([]);
  });

  return service;
}

/** Payload of the short form. */
export const QUICK = {
  corporateName: 'みなと設備',
  fame: '髙橋',
  mailbox: 'taro@example.co.jp',
  content: '相談',
  url: '/',
};
