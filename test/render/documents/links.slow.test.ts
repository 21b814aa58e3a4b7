import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ANCHORS } from '../../../shared/paths/anchors.ts';
import type { Route } from '../../../shared/paths/routes.ts';
import { dataProblems } from '../../support/browser/page-data.ts';
import { longTitles, parseHead, sharedWords, unfitDescriptions } from '../../support/browser/page-head.ts';
import { type KnownPages, missingPlaces } from '../../support/browser/page-kinds.ts';
import { allPaths, sitemapPaths } from '../../support/content/all-paths.ts';
import { REAL_SETTINGS } from '../../support/content/fixture-content.ts';
import { ROOT } from '../../support/content/folders.ts';
import { samplePaths } from '../../support/content/sample-paths.ts';
import { createListeningSite, type ListeningSite } from '../../support/sites/listening-site.ts';

const ORIGIN = 'https://www.minamo-networks.example';

interface Link {
  page: string;
  /** Path and query. */
  target: string;
  fragment: string;
}

// The only crawl of the editors' content: it checks the content as much as the site.

let site: ListeningSite;
/** Documents of all pages that the sitemap or a route lists. */
const documents = new Map<string, string>();
let links: Link[];

function linksOf(page: string): Link[] {
  const html = documents.get(page) ?? '';
  const found = html.matchAll(/<(?:a|area|form)\b[^>]*? (?:href|action)="([^"]+)"/g);
  return [...found].flatMap(([, link = '']) => {
    const url = new URL(link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), ORIGIN + page);
    const fragment = decodeURIComponent(url.hash.slice(1));
    return url.origin === ORIGIN ? [{ page, target: url.pathname + url.search, fragment }] : [];
  });
}

beforeAll(async () => {
  site = await createListeningSite({ env: REAL_SETTINGS, production: true });
  for (const path of await allPaths(site.origin)) {
    const response = await site.read(path);
    if (response.status === 200) documents.set(path, await response.text());
  }
  links = [...documents.keys()].flatMap(linksOf);
});

afterAll(() => site.close());

test('every link of every page leads to something, and none to an old address', async () => {
  expect(documents.size).toBeGreaterThan(300);
  const others = new Map(
    links.filter(({ target }) => !documents.has(target)).map(({ target, page }) => [target, page]),
  );
  const dead: string[] = [];
  for (const [target, page] of others) {
    const { status, body } = await site.read(target);
    await body?.cancel();
    if (status !== 200) dead.push(`${page} → ${target}: ${status}`);
  }
  expect(dead).toEqual([]);
});

test('every section that texts may lead to is on its page', async () => {
  for (const { id, path } of await samplePaths(site.origin)) {
    for (const anchor of ANCHORS[id] ?? [])
      expect([path, anchor, documents.get(path)?.includes(` id="${anchor}"`)]).toEqual([path, anchor, true]);
  }
});

test('every place within a page that a link leads to exists', () => {
  const places = new Map(
    [...documents].map(([path, html]) => [
      path,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const marked = links.filter(({ target, fragment }) => fragment !== '' && documents.has(target));
  expect(marked.length).toBeGreaterThan(300);
  expect(
    marked
      .filter(({ target, fragment }) => !places.get(target)?.has(fragment))
      .map(({ page, target, fragment }) => `${page} → ${target}#${fragment}`),
  ).toEqual([]);
});

test('titles and descriptions are distinct and not truncated by a result list', () => {
  const heads = [...documents].map(([path, html]) => parseHead(path, html));
  expect([sharedWords(heads), longTitles(heads), unfitDescriptions(heads)]).toEqual([[], [], []]);
});

test('no page contains data that its markup already shows, or a reference without a target', () => {
  const all = [...documents.values()].join('');
  expect(all).toContain(String.raw`"\u0070rose:`);
  expect([...documents].flatMap(([path, html]) => dataProblems(path, html))).toEqual([]);
});

test('no page is longer than the budget allows any', async () => {
  const budget = JSON.parse(await readFile(path.join(ROOT, 'bench/budget.json'), 'utf8'));
  const sizes = [...documents].map(([path, html]) => [path, Buffer.byteLength(html)] as const);
  expect(sizes.filter(([, size]) => size > budget['*'].identity)).toEqual([]);
});

/** Data about the site in the shape that {@link missingPlaces} takes. */
async function knownPages(): Promise<KnownPages> {
  const samples = await samplePaths(site.origin);
  return {
    samples: new Map(samples.map(({ id, path }) => [id, path])),
    sitemap: await sitemapPaths(site.origin),
    documents,
    links,
    async search(text) {
      const query = new URLSearchParams({ keywords: text.slice(0, 100), limit: '100' });
      const { data } = (await (await fetch(`${site.origin}/api/search/getSearchList?${query}`)).json()) as {
        data: { list: { url: string }[] } | null;
      };
      return data?.list.map(({ url }) => url) ?? [];
    },
  };
}

test('every page that the content alone knows is linked from another page', async () => {
  const samples = await samplePaths(site.origin);
  const paths = samples.filter(({ id }) => id === 'text-page').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5);
  const isLinked = (path: string) => links.some(({ page, target }) => page !== path && target === path);
  expect(paths.filter((path) => !isLinked(path))).toEqual([]);
});

test('every page family has its sample, sitemap, links, search results and preview', async () => {
  expect(await missingPlaces(await knownPages())).toEqual([]);
});

test('for a page family that is only in the route table, the missing items and their files are reported', async () => {
  const added = {
    id: 'event',
    pattern: '/events/:param',
    section: 'events',
    param: 'url-name',
    indexable: true,
  };
  const pages = await knownPages();
  const links = pages.links.filter(({ target }) => !target.startsWith('/events/'));
  const sitemap = pages.sitemap.filter((path) => !path.startsWith('/events/'));
  const missing = await missingPlaces({ ...pages, links, sitemap }, [added as unknown as Route]);
  expect(missing.map((line) => line.split(': ')[1]?.split(/[ ,]/)[0])).toEqual([
    'test/support/content/sample-paths.ts',
    'server/resources/sitemap-sources.ts',
    'the',
    'pages',
  ]);
});
