// Loads the fixture and writes it for `fixtureCorpus`.
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { loadCorpus } from '../../../corpus/corpus.ts';
import { FIXTURE_CONTENT } from '../content/fixture-content.ts';
import { FIXTURE_CORPUS } from '../content/fixture-corpus.ts';

writeFileSync(FIXTURE_CORPUS, serialize(await loadCorpus(FIXTURE_CONTENT, [])));
