import { deserialize, serialize } from 'node:v8';
import { beforeAll, expect, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { readSiteRecords, type SiteContent, type SiteRecords, siteContentOf } from '../site-content/load.ts';
import { outdatedPages } from './outdated-pages.ts';

let records: SiteRecords;
let before: SiteContent;

beforeAll(async () => {
  records = await readSiteRecords(FIXTURE_CONTENT);
  before = siteContentOf(copyOf(records));
});

const PAGES = {
  home: { path: '/', calls: new Set(['/news/hotList']) },
  product: { path: '/products/ma3511_p203.html', calls: new Set(['/goods/detail/203']) },
  about: { path: '/about-us', calls: new Set<string>() },
  warranty: { path: '/service/warranty-check', calls: new Set<string>() },
  sitemap: { path: '/sitemap-pages.xml', calls: new Set<string>() },
};

/** Copies records as a transfer from another thread does. */
function copyOf(read: SiteRecords): SiteRecords {
  return deserialize(serialize(read));
}

/** Names of the pages that the change invalidates. */
function outdated(change: (copy: SiteRecords) => void, calls: string[] = []): string[] {
  const copy = copyOf(records);
  change(copy);
  const isOutdated = outdatedPages({ before, next: siteContentOf(copy), calls: new Set(calls) });
  return Object.entries(PAGES).flatMap(([name, page]) => (isOutdated(page) ? [name] : []));
}

function pageAt(copy: SiteRecords, path: string) {
  const page = copy.pages.pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}

test('without a change only resources made of many records are outdated', () => {
  expect(outdated(() => {})).toEqual(['sitemap']);
});

test('pages that call a changed path of the API are outdated', () => {
  expect(outdated(() => {}, ['/goods/detail/203', '/goods/detail/9'])).toEqual(['product', 'sitemap']);
});

test('a text concerns its page and the pages below', () => {
  const lead = (path: string) => (copy: SiteRecords) => {
    pageAt(copy, path).lead = '別の文';
  };
  expect(outdated(lead('/about-us'))).toEqual(['about', 'sitemap']);
  expect(outdated(lead('/service'))).toEqual(['warranty', 'sitemap']);
});

test('a date concerns the sitemap and the page', () => {
  const day = (copy: SiteRecords) => {
    pageAt(copy, '/about-us').updated = '2020-01-01';
  };
  expect(outdated(day)).toEqual(['about', 'sitemap']);
});

test.each<[string, (copy: SiteRecords) => void]>([
  ['a name', (copy) => Object.assign(copy.site, { name: '別の名前' })],
  ['a menu', (copy) => Object.assign(copy.navigation, { main: [] })],
  ['a colour', (copy) => Object.assign(copy.brand, { browserColour: '#123456' })],
  ['the title of a list', (copy) => Object.assign(pageAt(copy, '/news'), { title: '新着' })],
  ['a page that is gone', (copy) => copy.pages.pages.splice(0, 1)],
])('%s is on every page', (_what, change) => {
  expect(outdated(change)).toEqual(Object.keys(PAGES));
});

test('texts of the home page concern that page only', () => {
  expect(outdated((copy) => Object.assign(copy.home, { heading: '別の見出し' }))).toEqual([
    'home',
    'sitemap',
  ]);
});
