import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { parseHead } from '../support/browser/page-head.ts';
import { SITE } from '../support/sites/fixture-site.ts';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});

afterAll(() => site.close());

function get(path: string, userAgent = PERSON) {
  return request(site.app)
    .get(path)
    .set('User-Agent', userAgent)
    .set('Accept', 'text/html')
    .set('Accept-Language', 'ja');
}

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}

function pageState(html: string) {
  const json = /<script id="page-state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

test.each([
  ['/', 'ミナモネットワークス'],
  ['/products', '製品'],
  ['/products/all-products', '製品'],
  ['/products/switches', 'スイッチ'],
  ['/products/wireless', '無線LAN'],
  ['/products/routers', 'ルーター'],
  ['/products/switches/access-l2_12', 'アクセススイッチ'],
  ['/products/ms2310-24p4x_p112.html', 'MS2310-24P4X'],
  ['/products/ma3511_p203.html', 'MA3511'],
  ['/products/mc-cloud_p501.html', 'MC-CLOUD'],
  ['/news', 'お知らせ'],
  ['/company/profile', '会社概要'],
  ['/about-us', '当社について'],
  ['/webinar', 'セミナー'],
  ['/partners', 'パートナー'],
  ['/webinar/20250403', '台数と給電'],
  ['/service/service-info', 'サポートのご案内'],
  ['/service/product-warranty-policy', '製品保証規定'],
  ['/service/aftersale-flow', '修理の流れ'],
  ['/privacy-policy', 'プライバシーポリシー'],
  ['/accessibility', 'ウェブアクセシビリティ方針'],
  ['/external-transmission', '外部送信について'],
])('%s is a whole page with its title, one h1, one main and one canonical link', async (path, title) => {
  const { status, text, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toContain(title);
  expect([count(text, /<h1[ >]/g), count(text, /<main[ >]/g), count(text, /<title>/g)]).toEqual([1, 1, 1]);
  expect(text.match(/<link rel="canonical" href="([^"]*)"/g)).toEqual([
    `<link rel="canonical" href="https://www.minamo-networks.example${path}"`,
  ]);
  expect(text).toMatch(/<html[^>]* lang="ja"/);
  expect(text).toContain('<meta name="description" content="');
  expect(site.reported).toEqual([]);
});

test.each(['/solutions', '/case-studies'])('%s opens with the banner of its place', async (path) => {
  // On the first request the banner may be later than the page waits for it.
  await get(path);
  const { text } = await get(path);
  expect(text).toContain('aria-label="おすすめ情報"');
});

test('filtered case studies have no banner, which the visitor has already seen', async () => {
  expect((await get('/case-studies?industry=%E6%95%99%E8%82%B2')).text).not.toContain('おすすめ情報');
});

test.each([
  ['/products', '新しい製品'],
  ['/products/switches', 'スイッチのよくあるご質問'],
  ['/products/ma3511_p203.html', 'MA3511についてのご質問'],
  ['/products/ma3511_p203.html', 'MA3511 データシート'],
  ['/blog', '編集部のおすすめ'],
  ['/blog/poe-budget-with-margin', 'よく読まれている記事'],
  ['/technology/poe-power-budget', 'よく読まれている記事'],
  ['/faq', 'よく読まれているご質問'],
  ['/news/20261118-holiday_240.html', 'よく読まれているお知らせ'],
  ['/downloads', '新しいファームウェア'],
  ['/downloads?keywords=ma-3511', 'MA3511 ファームウェア 1.2.0'],
  ['/company', 'パートナーとの分担'],
  ['/company/profile', '対応する地域'],
  ['/contact', 'ご相談の内容から選ぶ'],
  ['/search', '人気の製品'],
  ['/search?value=zzqq', 'この言葉で相談する'],
])('%s shows 「%s」 to crawlers, too', async (path, heading) => {
  expect((await get(path, CRAWLER)).text.replaceAll('<!-- -->', '').replaceAll(/<wbr\/?>/g, '')).toContain(
    heading,
  );
});

test('the home page begins with its headline and the guarantees, before the banners', async () => {
  const { text } = await get('/');
  const [headline = 0, figure = 0, banners = 0] = ['<h1', '標準の保証', 'aria-label="おすすめ情報"'].map(
    (word) => text.indexOf(word),
  );
  expect(headline).toBeGreaterThan(0);
  expect(figure).toBeGreaterThan(headline);
  expect(banners).toBeGreaterThan(figure);
});

test('the finder has a button that sends the choice, because scripts may be blocked or too new for a browser', async () => {
  const { text } = await get('/products/all-products');
  expect(text.replaceAll(/<noscript[\s\S]*?<\/noscript>/g, '')).toMatch(
    /<button[^>]* type="submit"[^>]*>この条件で絞り込む<\/button>/,
  );
});

test('a person gets a stream whose only inline script carries the nonce of the policy', async () => {
  const { text, headers } = await get('/products/ms2310-24p4x_p112.html');
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(nonce).toBeDefined();
  const inline = [...text.matchAll(/<script((?: [^>]*)?)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/ src=| type="application\/(?:ld\+)?json"/.test(attributes));
  for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('a bot gets the whole document in order, without any inline script', async () => {
  const { text, headers } = await get('/products/ms2310-24p4x_p112.html', CRAWLER);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  const scripts = [...text.matchAll(/<script((?: [^>]*)?)>/g)].map(([, attributes = '']) => attributes);
  for (const attributes of scripts) expect(attributes).toMatch(/ src=| type="application\/(?:ld\+)?json"/);
  expect(text).not.toContain('<template');
  expect(text).toContain('導入事例');
});

test('the server preloads the lists and the width that the browser starts with', async () => {
  const desktop = pageState((await get('/')).text).loaderData.root;
  expect(
    desktop.cateList.map((category: { name: string; toLink?: string }) => [category.name, category.toLink]),
  ).toEqual([
    ['スイッチ', '/products/switches'],
    ['無線LAN', '/products/wireless'],
    ['ルーター', '/products/routers'],
    ['光アクセス', undefined],
    ['クラウド管理', undefined],
  ]);
  expect(desktop.soluList.map(({ jumpUrlName }: { jumpUrlName: string }) => jumpUrlName)).toEqual([
    '/solutions/office-wireless-lan.html',
    '/solutions/school-campus-network.html',
    '/solutions/hotel-apartment-network.html',
    '/solutions/cloud-managed-network.html',
  ]);
  expect(desktop.screenWidth).toBe(1400);
  expect(pageState((await get('/', PHONE)).text).loaderData.root.screenWidth).toBe(749);
});

test.each([
  '/no-such-page',
  '/products/gone_p99999.html',
  '/products/ma3511',
  '/service/info',
  '/case-studies/no-such-case',
])('%s is the not-found page with recommended products', async (path) => {
  const { status, text, headers } = await get(path);
  expect(status).toBe(404);
  expect(text).toContain('お探しのページは見つかりませんでした');
  expect(text).toContain('おすすめ製品');
  expect(text).toContain('MS2310-24P4X');
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).toContain(`<link rel="canonical" href="${SITE.origin}${path}"/>`);
  expect(headers.vary).toContain('Accept-Language');
  expect([count(text, /<h1[ >]/g), count(text, /<main[ >]/g)]).toEqual([1, 1]);
});

test('the not-found page is English for visitors with English and without Japanese', async () => {
  const english = await get('/no-such-page').set('Accept-Language', 'en-US,en;q=0.9,de;q=0.5');
  expect(english.status).toBe(404);
  expect(english.text).toContain('This page could not be found');
  expect(english.text).toMatch(/<html[^>]* lang="en"/);
  const both = await get('/no-such-page').set('Accept-Language', 'en-US,en;q=0.9,ja;q=0.5');
  expect(both.text).toContain('お探しのページは見つかりませんでした');
  const page = await get('/products').set('Accept-Language', 'en');
  expect(page.headers.vary).not.toContain('Accept-Language');
  const japanese = await get('/products').set('Accept-Language', 'ja');
  const bare = ({ text }: { text: string }) => text.replace(/ nonce="[^"]*"/g, '');
  expect(bare(page) === bare(japanese)).toBe(true);
});

test.each([
  '/blog?category=セール会場',
  '/news?category=セール会場',
  '/faq?category=セール会場',
  '/case-studies?industry=セール会場',
  '/downloads?type=セール会場',
  '/downloads?cateId=99999',
  '/partners?prefecture=セール会場',
  '/partners?kind=セール会場',
  '/blog?page=999',
  '/news?page=999',
  '/technology?page=999',
  '/case-studies?page=999',
  '/downloads?page=999',
  '/products/all-products?page=999',
  '/search?value=PoE&page=999',
])('%s, an invented address, is a 404 that does not repeat it', async (target) => {
  const { status, text } = await get(encodeURI(target), CRAWLER);
  expect(status).toBe(404);
  expect(parseHead(target, text).title).not.toContain('セール');
  expect(text).toContain('<meta name="robots" content="noindex"');
});

test.each(['/products/all-products?category=セール会場', '/downloads?keywords=セール会場'])(
  '%s is not for search engines',
  async (target) => {
    const { status, text } = await get(encodeURI(target), CRAWLER);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex"');
  },
);

test('an address that names a model leads to it', async () => {
  const { text } = await get('/news/eol-notice-ma3511_999.html');
  expect(text).toContain('href="/products/ma3511_p203.html"');
});

test('a discontinued product has its page, which names the successor', async () => {
  const { status, text } = await get('/products/ma1311_p221.html');
  expect(status).toBe(200);
  expect(text).toContain('販売終了');
  expect(text).toContain('href="/products/ma2311_p201.html"');
});

test('a HEAD request gets the status and headers of the page, and no body', async () => {
  const head = await request(site.app).head('/products/ma3511_p203.html').set('Accept', 'text/html');
  expect([head.status, head.text ?? '']).toEqual([200, '']);
  expect((await request(site.app).head('/no-such-page').set('Accept', 'text/html')).status).toBe(404);
});

test('a product page carries its record as structured data, without invented offers', async () => {
  const { text } = await get('/products/ms2310-24p4x_p112.html');
  const records = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
  const product = records.find((record) => record['@type'] === 'Product');
  expect(product).toMatchObject({ mpn: 'MS2310-24P4X' });
  expect(product).not.toHaveProperty('offers');
  expect(product).not.toHaveProperty('aggregateRating');
  expect(records.map((record) => record['@type'])).toContain('BreadcrumbList');
});

test('the full name of a model finds its data sheet as well', async () => {
  const [, sheet] =
    (await get('/products/ma3511_p203.html', CRAWLER)).text.match(/href="([^"]+\.pdf)"/) ?? [];
  expect(sheet).toBeDefined();
  const links = (html: string) => html.split(`href="${sheet}"`).length - 1;
  expect(
    links((await get('/search?value=%EF%BC%AD%EF%BC%A1%EF%BC%93%EF%BC%95%EF%BC%91%EF%BC%91', CRAWLER)).text),
  ).toBe(1);
  expect(links((await get('/search?value=MA35', CRAWLER)).text)).toBe(0);
});

test('a product page begins with its files, then shows the parts of the device, in words as well', async () => {
  const { text } = await get('/products/ms2310-24p4x_p112.html', CRAWLER);
  const hero = text.slice(text.indexOf('<h1'), text.indexOf('id="ports"'));
  const bare = hero.replace(/<[^>]*>/g, '');
  expect(hero).toMatch(/href="\/media\/datasheets\/[^"]*\.pdf"/);
  expect(bare).toMatch(/データシートPDF \d+KB設置ガイドPDF \d+KBファームウェア[\d.]+/);
  const parts = text.slice(text.indexOf('id="ports"'), text.indexOf('id="features"'));
  expect(count(parts, /<figure>/g)).toBe(2);
  const named = [...parts.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replace(/<.*?>/g, ''),
  );
  expect(named).toContain('1〜24 1000BASE-T(PoE給電)');
  expect(named).toContain('電源入力');
  // The real size is in the markup, so that the layout does not shift when the picture arrives.
  expect(parts).toMatch(/-panel\.svg" alt="[^"]*前面[^"]*" width="1600" height="(?!900)\d+"/);
});

test('of the files of a product the newest stand open, former firmware is folded', async () => {
  const { text } = await get('/products/ms2310-24p4x_p112.html', CRAWLER);
  const files = text.slice(text.indexOf('id="documents"'), text.indexOf('id="related"'));
  const [shown = '', former = ''] = files.split(/以前のファームウェア/);
  const kinds = [...shown.matchAll(/<span class="font-bold">(データシート|設置ガイド|ファームウェア)/g)].map(
    ([, kind]) => kind,
  );
  expect(kinds).toEqual(['データシート', '設置ガイド', 'ファームウェア']);
  expect(count(former, /<span class="font-bold">ファームウェア/g)).toBeGreaterThan(0);
});

test('a successor names its predecessor, and links to a comparison of both', async () => {
  const { text } = await get('/products/ms2310-24p4x_p112.html');
  expect(text.replace(/<[^>]*>/g, '')).toContain('MS2300-24P4Sの後継機です。仕様を比べる');
  expect(text).toContain('href="/products/compare?ids=119,112"');
});

test('long parts begin folded on a phone and open on a desktop', async () => {
  const path = '/products/ma3511_p203.html';
  const [phone, desk] = [(await get(path, PHONE)).text, (await get(path)).text];
  const spec = (html: string) => html.slice(html.indexOf('id="spec"'), html.indexOf('id="skus"'));
  expect(count(spec(phone), /<details/g)).toBe(count(spec(phone), /<table/g));
  expect(count(spec(desk), /<details/g)).toBe(0);
  expect(count(spec(desk), /<caption/g)).toBe(count(spec(phone), /<caption/g));
  expect(count(phone, /<details[^>]* open/g)).toBe(0);
});

test('a policy shows the days of its versions, what changed, and the words before', async () => {
  const { text } = await get('/privacy-policy');
  const history = text.slice(text.indexOf('改定の履歴'));
  expect(history).toMatch(/<time dateTime="2026-11-20">2026年11月20日<\/time>/i);
  expect(history).toContain('個人データを国外の事業者に委託することはありません。');
  expect(history).toContain('2022年4月1日');
  expect((await get('/service/aftersale-flow')).text).not.toContain('改定の履歴');
});
