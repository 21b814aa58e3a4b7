import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize } from 'node:v8';
import type { Corpus } from '../../../corpus/corpus.ts';
import { FIXTURE_MEDIA } from './fixture-content.ts';

/** Serialized fixture, written before the tests of a run (`test/support/jest/make-ready.mjs`). */
export const FIXTURE_CORPUS = path.join(FIXTURE_MEDIA, '.corpus');

/** The loaded fixture: a copy for each caller. Loading the folder takes two seconds of processor time in every test file. */
export async function fixtureCorpus(): Promise<Corpus> {
  return deserialize(await readFile(FIXTURE_CORPUS));
}
