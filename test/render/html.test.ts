import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkHtml } from '../support/html-checker.ts';
import { type LateUpstream, startLateUpstream } from '../support/late-upstream.ts';
import { createListeningSite, type ListeningSite, PERSON } from '../support/listening-site.ts';
import { samplePaths } from '../support/sample-paths.ts';

/** What no route shows by itself: other states of a page. */
const MORE_PATHS = [
  '/search?value=MA3511',
  '/search?value=%E3%81%82%E3%82%8A%E3%81%BE%E3%81%9B%E3%82%93',
  '/products/all-products?poe=1',
  '/products/ma1311_p221.html',
  '/no-such-page',
];

let site: ListeningSite;
let late: LateUpstream;
let lateSite: ListeningSite;

beforeAll(async () => {
  site = await createListeningSite();
  late = await startLateUpstream(site.origin);
  lateSite = await createListeningSite({ upstream: late.origin, freshMs: 0 });
});

afterAll(async () => {
  await lateSite.close();
  await late.close();
  await site.close();
});

test('the document of every page is valid HTML, as a person and as a crawler gets it', async () => {
  const paths = [...(await samplePaths(site.origin)).map(({ path }) => path), ...MORE_PATHS];
  const documents = new Map<string, string>();
  for (const path of paths) {
    documents.set(`${path} (crawler)`, await (await site.read(path)).text());
    documents.set(`${path} (person)`, await (await lateSite.read(path, PERSON)).text());
  }
  // However busy the machine is, this one arrives in pieces: its headers come before its sections.
  const home = await late.holdDuring(() => lateSite.read('/', PERSON));
  const inPieces = await home.text();
  documents.set('/ (person, in pieces)', inPieces);
  expect(inPieces).toContain('<template');
  expect(documents.size).toBeGreaterThan(100);
  expect(await checkHtml(documents)).toEqual([]);
}, 120_000);

test('the checker finds what is wrong, and names where', async () => {
  const broken =
    '<!doctype html><html lang="ja"><head><title>題</title></head><body><ul><p>項目</p></ul></body></html>';
  expect(await checkHtml(new Map([['/broken', broken]]))).toEqual([
    expect.stringMatching(/^\/broken: error: Element “p” not allowed as child of element “ul”/),
  ]);
}, 60_000);
