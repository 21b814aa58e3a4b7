import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createTestSite, type TestSite } from '../support/site.ts';

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

/** The complete document, as it is without JavaScript. */
async function partners(query: Record<string, string> = {}): Promise<string> {
  const { status, text } = await request(site.app).get('/partners').query(query).set('User-Agent', CRAWLER);
  expect(status).toBe(200);
  return text.replaceAll('<!-- -->', '');
}

function cards(html: string): string[] {
  return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
}

/** What the tiles of the map say, in order: `東京都4社`. */
function tiles(html: string): string[] {
  const [, map = ''] = /<nav aria-labelledby="partner-map"([\s\S]*?)<\/nav>/.exec(html) ?? [];
  return [...map.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, tile = '']) => /sr-only">([^<]*)</.exec(tile)?.[1] ?? '',
  );
}

test('a prefecture in the address lists who works there, those with their office there first', async () => {
  const html = await partners({ prefecture: '東京都' });
  const offices = cards(html).map((card) => /所在地<\/dt><dd>(.*?)</.exec(card)?.[1]);
  expect(offices.length).toBeGreaterThan(3);
  expect(offices[0]).toBe('東京都');
  expect(offices.lastIndexOf('東京都')).toBe(offices.filter((office) => office === '東京都').length - 1);
  expect(html).toContain(`東京都のパートナー:${offices.length}社</p>`);
  expect(html).toMatch(/<option selected="">東京都<\/option>/);
});

test('a kind narrows the list and the numbers on the map', async () => {
  const [all, work] = await Promise.all([
    partners({ prefecture: '東京都' }),
    partners({ prefecture: '東京都', kind: '施工' }),
  ]);
  expect(cards(work).length).toBeLessThan(cards(all).length);
  expect(cards(work).every((card) => card.includes('>施工</span>'))).toBe(true);
  expect(tiles(work)).toContain(`東京都${cards(work).length}社`);
  expect(work).toMatch(/<option value="施工" selected="">/);
});

test('where nobody does what is looked for, the way leads to the sales desk', async () => {
  const html = await partners({ prefecture: '新潟県', kind: '運用' });
  expect(cards(html)).toEqual([]);
  expect(html).toContain('条件に合う会社がありません');
  const inquiry = new URLSearchParams({ happenContent: '新潟県の運用パートナーについて' });
  expect(html).toContain(`href="/sales?${inquiry}"`);
});

test('every choice is the same page for search engines, also one that nobody offers', async () => {
  const queries: Record<string, string>[] = [
    {},
    { prefecture: '大阪府' },
    { prefecture: '新潟県', kind: '運用' },
  ];
  for (const query of queries) {
    const html = await partners(query);
    expect(html).toContain('rel="canonical" href="https://www.minamo-networks.example/partners"');
    expect(tiles(html).filter((tile) => /^.{2,3}[都道府県]\d+社$/.test(tile))).toHaveLength(47);
  }
  expect(site.reported).toEqual([]);
});
