import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { samplePaths } from '../../support/content/sample-paths.ts';
import { checkHtml } from '../../support/services/html-checker.ts';
import { type LateUpstream, startLateUpstream } from '../../support/services/late-upstream.ts';
import { createListeningSite, type ListeningSite, PERSON } from '../../support/sites/listening-site.ts';

/** Further states of pages, which the sample of the routes does not cover. */
const MORE_PATHS = [
  '/search?value=MA3511',
  '/search?value=%E3%81%82%E3%82%8A%E3%81%BE%E3%81%9B%E3%82%93',
  '/products/all-products?poe=1',
  '/products/ma1311_p221.html',
  '/no-such-page',
];

const BROKEN = '/broken';
const BROKEN_HTML =
  '<!doctype html><html lang="ja"><head><title>題</title></head><body><ul><p>項目</p></ul></body></html>';

let site: ListeningSite;
let late: LateUpstream;
let lateSite: ListeningSite;
const documents = new Map<string, string>();
/** Faults of all documents and of an invalid one: the checker takes longer to start than to read them. */
let problems: string[];

const isOfBroken = (problem: string) => problem.startsWith(`${BROKEN}: `);

beforeAll(async () => {
  site = await createListeningSite({ production: true });
  late = await startLateUpstream(site.origin);
  lateSite = await createListeningSite({ upstream: late.origin, freshMs: 0 });
  const paths = [...(await samplePaths(site.origin)).map(({ path }) => path), ...MORE_PATHS];
  for (const path of paths) {
    documents.set(`${path} (crawler)`, await (await site.read(path)).text());
    documents.set(`${path} (person)`, await (await lateSite.read(path, PERSON)).text());
  }
  // This document is streamed in pieces even on a busy machine: the headers come before the sections.
  const home = await late.holdDuring(() => lateSite.read('/', PERSON));
  documents.set('/ (person, in pieces)', await home.text());
  problems = await checkHtml(new Map([...documents, [BROKEN, BROKEN_HTML]]));
});

afterAll(async () => {
  await lateSite.close();
  await late.close();
  await site.close();
});

test('the document of every page is valid HTML, as a person and as a crawler gets it', () => {
  expect(documents.get('/ (person, in pieces)')).toContain('<template');
  expect(documents.size).toBeGreaterThan(100);
  expect(problems.filter((problem) => !isOfBroken(problem))).toEqual([]);
});

test('the checker finds faults with their positions', () => {
  expect(problems.filter(isOfBroken)).toEqual([
    expect.stringMatching(/^\/broken: error: Element “p” not allowed as child of element “ul”/),
  ]);
});
