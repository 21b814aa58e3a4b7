import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listenContent } from '../../server/content/listen.ts';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../support/fixture-content.ts';
import { ROOT } from '../support/folders.ts';
import { createListeningSite, type ListeningSite } from '../support/listening-site.ts';
import { samplePaths } from '../support/sample-paths.ts';

/** What the web server reads for itself is another vendor's; the API's records stay those of the demonstration. */
const CONTENT_DIR = path.join(ROOT, 'test/fixtures/other-vendor');

const FIRST = /ミナモ|minamo|03-0000-0100|0120-000-100|水面区/i;
const FIRST_COLOURS = /#(?:00788a|005a68|0aa5b5|e2f4f6|9ed7de|0b1f33|16324d|d5e3ee)\b/i;

let api: Awaited<ReturnType<typeof listenContent>>;
let site: ListeningSite;
const pages = new Map<string, string>();

beforeAll(async () => {
  api = await listenContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
  });
  site = await createListeningSite({ upstream: `http://127.0.0.1:${api.port}`, env: { CONTENT_DIR } });
  for (const { path: page } of await samplePaths(site.origin)) {
    pages.set(page, await (await site.read(page)).text());
  }
}, 120_000);

afterAll(async () => {
  await site.close();
  await api.close();
});

const part = (html: string, element: 'header' | 'footer') =>
  new RegExp(`<${element}[ >][\\s\\S]*?</${element}>`).exec(html)?.[0] ?? '';
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('every page carries the names, contacts and menus of whoever runs the site, and nobody else', () => {
  expect(pages.size).toBeGreaterThan(40);
  for (const [page, html] of pages) {
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    expect([page, title]).toEqual([page, expect.stringMatching(/ \| アオバカメラ$|^アオバカメラ \| /)]);
    expect([page, meta(html, 'og:site_name')]).toEqual([page, 'アオバカメラ']);
    expect([page, meta(html, 'theme-color')]).toEqual([page, '#8a1c4a']);
    expect(html).toContain(`<link rel="canonical" href="https://www.aoba-camera.example/`);
    const frame =
      part(html, 'header') + html.slice(html.lastIndexOf('<footer'), html.indexOf('id="page-state"'));
    for (const word of ['alt="アオバカメラ"', '>カメラ<', '青葉カメラ株式会社', '022-000-0200', '個人情報'])
      expect([page, frame.includes(word) && word]).toEqual([page, word]);
    expect([page, FIRST.exec(frame)?.[0]]).toEqual([page, undefined]);
  }
});

test('structured data names the vendor as publisher and manufacturer', () => {
  const records = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '{}']) => ({
        page,
        record: JSON.parse(json),
      }),
    ),
  );
  const named = records.flatMap(({ record }) =>
    [record.publisher, record.author, record.manufacturer, record.hiringOrganization].filter(
      (party) => party?.name !== undefined,
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  for (const { name, legalName } of named) {
    expect([name, legalName ?? name]).toEqual([
      expect.stringMatching(/アオバカメラ|青葉カメラ/),
      expect.anything(),
    ]);
    expect(name + legalName).not.toMatch(FIRST);
  }
});

test('the home page says what the content folder says, also to a browser that comes from another page', async () => {
  const html = pages.get('/') ?? '';
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  for (const words of ['撮りたい時に、', '機材の種類', '現場の作例', '0120-000-200', '機材選びは、'])
    expect(main.replaceAll('<wbr/>', '')).toContain(words);
  expect(meta(html, 'description')).toContain('カメラの仕様、作例、修理のご案内');
  expect(JSON.parse(await (await site.read('/home.json')).text())).toMatchObject({
    categories: { title: '機材の種類' },
  });
});

test('mail recipients are on no page', () => {
  for (const html of pages.values()) expect(html).not.toMatch(/sales@aoba|repair@aoba|no-reply@aoba/);
});

test('manifest, feed, security contact, logo and icons are those of the content folder', async () => {
  const read = async (address: string) => (await site.read(address)).text();
  const manifest = await read('/manifest.webmanifest');
  expect(JSON.parse(manifest)).toMatchObject({ name: 'アオバカメラ', theme_color: '#8a1c4a' });
  expect(await read('/news/feed.xml')).toContain('<author><name>青葉カメラ株式会社</name>');
  expect(await read('/.well-known/security.txt')).toContain('mailto:psirt@aoba-camera.example');
  for (const address of ['/images/logo.svg', '/images/favicon.svg', '/images/default-product.svg'])
    expect(await read(address)).toContain('<title>Aoba Camera</title>');
});

test('the style sheets know the theme by its names alone', async () => {
  const sheets = [...(pages.get('/') ?? '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  );
  expect(sheets.length).toBeGreaterThan(1);
  const css = await Promise.all(sheets.map(async (href) => (await site.read(href)).text()));
  expect(css.join('')).toContain('--theme-accent:#8a1c4a');
  expect(FIRST_COLOURS.exec(css.join(''))?.[0]).toBeUndefined();
});
