import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkRedirects } from './redirects.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
const reason = '移設';
let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Rows that the check refuses. */
async function refused(rows: object): Promise<string[]> {
  writeFileSync(path.join(folder, 'redirects.yaml'), stringify(rows));
  const problems = [...(await checkRedirects(folder)(corpus, () => '', new Set()))];
  return problems.map(({ field }) => field);
}

test('a row that hides the page of a record is refused, however the page is addressed', async () => {
  const hidden = ['/case-studies/ayune', '/webinar/20250403', '/solutions/_5.html'];
  const redirects = hidden.map((from) => ({ from, to: '/downloads', reason }));
  const removed = [{ path: '/solutions/litepon', reason }];
  expect(await refused({ redirects, gone: removed })).toEqual([...hidden, '/solutions/litepon']);
});

test('the address of a deleted record may be redirected', async () => {
  const retired = ['/case-studies/retired', '/webinar/20200101', '/solutions/_999.html', '/旧製品'];
  expect(await refused({ redirects: retired.map((from) => ({ from, to: '/downloads', reason })) })).toEqual(
    [],
  );
  expect([...(await checkRedirects(FIXTURE_CONTENT)(corpus, () => '', new Set()))]).toEqual([]);
});
