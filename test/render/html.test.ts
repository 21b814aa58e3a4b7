import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFakeUpstream } from '../support/fake-upstream.ts';
import { checkHtml } from '../support/html-checker.ts';
import { samplePaths } from '../support/sample-paths.ts';
import { createTestSite, type TestSite } from '../support/site.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** What no route shows by itself: other states of a page. */
const MORE_PATHS = [
  '/search?value=MA3511',
  '/search?value=%E3%81%82%E3%82%8A%E3%81%BE%E3%81%9B%E3%82%93',
  '/products/all-products?poe=1',
  '/products/ma1311_p221.html',
  '/no-such-page',
];

/** What stands beside a page's main content comes late, so that people get its placeholder first. */
const SECONDARY = /^\/api\/(?:case\/pageList|goods\/(?:list\?|index|fileList|getCategoryRelate|listNew))/;
const LATE_MS = 40;

const closers: (() => unknown)[] = [];
let site: TestSite;
let origin: string;
let lateOrigin: string;

async function listen({ app }: TestSite): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  site = await createTestSite({ env: { API_TIMEOUT_MS: '5000' } });
  origin = await listen(site);
  const late = await startFakeUpstream(async (req, res) => {
    const answer = await fetch(origin + req.url);
    const body = await answer.text();
    const send = () => res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(body);
    if (SECONDARY.test(req.url ?? '')) setTimeout(send, LATE_MS);
    else send();
  });
  const lateSite = await createTestSite({
    upstream: late.origin,
    freshMs: 0,
    env: { API_TIMEOUT_MS: '5000' },
  });
  lateOrigin = await listen(lateSite);
  closers.push(
    () => late.close(),
    () => lateSite.close(),
    () => site.close(),
  );
});

afterAll(async () => {
  for (const close of closers) await close();
});

async function documentOf(url: string, userAgent: string): Promise<string> {
  const headers = { 'User-Agent': userAgent, Accept: 'text/html', 'Accept-Language': 'ja' };
  return (await fetch(url, { headers })).text();
}

test('the document of every page is valid HTML, as a person and as a crawler gets it', async () => {
  const paths = [...(await samplePaths(origin)).map(({ path }) => path), ...MORE_PATHS];
  const documents = new Map<string, string>();
  for (const path of paths) {
    documents.set(`${path} (crawler)`, await documentOf(origin + path, CRAWLER));
    documents.set(`${path} (person)`, await documentOf(lateOrigin + path, PERSON));
  }
  expect(documents.size).toBeGreaterThan(100);
  // Some arrived in pieces.
  expect(documents.get('/ (person)')).toContain('<template');
  expect(await checkHtml(documents)).toEqual([]);
}, 120_000);

test('the checker finds what is wrong, and names where', async () => {
  const broken =
    '<!doctype html><html lang="ja"><head><title>題</title></head><body><ul><p>項目</p></ul></body></html>';
  expect(await checkHtml(new Map([['/broken', broken]]))).toEqual([
    expect.stringMatching(/^\/broken: error: Element “p” not allowed as child of element “ul”/),
  ]);
}, 60_000);
