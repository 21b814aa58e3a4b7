import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ production: true });
});

afterAll(() => site.close());

async function pageOf(path: string) {
  // The complete page, as cached, so that the test need not wait for secondary sections.
  const { text } = await request(site.app).get(path).set('User-Agent', CRAWLER).expect(200);
  return new JSDOM(text).window.document;
}

async function sectionOf(path: string) {
  return (await pageOf(path)).querySelector('section[aria-labelledby="topology"]');
}

function textsOf(section: Element | null): string[] {
  return [...(section?.querySelectorAll('svg[role="img"] text') ?? [])].map(said);
}

function filesOf(section: Element | null): (string | undefined)[] {
  return [...(section?.querySelectorAll('a[download]') ?? [])].map((link) => link.getAttribute('href') ?? '');
}

/**
 * Asserts that the drawing's text list has these texts. A line of it joins several texts, and a list writes
 * 給電.
 */
function expectInList(section: Element | null, texts: readonly string[]): void {
  const list = said(section?.querySelector('.topology-list'));
  for (const text of texts)
    for (const word of text.replace(/ ?PoE$/, '').split('/')) expect(list).toContain(word);
}

const said = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ');

test.each([
  ['a solution', '/solutions/office-wireless-lan.html'],
  ['a case', '/case-studies/private-school-classroom-wifi'],
])('%s describes its drawing completely in words', async (_what, path) => {
  const section = await sectionOf(path);
  const texts = textsOf(section);
  expect(texts).toContain('MA3511');
  expect(texts).toContain('10Gbps');
  expectInList(section, texts);
  expect(filesOf(section).map((file) => file?.split('.').at(-1))).toEqual(['svg', 'drawio']);
});

/** Queries of visitors, with the models and further texts in the drawing of the answer. */
const ANSWERS: readonly [query: string, models: RegExp, said: string[]][] = [
  [
    '/tools/wireless?room=執務室&area=600&ceiling=2.7&people=60&each=2&growth=0',
    /^MA\d/,
    ['執務室', '端末120台', '上位のネットワーク'],
  ],
  [
    '/tools/poe?speed=1000&device=カメラ&class=3&watts=&count=20&length=80&temperature=30&reserve=10',
    /^MS\d/,
    ['20台', '1Gbps PoE', '80m'],
  ],
  [
    '/tools/optics?kind=gpon&km=4&first=4&second=8&connectors=6&splices=8&onus=200',
    /^MLT\d/,
    ['4分岐', '8分岐', '局から最長4km', '200台'],
  ],
  [
    '/tools/optics?kind=single&km=4&connectors=2&splices=2&onus=1&speed=10000',
    /^M\w\d/,
    ['10GBASE-LR', '10Gbps 最長4km'],
  ],
  [
    '/tools/wan?site=店舗&sites=30&users=12&line=map-e&speed=100&perUser=500&vpn=60&reserve=30',
    /^MR\d/,
    ['店舗', '30拠点', 'MAP-E 100Mbps'],
  ],
];

test.each(ANSWERS)(
  '%s draws its answer, describes it in words and offers it as files',
  async (query, models, words) => {
    const result = (await pageOf(encodeURI(query))).querySelector('section[aria-labelledby="result"]');
    const texts = textsOf(result);
    expect(texts.filter((text) => models.test(text)).length).toBeGreaterThan(0);
    for (const word of words) expect(texts).toContain(word);
    expectInList(result, texts);
    const chosen = result?.querySelector('h4')?.nextElementSibling;
    for (const link of chosen?.querySelectorAll('a') ?? []) expect(texts.join('')).toContain(said(link));
    const [svg = '', drawio = ''] = filesOf(result);
    for (const file of [svg, drawio]) {
      const { status, headers } = await request(site.app).get(file).buffer(true).responseType('blob');
      expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
        200,
        'noindex',
        'no-cache',
      ]);
      expect(headers['x-cache']).toBeUndefined();
    }
  },
);

test.each([
  [
    '/tools/poe?device=カメラ&class=8&watts=&count=500&length=80&speed=10000&place=harsh&survive=1&temperature=30&reserve=10',
  ],
  ['/tools/optics?kind=gpon&km=40&first=64&second=64&connectors=30&splices=100&onus=200'],
  ['/tools/wireless?rows=3'],
  ['/tools/wan'],
  ['/tools/power?model=MS2310-24P4X&count=2'],
])('%s has no products to draw', async (query) => {
  const page = await pageOf(encodeURI(query));
  expect(page.querySelector('a[download][href^="/topology/"]')).toBeNull();
  expect(page.querySelector('[data-static="topology"]')).toBeNull();
});

test('a product that no solution and no case has together with others shows none, and leads to none', async () => {
  const page = await pageOf('/products/mlu1002_p413.html');
  expect(page.getElementById('topology')).toBeNull();
  expect(page.querySelector('nav a[href="#topology"]')).toBeNull();
});

test('a product is marked in a configuration that uses it, next to links to related pages', async () => {
  const page = await pageOf('/products/ma3511_p203.html');
  const section = page.querySelector('section[aria-labelledby="topology"]');
  expect(said(page.querySelector('nav[aria-label="MA3511の目次"] a[href="#topology"]'))).toBe('構成例');
  expect(section?.querySelector('img')?.getAttribute('src')).toBe('/topology/products/203.svg');
  expect(
    [...(section?.querySelectorAll('dd') ?? [])].map(said).filter((text) => text.includes('この製品')),
  ).toEqual([expect.stringContaining('MA3511')]);
  const pages = [...(section?.querySelectorAll('ul a') ?? [])].map((link) => link.getAttribute('href'));
  expect(pages).toContain('/solutions/office-wireless-lan.html');
});

test('an article shows its figure from its file, described in words', async () => {
  const page = await pageOf('/technology/vlan-trunk-basics');
  const picture = page.querySelector('article figure img');
  expect(picture?.getAttribute('src')).toBe('/topology/technology/1.svg');
  expect(picture?.getAttribute('alt')).toMatch(/^上から順に、L3スイッチ/);
  expect(Number(picture?.getAttribute('height'))).toBeGreaterThan(100);
  expect(page.querySelector('article figcaption a')?.getAttribute('href')).toBe(
    '/topology/technology/1.drawio',
  );
  expect((await pageOf('/technology/poe-power-budget')).querySelector('article figure img')).toBeNull();
});
