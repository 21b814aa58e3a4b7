import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

/** Complete document, as it is without JavaScript. */
async function partners(query: Record<string, string> = {}): Promise<string> {
  const { status, text } = await request(site.app).get('/partners').query(query).set('User-Agent', CRAWLER);
  expect(status).toBe(200);
  return text.replaceAll('<!-- -->', '');
}

function cards(html: string): string[] {
  return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
}

/** Texts of the map's tiles, in order: `東京都4社`. */
function tiles(html: string): string[] {
  const [, map = ''] = /<nav aria-labelledby="partner-map"([\s\S]*?)<\/nav>/.exec(html) ?? [];
  return [...map.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, tile = '']) => /sr-only">([^<]*)</.exec(tile)?.[1] ?? '',
  );
}

/** Value of a term on a card. */
function fact(card: string, term: string): string {
  const [, value = ''] = new RegExp(`>${term}</dt><dd>(.*?)</dd>`).exec(card) ?? [];
  return value.replace(/<[^>]*>/g, '');
}

test('a prefecture in the address lists its partners, those with an office there first', async () => {
  const html = await partners({ prefecture: '東京都' });
  const offices = cards(html).map((card) => /^.*?[都道府県]/.exec(fact(card, '所在地'))?.[0]);
  expect(offices.length).toBeGreaterThan(3);
  expect(offices[0]).toBe('東京都');
  expect(offices.lastIndexOf('東京都')).toBe(offices.filter((office) => office === '東京都').length - 1);
  expect(html).toContain(`東京都のパートナー:${offices.length}社</p>`);
  expect(html).toMatch(/<option selected="">東京都<\/option>/);
});

test('partners are sorted by distance, which each card shows', async () => {
  const html = await partners({ prefecture: '東京都' });
  const away = cards(html).map((card) => /距離:<\/span>(.*?)</.exec(card)?.[1] ?? '');
  expect(away[0]).toBe('都内');
  expect(away).toContain('隣の県(約20km)');
  const kilometres = away.map((words) => Number(/約(\d+)km/.exec(words)?.[1] ?? 0));
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
});

test('a card has name and contact', async () => {
  const [card = ''] = cards(await partners({ prefecture: '北海道' }));
  expect(card).toContain('みずなら情報システム株式会社</h3>');
  expect(card).toContain('>ゴールドパートナー</span>');
  expect(fact(card, '所在地')).toMatch(/^北海道札幌市中央区/);
  expect(card).toMatch(/<a href="tel:0110000201"[^>]*>.*?011-000-0201<\/a>/);
  expect(card).toContain('href="https://www.mizunara-joho.example/"');
  expect(fact(card, '取扱製品')).toBe('スイッチ、無線LAN、ルーター、クラウド管理');
  expect(fact(card, '得意な業種')).toBe('自治体、オフィス、製造・物流');
});

test('a partner with only name and place is shown with these', async () => {
  const card = cards(await partners({ prefecture: '島根県' }))[0] ?? '';
  expect(fact(card, '所在地')).toBe('島根県');
  expect(card).not.toMatch(/tel:|>電話<|>Webサイト<|>取扱製品<|undefined|null/);
  expect(card).toContain('この会社に見積もりを依頼');
});

test('the quotation names the partner, leads back, and takes the list along that the page was opened with', async () => {
  const html = await partners({ prefecture: '北海道', items: '203x2,<b>,205x1' });
  const [, href = ''] = /href="(\/get-price[^"]*)"/.exec(cards(html)[0] ?? '') ?? [];
  const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'https://example.com');
  expect(searchParams.get('happenContent')).toBe('見積もりの依頼先:みずなら情報システム株式会社(北海道)');
  expect(searchParams.get('items')).toBe('203x2,205x1');
  expect(searchParams.get('backUrl')).toMatch(/^\/partners\?prefecture=.*&items=203x2%2C205x1$/);
  expect(html).toContain('<input type="hidden" name="items" value="203x2,205x1"/>');

  const form = await request(site.app).get(href.replaceAll('&amp;', '&')).set('User-Agent', CRAWLER);
  expect(form.text).toMatch(
    /<textarea[^>]* name="content"[^>]*>\s*見積もりの依頼先:みずなら情報システム株式会社/,
  );
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

test('without a matching partner, the page refers to the sales department', async () => {
  const html = await partners({ prefecture: '新潟県', kind: '運用' });
  expect(cards(html)).toEqual([]);
  expect(html).toContain('条件に合う会社がありません');
  const inquiry = new URLSearchParams({ happenContent: '新潟県の運用パートナーについて' });
  expect(html).toContain(`href="/sales?${inquiry}"`);
});

test('every choice has the same canonical page, also one without partners', async () => {
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
