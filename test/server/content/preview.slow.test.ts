import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { revokedFile, revokePreview } from '../../../server/preview/revoked.ts';
import { issuePreview } from '../../../server/preview/token.ts';
import { MARK } from '../../../shared/marks.ts';
import { recordingLogger } from '../../support/log.ts';
import { rawRequest } from '../../support/requests/raw-request.ts';
import { OTHER_SITE } from '../../support/sites/other-site.ts';
import {
  addressOf,
  LATER,
  NEWS,
  PREVIEW_SECRET,
  type PreviewingSite,
  startPreviewingSite,
} from '../../support/sites/previewing-site.ts';
import { allOf, openedStore } from '../../support/store/fixtures.ts';
import { until } from '../../support/until.ts';

const KEPT = '/news/20261118-holiday_240.html';
const HOUR_MS = 3_600_000;

let folders: string;
let site: PreviewingSite;

beforeAll(async () => {
  folders = mkdtempSync(path.join(os.tmpdir(), 'states-'));
  site = await startPreviewingSite({ PREVIEW_FOLDERS: folders });
});

afterAll(async () => {
  await site.stop();
  rmSync(folders, { recursive: true });
});

const text = async (target: string, cookie?: string) => (await site.ask(target, cookie)).text();

/** Pages and feeds that list news. */
const LISTS = [
  '/',
  '/news',
  '/news/feed.xml',
  '/sitemap-news.xml',
  '/api/news/hotList',
  '/api/news/pageList',
];

test('a visitor with the link sees drafts everywhere, and others nowhere', async () => {
  const cookie = await site.open(site.link({ drafts: true }));
  const { name, title } = NEWS.draft;
  const places = [...LISTS, `/search?value=${title}`, `/api/search/getJapanNewsList?keywords=${title}`];
  for (const place of places) {
    expect([place, (await text(place, cookie)).includes(name)]).toEqual([place, true]);
    expect([place, (await text(place)).includes(name)]).toEqual([place, false]);
  }
  const address = addressOf(NEWS.draft);
  expect((await site.ask(address)).status).toBe(404);
  const shown = await site.ask(address, cookie);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain(title);
});

test('the page editor of the desk gets marked pages for its frame, and nobody else gets a byte of it', async () => {
  const desk = 'https://desk.example.com';
  const PAGES = ['/', KEPT, '/products/switches', '/sales', '/api/news/hotList'];
  const publicPages = () => Promise.all(PAGES.map((page) => text(page)));
  const ordinary = await site.open(site.link({ drafts: true }));
  const before = [await publicPages(), await text('/about-us', ordinary)];
  const cookie = await site.open(site.link({ drafts: true, desk }));
  for (const page of PAGES)
    expect([page, await text(page, cookie)]).toEqual([page, expect.stringMatching(MARK)]);
  const { headers } = await site.ask('/', cookie);
  expect(headers.get('x-frame-options')).toBeNull();
  const policy = headers.get('content-security-policy');
  expect(policy).toContain(`frame-ancestors ${desk};`);
  expect(policy).toContain(`script-src ${desk}/admin/frame.js 'self'`);
  expect(await text('/', cookie)).toContain(`data-imports="${desk}/admin/frame.js /assets/`);

  expect([await publicPages(), await text('/about-us', ordinary)]).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(MARK);
  expect(JSON.stringify(before)).not.toContain('/admin/frame.js');
  for (const other of [undefined, ordinary]) {
    const response = await site.ask('/', other);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  }
});

test('the site is shown at a future time, without drafts unless requested', async () => {
  const cookie = await site.open(site.link({ moment: LATER }));
  const lists = await Promise.all(LISTS.map((place) => text(place, cookie)));
  const shown = ({ name }: { name: string }) => lists.map((list) => list.includes(name));
  expect(new Set(shown(NEWS.coming))).toEqual(new Set([true]));
  expect(new Set(shown(NEWS.ending))).toEqual(new Set([false]));
  expect(new Set(shown(NEWS.draft))).toEqual(new Set([false]));
  expect((await site.ask(addressOf(NEWS.coming), cookie)).status).toBe(200);
  expect((await site.ask(addressOf(NEWS.ending), cookie)).status).toBe(404);
  expect((await site.ask(addressOf(NEWS.ending))).status).toBe(200);

  // Content that depends on the day uses the preview's day.
  expect((await (await site.ask('/api/webinar/list', cookie)).json()).data).toEqual([]);
  expect(await text('/careers')).toContain('/careers/embedded-software-engineer');
  expect(await text('/careers', cookie)).not.toContain('/careers/embedded-software-engineer');
});

test('every page is marked as a preview, with the expiry of the link', async () => {
  const link = site.link({ moment: LATER, drafts: true });
  const cookie = await site.open(link);
  for (const target of ['/', KEPT, '/nowhere', '/contact']) {
    const html = await text(target, cookie);
    expect(html).toContain('プレビュー: 2100年1月2日 09:00 の状態(下書きを含む)');
    expect(html).toMatch(/このリンクは\d+年\d+月\d+日 \d\d:\d\dまで有効です/);
    expect(html).toMatch(/<form action="\/-\/preview\/end" method="post">/);
    expect(html).toContain('/styles/preview.css');
  }
  expect(await text('/')).not.toMatch(/preview-bar|preview\.css|プレビュー/);
});

test('a preview is not cached, listed or counted, and cached pages of the site stay', async () => {
  await until('the page is cached', async () => (await site.cacheState(KEPT)) === 'HIT');
  const before = await text(KEPT);
  const cookie = await site.open(site.link({ drafts: true, moment: LATER }));
  for (const target of [KEPT, ...LISTS, '/robots.txt', '/theme.css', '/-/pages?path=/about-us', '/nowhere']) {
    const { status, headers } = await site.ask(target, cookie);
    expect([target, status]).toEqual([target, target === '/nowhere' ? 404 : 200]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    for (const name of ['etag', 'last-modified', 'age', 'x-cache']) expect(headers.get(name)).toBeNull();
  }
  const { headers } = await site.ask(KEPT, cookie);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await site.cacheState(KEPT)).toBe('HIT');
  expect(await text(KEPT)).toBe(before);

  // A preview never answers from the browser's cache. fetch would skip the cache by itself.
  const known = (more: Record<string, string>) =>
    rawRequest(Number(new URL(site.origin()).port), '/news/feed.xml', {
      headers: { 'if-none-match': '*', ...more },
    });
  expect([(await known({})).status, (await known({ cookie })).status]).toEqual([304, 200]);
});

test('submissions from a preview are not stored', async () => {
  const cookie = await site.open(site.link({ drafts: true }));
  const body = JSON.stringify({
    corporateName: '試験',
    fame: '試験',
    mailbox: 'a@example.com',
    content: '試験',
  });
  const json = { 'content-type': 'application/json', 'idempotency-key': 'preview-1' };
  for (const target of ['/api/consult/addQuick', '/api/goods/addThumb/203']) {
    const refused = await site.ask(target, cookie, { method: 'POST', body, headers: json });
    expect([target, refused.status]).toEqual([target, 403]);
    expect(await refused.json()).toMatchObject({ code: 403, message: 'プレビューでは送信できません。' });
  }
  expect((await site.ask('/api/verify/challenge', cookie)).status).toBe(403);
  const form = await site.ask('/contact', cookie, {
    method: 'POST',
    body: new URLSearchParams({ fame: 'x' }),
  });
  expect(form.status).toBe(403);
  expect(await form.text()).toContain('<h1>プレビューでは送信できません</h1>');
  const place = { dataDir: site.dataDir, site: OTHER_SITE, logger: recordingLogger().logger };
  const store = await openedStore(place);
  expect(await allOf(store)).toEqual([]);
  await store.close();
});

test('a link leads to its page, and its token is in a cookie from then on', async () => {
  const { url } = site.link({ path: '/news?category=お知らせ' });
  const { pathname, search } = new URL(url);
  const opened = await site.ask(pathname + search);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/news?category=%E3%81%8A%E7%9F%A5%E3%82%89%E3%81%9B');
  expect(opened.headers.get('set-cookie')).toMatch(
    /^preview=[\w.-]+; Path=\/; Max-Age=86\d{3}; HttpOnly; SameSite=Lax$/,
  );
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  const behindTls = await site.ask(pathname + search, undefined, {
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(behindTls.headers.get('set-cookie')).toMatch(/; Secure$/);
  const elsewhere = await site.ask(`${pathname}${search.replace(/&path=.*/, '')}&path=//evil.example`);
  expect(elsewhere.headers.get('location')).toBe('/');
});

test('a preview ends by its button, with or without a cookie', async () => {
  for (const method of ['POST', 'GET']) {
    const ended = await site.ask('/-/preview/end', 'preview=anything', { method });
    expect(ended.status).toBe(303);
    expect(ended.headers.get('location')).toBe('/');
    expect(ended.headers.get('set-cookie')).toMatch(/^preview=; Path=\/; Max-Age=0;/);
  }
});

test('invalid, expired and revoked links show no content, and explain the reason', async () => {
  const tokenOf = (secret: string, now?: number) =>
    issuePreview(secret, { drafts: true, days: 1 }, now).token;
  const revoked = site.link({ drafts: true });
  const cookie = await site.open(revoked);
  expect(await text('/news', cookie)).toContain(NEWS.draft.name);
  await revokePreview(revokedFile({ PREVIEW_FOLDERS: folders, DATA_DIR: site.dataDir }), revoked.id);
  await until('every process has heard', async () => (await site.ask('/news', cookie)).status === 403);

  const cases = [
    [cookie.replace('preview=', ''), '取り消されました'],
    [tokenOf(PREVIEW_SECRET, Date.now() - 25 * HOUR_MS), '期限が過ぎました'],
    [tokenOf(`${PREVIEW_SECRET}!`), '正しくありません'],
    ['x', '正しくありません'],
    ['', '正しくありません'],
  ] as const;
  for (const [token, why] of cases) {
    for (const refused of [
      await site.ask(`/-/preview?token=${token}`),
      await site.ask('/news', `a=b; preview=${token}; c=d`),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.headers.get('set-cookie')).toMatch(/^preview=; .*Max-Age=0/);
      const page = await refused.text();
      expect(page).toContain(why);
      expect(page).not.toContain(NEWS.draft.name);
    }
  }
  expect(await (await site.ask('/api/news/hotList', 'preview=x')).json()).toMatchObject({ code: 403 });
});

test('a token that is signed and no token is answered, and guesses do not fill the log', async () => {
  const body = Buffer.from('no JSON').toString('base64url');
  const mac = createHmac('sha256', PREVIEW_SECRET).update(`preview.1.${body}`).digest('base64url');
  expect((await site.ask(`/-/preview?token=1.${body}.${mac}`)).status).toBe(403);
  const before = site.said('preview refused').length;
  for (let guess = 0; guess < 20; guess += 1)
    expect((await site.ask(`/-/preview?token=${guess}`)).status).toBe(403);
  // One line at once, and one with the number of all others after ten seconds.
  expect(site.said('preview refused').length - before).toBeLessThanOrEqual(2);
});

test('the log knows of links by their numbers alone', async () => {
  const link = site.link({ drafts: true });
  const token = new URL(link.url).searchParams.get('token') ?? '';
  await text('/news', await site.open(link));
  await until('it is logged', () => site.said('preview opened').some(({ preview }) => preview === link.id));
  const log = JSON.stringify(site.lines);
  expect(log).toContain('"path":"/-/preview"');
  expect(log).toContain('"previewOf":{"drafts":true},"requestId"');
  for (const part of [token, token.split('.')[1] ?? '', PREVIEW_SECRET]) expect(log).not.toContain(part);
});

test('without a secret there are no previews', async () => {
  const plain = await startPreviewingSite({ PREVIEW_SECRET: '' });
  try {
    const link = plain.link({ drafts: true });
    const { pathname, search } = new URL(link.url);
    expect((await plain.ask(pathname + search)).status).toBe(404);
    expect((await plain.ask('/-/preview/end')).status).toBe(404);
    const cookie = `preview=${new URL(link.url).searchParams.get('token')}`;
    expect(await (await plain.ask('/news', cookie)).text()).not.toContain(NEWS.draft.name);
  } finally {
    await plain.stop();
  }
});
