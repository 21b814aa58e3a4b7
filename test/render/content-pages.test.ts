import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { FIXTURE_CONTENT } from '../support/content/fixture-content.ts';
import { copySiteFiles } from '../support/content/site-files.ts';
import { fixtureService } from '../support/services/fixture-service.ts';
import { createTestSite, stubRenderer, type TestSite } from '../support/sites/site.ts';

const PAGE = `
path: /solutions/museum
title: 美術館のネットワーク
lead: 展示を傷めない配線で。
description: 展示室の壁に穴を開けずに、無線と監視カメラをつなぐ方法のご案内です。構成と進め方をまとめました。ご相談も承ります。
updated: 2026-10-01
crumbs:
  - {name: ソリューション, path: /solutions}
sections:
  - id: how
    title: 進め方
    blocks:
      - kind: steps
        items:
          - {title: 見る, text: "[事例](/case-studies)と図面を見ます。"}
consult: {title: 相談する, text: お聞かせください。}
`;

const SALES = `
path: /sales
words: { purpose: ご相談への回答, next: [1営業日以内にご連絡します。] }
title: 導入のご相談
description: 導入のご相談を承ります。
updated: 2026-10-01
`;

const POLICY = `
path: /privacy-policy
title: 個人情報の取り扱い
description: 個人情報の取り扱いのご案内です。
updated: 2026-10-01
`;

const ORIGIN = 'https://www.minamo-networks.example';

let root: string;
let site: TestSite;

/** A second content folder with the same API: it has four pages and a redirect to one of them. */
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'content-pages-'));
  mkdirSync(path.join(root, 'pages'));
  copySiteFiles(root);
  writeFileSync(path.join(root, 'pages/museum.yaml'), PAGE);
  writeFileSync(path.join(root, 'pages/sales.yaml'), SALES);
  writeFileSync(path.join(root, 'pages/privacy.yaml'), POLICY);
  cpSync(path.join(FIXTURE_CONTENT, 'pages/solutions.yaml'), path.join(root, 'pages/solutions.yaml'));
  writeFileSync(
    path.join(root, 'redirects.yaml'),
    'redirects:\n  - {from: /museum, to: /solutions/museum, reason: 短いアドレス}\n',
  );
  site = await createTestSite({ env: { CONTENT_DIR: root }, upstream: fixtureService() });
});

afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (target: string) => request(site.app).get(target).set('Accept', 'text/html,*/*');

test('a file in content/pages is a page of the site, without a line of code', async () => {
  const { status, text } = await get('/solutions/museum');
  expect(status).toBe(200);
  expect(text).toMatch(/<title>美術館のネットワーク/);
  expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/solutions/museum"/>`);
  expect(text).toContain('<h2 id="how"');
  expect(text).toContain('href="/case-studies"');
  expect(text).toMatch(/href="\/sales\?backUrl=%2Fsolutions%2Fmuseum"/);
});

test('the menu marks the part of the site that it belongs to', async () => {
  const { text } = await get('/solutions/museum');
  expect(text).toMatch(/<a [^>]*aria-current="true"[^>]*href="\/solutions"/);
});

test('the sitemap has it with the day of its last change, and no page that this folder lacks', async () => {
  const { text } = await get('/sitemap-pages.xml').buffer(true);
  expect(text).toContain(`<loc>${ORIGIN}/solutions/museum</loc><lastmod>2026-10-01</lastmod>`);
  expect(text).not.toContain('/service/request');
  for (const missing of ['/service/request', '/otherForm', '/rita']) {
    expect([missing, (await get(missing)).status]).toEqual([missing, 404]);
  }
});

test('an address of the operators leads there', async () => {
  const { status, headers } = await get('/museum');
  expect([status, headers.location]).toEqual([301, '/solutions/museum']);
});

test('a form leads back to it', async () => {
  const { text } = await get('/sales?backUrl=/solutions/museum');
  expect(text).toMatch(/<a [^>]*href="\/solutions\/museum"[^>]*>(?:<svg.*?<\/svg>)?戻る/s);
});

test('the browser requests the content of a page from the site itself, whatever the API does', async () => {
  const alone = await createTestSite({
    env: { CONTENT_DIR: root },
    upstream: 'http://127.0.0.1:9',
    renderer: stubRenderer,
  });
  const ask = (query: string) => request(alone.app).get(`/-/pages${query}`);
  const { status, body, headers } = await ask('?path=/solutions/museum');
  expect([status, body.title, body.sections[0].id]).toEqual([200, '美術館のネットワーク', 'how']);
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'public, max-age=60']);
  const again = await ask('?path=/solutions/museum').set('If-None-Match', headers.etag ?? '');
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await ask('?path=/topology')).body).toContainEqual({ id: 'core', name: 'コア' });
  for (const query of ['', '?path=/nothing', '?path=toString', '?path=/sales&path=/sales', '/sales']) {
    const response = await ask(query);
    expect([query, response.status, response.text]).toEqual([query, 404, '見つかりませんでした']);
  }
  expect((await request(alone.app).post('/-/pages?path=/sales')).status).toBe(405);
  await alone.close();
});
