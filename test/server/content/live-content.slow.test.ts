import { afterEach, expect, test } from '@jest/globals';
import { askContinuously } from '../../support/requests/continuous-requests.ts';
import { startContentProcess } from '../../support/services/content-process.ts';
import { EditedContent, type LiveSite, startLiveSite } from '../../support/sites/live-site.ts';
import { until } from '../../support/until.ts';

const NEWS = 'news/2026-11-18-20261118-holiday.md';
const ARTICLE = '/news/20261118-holiday_240.html';
const PRODUCT = '/products/ma3511_p203.html';
const TAKEN = 'content applied';
const REFUSED = 'content refused';

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function edited(): EditedContent {
  const content = new EditedContent();
  endings.push(() => content.delete());
  return content;
}

async function start(content: EditedContent, env?: Record<string, string>): Promise<LiveSite> {
  const site = await startLiveSite(content, env);
  endings.push(() => site.stop());
  return site;
}

const shows = (site: LiveSite, target: string, text: string) =>
  until(`${target} says ${text}`, async () => (await site.text(target)).includes(text));

/** Requests pages until they are cached. */
async function keep(site: LiveSite, targets: readonly string[]): Promise<void> {
  for (const target of targets)
    await until(`${target} is cached`, async () => (await site.cacheState(target)) === 'HIT');
}

test('a changed word is on every page that shows it, other pages stay cached, and no request fails', async () => {
  const content = edited();
  const site = await start(content);
  const withIt = ['/', '/news', ARTICLE, '/news/feed.xml', '/sitemap-news.xml'];
  const without = [PRODUCT, '/products/switches', '/solutions', '/contact'];
  await keep(site, [...withIt, ...without]);
  const visits = askContinuously([...withIt, PRODUCT, '/api/news/hotList'].map((at) => site.origin() + at));

  content.replace(NEWS, /^title: .*$/m, 'title: 見出しを変えたお知らせ');
  await until('it is loaded', () => site.said(TAKEN).length > 0);
  for (const target of withIt.slice(0, 4))
    expect(await site.text(target)).toContain('見出しを変えたお知らせ');
  expect(await site.text('/search?value=見出しを変えた')).toContain(ARTICLE);
  await visits.stop();
  expect(visits.failures).toEqual([]);
  for (const target of without) expect(await site.cacheState(target)).toBe('HIT');
  expect(site.said(TAKEN)).toEqual([expect.objectContaining({ cause: 'watch', pages: expect.any(Number) })]);
});

test('a new record has its page, though its address had none, and one that goes has none', async () => {
  const content = edited();
  const site = await start(content);
  const address = '/news/made-just-now_9001.html';
  const status = async () => (await fetch(site.origin() + address)).status;
  expect(await status()).toBe(404);
  expect(await site.cacheState(address)).toBe('HIT');

  const text = content.read(NEWS).replace(/^id: .*$/m, 'id: 9001');
  content.write(
    'news/made-just-now.md',
    text.replace(/^slug: .*$/m, 'slug: made-just-now').replace(/^title: .*$/m, 'title: できたばかりの知らせ'),
  );
  await until('the page is there', async () => (await status()) === 200);
  await until('it is loaded', () => site.said(TAKEN).length === 1);
  expect(await site.text('/news')).toContain('できたばかりの知らせ');
  expect(await site.text('/sitemap-news.xml')).toContain(address);

  content.remove('news/made-just-now.md');
  await until('the page is gone', async () => (await status()) === 404);
  await until('that is loaded', () => site.said(TAKEN).length === 2);
  expect(await site.text('/news')).not.toContain('できたばかりの知らせ');
});

test('unpublished content is nowhere, and everywhere once it is published', async () => {
  const content = edited();
  const day = (publishFrom: string) => `publishFrom: ${publishFrom}\ntitle: 時刻を待つ見出し`;
  content.replace(NEWS, /^title: .*$/m, day('9000-01-01 09:00'));
  content.replace('banners.yaml', '- id:', '- draft: true\n  id:');
  const site = await start(content, { CONTENT_WATCH: 'off' });
  const banners = async () => (await fetch(`${site.origin()}/api/banner/list/1`)).json();
  const { data: before } = await banners();
  const places = [
    '/news',
    '/news/feed.xml',
    '/sitemap-news.xml',
    '/api/news/hotList',
    '/search?value=時刻を待つ',
  ];
  expect((await fetch(site.origin() + ARTICLE)).status).toBe(404);
  for (const place of places) expect(await site.text(place)).not.toContain('20261118-holiday');

  content.replace(NEWS, /^publishFrom: .*\n/m, 'publishFrom: 2020-01-01 09:00\npublishUntil: 9000-01-01\n');
  content.replace('banners.yaml', '- draft: true\n  id:', '- id:');
  // The read after the start, which looks for scheduled changes, may already have included this.
  expect((await site.reload()).status).toBe(200);
  expect((await fetch(site.origin() + ARTICLE)).status).toBe(200);
  for (const place of places) expect(await site.text(place)).toContain('20261118-holiday');
  expect((await banners()).data).toHaveLength(before.length + 1);

  content.replace(NEWS, /^publishUntil: .*$/m, 'publishUntil: 2020-12-01');
  expect(await (await site.reload()).json()).toMatchObject({ kind: 'taken' });
  expect((await fetch(site.origin() + ARTICLE)).status).toBe(404);
});

test('changed texts of pages, menus, redirects and names take effect', async () => {
  const content = edited();
  const site = await start(content);
  await keep(site, ['/about-us', '/', PRODUCT]);

  content.replace('pages/about-us.yaml', /^title: .*$/m, 'title: 書き直した紹介');
  await shows(site, '/about-us', '<title>書き直した紹介');
  await until('it is loaded', () => site.said(TAKEN).length === 1);
  expect(await site.cacheState(PRODUCT)).toBe('HIT');

  content.replace(
    'redirects.yaml',
    /^redirects:.*$/m,
    'redirects:\n  - { from: /made-today, to: /contact, reason: 試験 }',
  );
  const moved = async () => (await fetch(`${site.origin()}/made-today`, { redirect: 'manual' })).status;
  await until('the redirect holds', async () => (await moved()) === 301);
  await until('it is loaded', () => site.said(TAKEN).length === 2);
  expect(await site.text('/redirects.json')).toContain('/made-today');

  content.replace('navigation.yaml', 'name: ネットワーク技術', 'name: 技術の読みもの');
  await shows(site, PRODUCT, '技術の読みもの');
});

test('an invalid folder changes no page: log and response have file, field and reason, until it is repaired', async () => {
  const content = edited();
  const site = await start(content, { CONTENT_WATCH: 'off' });
  const before = await site.text('/news');
  content.replace(NEWS, /^publishedOn: .*$/m, 'publishedOn: 明日');
  content.replace('pages/about-us.yaml', /^title: .*$/m, 'titel: 当社');

  const refused = await site.reload();
  expect(refused.status).toBe(422);
  const { kind, problems } = await refused.json();
  expect(kind).toBe('refused');
  expect(problems).toContainEqual(expect.objectContaining({ file: NEWS, field: 'publishedOn' }));
  expect(problems).toContainEqual(expect.objectContaining({ file: 'pages/about-us.yaml', field: 'title' }));
  expect(site.said(REFUSED)).toEqual([expect.objectContaining({ level: 50, cause: 'request', problems })]);
  expect(await site.text('/news')).toBe(before);

  content.replace('pages/about-us.yaml', /^titel: .*$/m, 'title: 当社のご紹介');
  content.replace(NEWS, /^publishedOn: .*$/m, 'publishedOn: 2026-11-18');
  const taken = await site.reload();
  expect(taken.status).toBe(200);
  expect(await taken.json()).toEqual({
    kind: 'taken',
    revision: expect.any(String),
    pages: expect.any(Number),
  });
  expect(await site.text('/about-us')).toContain('当社のご紹介');
  expect(await (await site.reload()).json()).toMatchObject({ kind: 'same' });
});

test('a reload needs the token; a signal triggers one, too', async () => {
  const content = edited();
  const site = await start(content, { CONTENT_WATCH: 'off' });
  expect((await site.reload('another token of that length')).status).toBe(401);
  expect((await fetch(`${site.origin()}/-/content`)).status).toBe(404);
  content.replace(NEWS, /^title: .*$/m, 'title: 合図で変わる見出し');
  site.child.kill('SIGHUP');
  await shows(site, ARTICLE, '合図で変わる見出し');
  await until('it is loaded', () => site.said(TAKEN).length === 1);
  expect(site.said(TAKEN)).toEqual([expect.objectContaining({ cause: 'signal' })]);

  const closed = await start(content, { CONTENT_TOKEN: '', CONTENT_WATCH: 'off' });
  expect((await closed.reload()).status).toBe(404);
});

test('a folder of another machine is looked at every second', async () => {
  const content = edited();
  const site = await start(content, { CONTENT_WATCH: 'poll' });
  content.replace(NEWS, /^title: .*$/m, 'title: 別の機械で変えた見出し');
  await shows(site, ARTICLE, '別の機械で変えた見出し');
});

test('a site shows the content that the content service of another process has loaded', async () => {
  const content = edited();
  const service = await startContentProcess({ CONTENT_DIR: content.folder });
  endings.push(() => service.kill());
  const site = await start(content, { API_ORIGIN: service.origin, CONTENT_WATCH: 'off' });
  await keep(site, [ARTICLE, PRODUCT]);
  content.replace(NEWS, /^title: .*$/m, 'title: 別の処理から届いた見出し');
  await shows(site, ARTICLE, '別の処理から届いた見出し');
  expect(await site.cacheState(PRODUCT)).toBe('HIT');
});
