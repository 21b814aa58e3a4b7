import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type ContentCheck, type Corpus, loadCorpus } from '../../../corpus/corpus.ts';
import { FIXTURE_CONTENT } from './fixture-content.ts';

export type Change = (source: string) => string;

interface ChangedContent {
  folder(): string;
  /** Loads the folder with one changed file and restores the file. Only one load at a time. */
  loadWith(file: string, change: Change, checks: ContentCheck[]): Promise<Corpus>;
}

/** Provides a copy of the fixture for the tests of a file, with the files of `added` copied over it. */
export function changedContent(added?: string): ChangedContent {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'content-'));
    await cp(FIXTURE_CONTENT, folder, { recursive: true });
    if (added) await cp(added, folder, { recursive: true });
  });

  afterAll(() => rm(folder, { recursive: true }));

  return {
    folder: () => folder,
    async loadWith(file, change, checks) {
      const target = path.join(folder, file);
      const source = await readFile(target, 'utf8');
      const changed = change(source);
      expect(changed).not.toBe(source);
      await writeFile(target, changed);
      try {
        return await loadCorpus(folder, checks);
      } finally {
        await writeFile(target, source);
      }
    },
  };
}
