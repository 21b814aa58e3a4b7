import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { CRAWLER } from '../support/listening-site.ts';
import { createTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ production: true });
});

afterAll(() => site.close());

async function sectionOf(path: string) {
  // The whole page, as the cache keeps it: nobody is to wait for what is beside the main content.
  const { text } = await request(site.app).get(path).set('User-Agent', CRAWLER).expect(200);
  return new JSDOM(text).window.document.querySelector('section[aria-labelledby="topology"]');
}

const said = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ');

test.each([
  ['a solution', '/solutions/office-wireless-lan.html'],
  ['a case', '/case-studies/private-school-classroom-wifi'],
])('%s says in words whatever its drawing shows', async (_what, path) => {
  const section = await sectionOf(path);
  const list = said(section?.querySelector('dl'));
  const texts = [...(section?.querySelectorAll('svg[role="img"] text') ?? [])].map(said);
  expect(texts).toContain('MA3511');
  expect(texts).toContain('10Gbps');
  for (const text of texts)
    for (const word of text.replace(/ PoE$/, '').split('/')) expect(list).toContain(word);
  const files = [...(section?.querySelectorAll('a[download]') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect(files.map((file) => file?.split('.').at(-1))).toEqual(['svg', 'drawio']);
});

test('a product that no solution and no case has together with others shows none', async () => {
  const section = await sectionOf('/products/mlu1002_p413.html');
  expect(section).toBeNull();
});

test('a product is marked in a configuration that uses it, beside the pages that tell of it', async () => {
  const section = await sectionOf('/products/ma3511_p203.html');
  expect(section?.querySelector('img')?.getAttribute('src')).toBe('/topology/products/203.svg');
  expect(
    [...(section?.querySelectorAll('dd') ?? [])].map(said).filter((text) => text.includes('この製品')),
  ).toEqual([expect.stringContaining('MA3511')]);
  const pages = [...(section?.querySelectorAll('ul a') ?? [])].map((link) => link.getAttribute('href'));
  expect(pages).toContain('/solutions/office-wireless-lan.html');
});
