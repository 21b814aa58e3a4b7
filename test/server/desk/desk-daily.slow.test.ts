/* The desk's list of daily tasks, in a process of its own: its entries, and its messages when they are unknown. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DeskProblem } from '../../../desk/shared/api.ts';
import type {
  DailyCounts,
  DeskCertificates,
  DeskDeadlines,
  DeskLinks,
  DeskOutside,
  DeskSearches,
} from '../../../desk/shared/daily.ts';
import { openDatabase } from '../../../server/content/store/database.ts';
import { addSearches } from '../../../server/content/store/search-counts.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { freePort } from '../../support/free-port.ts';
import { PROXY_SECRET, signedInBy } from '../../support/requests/desk-proxy.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../../support/sites/desk-site.ts';
import { until } from '../../support/until.ts';

const ARTICLE = 'blog/2026-09-15-what-lightning-leaves-behind.md';
const BANNERS = 'banners.yaml';
const DAY_MS = 24 * 60 * 60_000;

let repository: ContentRepositoryFolder;
let desk: DeskProcess;
let siteOrigin: string;
/** A server on this machine that counts its requests. */
const own = createServer((_req, res) => {
  visits += 1;
  res.end();
});
let ownAddress: string;
let visits = 0;

const daysAgo = (days: number) => todayInJapan(new Date(Date.now() - days * DAY_MS));

const endsOn = daysAgo(-5);

beforeAll(async () => {
  repository = new ContentRepositoryFolder();
  await new Promise<void>((resolve) => {
    own.listen(0, '127.0.0.1', resolve);
  });
  ownAddress = `http://127.0.0.1:${(own.address() as AddressInfo).port}/status`;
  repository.write(BANNERS, repository.read(BANNERS).replace('- id: 1\n', '- id: 1\n  draft: true\n'));
  repository.git('commit', '-qam', 'A draft', '--date', new Date(Date.now() - 40 * DAY_MS).toISOString());
  const article = repository.read(ARTICLE).replace(/^title:/m, `publishUntil: ${endsOn}\ntitle:`);
  repository.write(ARTICLE, `${article}\n[案内](/downlods) [前の案内](/index.html) ${ownAddress}\n`);
  repository.git('commit', '-qam', 'By hand');
  await countSearches();
  siteOrigin = `https://127.0.0.1:${await freePort()}`;
  desk = await startDesk(repository, { SITE_ORIGIN: siteOrigin });
});

afterAll(async () => {
  expect(await desk.end()).toBe(0);
  own.close();
  repository.delete();
});

async function countSearches(): Promise<void> {
  const db = await openDatabase({ dataDir: path.join(repository.root, 'data') });
  await addSearches(db, [
    { day: daysAgo(1), keyword: 'poe', found: 20, missed: 1 },
    { day: daysAgo(1), keyword: '=月ロケット', found: 0, missed: 7 },
    { day: daysAgo(60), keyword: 'むかし', found: 0, missed: 3 },
  ]);
  await db.destroy();
}

const searches = (days: number) => desk.ask<DeskSearches>('GET', `/daily/searches?days=${days}`);

test('what visitors searched for is told for a chosen period, with where it is put right', async () => {
  const { body } = await searches(30);
  expect(body).toMatchObject({
    mostSearched: [
      { keyword: 'poe', found: 20, missed: 1 },
      { keyword: '=月ロケット', found: 0, missed: 7 },
    ],
    synonymsFile: 'synonyms.yaml',
    faqKind: 'faq',
  });
  expect(body.withoutResult.map(({ keyword }) => keyword)).toEqual(['=月ロケット', 'poe']);
  const longer = await searches(90);
  expect(longer.body.withoutResult.map(({ keyword }) => keyword)).toEqual(['=月ロケット', 'むかし', 'poe']);
  expect((await searches(31)).status).toBe(400);
});

test('spreadsheets get the searches as CSV in which nothing is a formula', async () => {
  const response = await fetch(`${desk.origin}/admin/api/daily/searches.csv?days=30`);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=searches-30.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, first, second] = (await response.text()).split('\r\n');
  expect(head).toContain('"キーワード","検索の回数","結果が0件の回数"');
  expect(first).toMatch(/^"poe","21","1",/);
  expect(second).toMatch(/^"'=月ロケット","7","7",/);
});

test('links that are broken or take a detour are told with field, line and what would be right', async () => {
  const { body } = await desk.ask<DeskLinks>('GET', '/daily/links');
  const line =
    repository
      .read(ARTICLE)
      .split('\n')
      .findIndex((one) => one.includes('/downlods')) + 1;
  expect(body.report?.broken).toEqual([
    expect.objectContaining({
      file: ARTICLE,
      link: '/downlods',
      path: ['body'],
      line,
      fix: expect.stringContaining('「/downloads」'),
    }),
  ]);
  expect(body.report?.redirected).toMatchObject([{ file: ARTICLE, link: '/index.html', path: ['body'] }]);
  expect(body.problems).toEqual([]);
});

test('addresses of other sites are asked when an editor says so, and none of a network of our own', async () => {
  const before = await desk.ask<DeskOutside>('GET', '/daily/outside');
  expect(before.body).toMatchObject({ schedule: 'off', problems: [] });
  expect(before.body).not.toHaveProperty('checkedAt');
  const foreign = await desk.ask('POST', '/daily/outside/check', {}, { 'X-Desk': '' });
  expect(foreign.status).toBe(403);

  expect((await desk.ask('POST', '/daily/outside/check', {})).status).toBe(202);
  let outside: DeskOutside = before.body;
  await until('the check has ended', async () => {
    outside = (await desk.ask<DeskOutside>('GET', '/daily/outside')).body;
    return outside.checkedAt !== undefined && outside.running === undefined;
  });
  const named = outside.links.find(({ address }) => address === ownAddress);
  expect(named).toMatchObject({
    places: [{ file: ARTICLE, path: ['body'] }],
    result: { state: 'unchecked', answer: expect.stringContaining('内部のネットワーク') },
  });
  expect(visits).toBe(0);
  const again = await desk.ask<DeskProblem>('POST', '/daily/outside/check', {});
  expect(again).toMatchObject({ status: 429, body: { code: 'too-soon' } });
});

test('what ends is told with its record, its field and the days that are left', async () => {
  const { body } = await desk.ask<DeskDeadlines>('GET', '/daily/deadlines');
  expect(body.groups.month).toContainEqual({
    what: 'ends',
    file: ARTICLE,
    path: ['publishUntil'],
    name: expect.stringMatching(/./),
    kind: 'ブログ',
    on: `${endsOn} 00:00`,
    days: 5,
    isOver: false,
  });
  expect(body.groups.past).toContainEqual(
    expect.objectContaining({ what: 'untouched', file: BANNERS, path: [0] }),
  );
  expect(body.unread).toEqual([]);
});

test('a certificate that nobody can see is told in a word', async () => {
  const { body } = await desk.ask<DeskCertificates>('GET', '/daily/certificates');
  expect(body.certificates).toEqual([
    { whose: 'site', origin: siteOrigin, state: 'unreachable', reason: '接続を断られました' },
  ]);
});

test("the desk's start says how much there is to do", async () => {
  const { body } = await desk.ask<DailyCounts>('GET', '/daily');
  expect(body).toMatchObject({ searches: 2, links: 1 });
  expect(body.deadlines).toBeGreaterThanOrEqual(2);
});

test('content that is wrong is named on the page of links', async () => {
  const file = 'news/2024-07-09-20240709-exhibition.md';
  const before = repository.read(file);
  repository.write(file, before.replace(/^title: .*$/m, 'title: ""'));
  repository.git('commit', '-qam', 'Wrong');
  const { body } = await desk.ask<DeskLinks>('GET', '/daily/links');
  expect(body).toMatchObject({ problems: [{ file, path: ['title'] }] });
  expect(body.report).toBeUndefined();
  const counts = await desk.ask<DailyCounts>('GET', '/daily');
  expect(counts.body).not.toHaveProperty('links');
  repository.write(file, before);
  repository.git('commit', '-qam', 'Right again');
});

test('a database that cannot be reached is told on its page alone, and nothing to who is not signed in', async () => {
  const apart = await startDesk(repository, {
    DATABASE_URL: `postgres://desk:secret@127.0.0.1:${await freePort()}/minamo`,
    DESK_AUTH: 'header',
    DESK_PROXY_SECRET: PROXY_SECRET,
  });
  const headers = signedInBy(PROXY_SECRET, { email: 'taro@minamo.example', name: 'taro' });
  const ask = <Body>(target: string) => apart.ask<Body>('GET', target, undefined, headers);
  try {
    for (const page of [
      '',
      '/searches',
      '/searches.csv',
      '/links',
      '/outside',
      '/deadlines',
      '/certificates',
    ])
      expect((await apart.ask('GET', `/daily${page}`)).status).toBe(401);

    const refused = await ask<DeskProblem>('/daily/searches?days=7');
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'database', message: expect.stringContaining('データベースに接続できない') },
    });
    expect(JSON.stringify(refused.body)).not.toContain('secret');
    expect(apart.output()).toMatch(/"action":"GET \/daily\/searches".*desk: request failed/);
    expect(apart.output()).not.toContain('secret');
    expect((await ask('/daily/links')).status).toBe(200);
    const counts = await ask<DailyCounts>('/daily');
    expect(counts.body).toMatchObject({ links: 1 });
    expect(counts.body).not.toHaveProperty('searches');
  } finally {
    expect(await apart.end()).toBe(0);
  }
});
