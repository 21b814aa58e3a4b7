import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { asksForContact } from '../../client/features/search/asks-for-contact.ts';
import { loadCorpus } from '../../corpus/corpus.ts';
import { readYaml } from '../../corpus/yaml.ts';
import { searchPageSchema } from '../../records/search/wire.ts';
import { sayAll } from '../../shared/pages/say.ts';
import { REAL_CONTENT } from '../support/content/fixture-content.ts';
import { contentApp } from '../support/content-app.ts';

/** An address with `*` for any characters, the contacts above the results, or no result; of several, one is enough. */
const expectedSchema = z.union([z.string(), z.array(z.string()).min(2)]);
const TABLE = z
  .record(z.string(), z.record(z.string(), expectedSchema))
  .parse(readYaml(readFileSync(path.join(import.meta.dirname, 'search.yaml'), 'utf8')));

const NOTHING = 'nothing';
const CONTACT = 'contact';

let firstFor: (keywords: string) => Promise<string>;
let contactWords: readonly string[];

beforeAll(async () => {
  const { app, corpus } = await contentApp({ corpus: await loadCorpus(REAL_CONTENT, []) });
  firstFor = async (keywords) => {
    const { body } = await request(app).get('/api/search/getSearchList').query({ keywords, limit: 1 });
    return searchPageSchema.parse(body.data).list[0]?.url ?? NOTHING;
  };
  contactWords = sayAll(corpus.pages.find((page) => page.path === '/search')?.words, CONTACT);
});

function fits(expected: string, first: string, keywords: string): boolean {
  if (expected === CONTACT) return asksForContact(keywords, contactWords);
  const parts = expected.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(first);
}

describe.each(Object.entries(TABLE))('%s', (_group, rows) => {
  test.each(Object.entries(rows))('%j', async (keywords, expected) => {
    const first = await firstFor(keywords);
    const found = [expected].flat().find((one) => fits(one, first, keywords)) ?? first;
    expect([expected].flat()).toContain(found);
  });
});
