import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { listenContent } from '../../server/content/process/listen.ts';
import { parseHead } from '../support/browser/page-head.ts';
import { OTHER_SETTINGS } from '../support/content/fixture-content.ts';
import { DIST, ROOT } from '../support/content/folders.ts';
import { runContractSuite } from '../support/requests/contract-suite.ts';
import { type Crawled, crawl, textOf } from '../support/requests/crawl.ts';
import { sendWithoutScript } from '../support/requests/send-without-script.ts';
import { decodedMail, type MailServer, startMailServer } from '../support/services/mail-server.ts';
import { type Demonstration, readDemonstration } from '../support/sites/demonstration.ts';
import { createListeningSite, type ListeningSite } from '../support/sites/listening-site.ts';
import { OTHER_SITE } from '../support/sites/other-site.ts';
import { until } from '../support/until.ts';

/** The complete site of another vendor: its content folder and the same build, without code of its own. */

let demonstration: Demonstration;
let mail: MailServer;
let content: Awaited<ReturnType<typeof listenContent>>;
let site: ListeningSite;
let found: Map<string, Crawled>;
let pages: Crawled[];

beforeAll(async () => {
  const { CONTENT_DIR, MEDIA_DIR } = OTHER_SETTINGS;
  demonstration = await readDemonstration();
  mail = await startMailServer();
  content = await listenContent({
    contentDir: CONTENT_DIR,
    mediaDir: MEDIA_DIR,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    store: { smtpUrl: `smtp://127.0.0.1:${mail.port}` },
  });
  site = await createListeningSite({ upstream: `http://127.0.0.1:${content.port}`, env: OTHER_SETTINGS });
  found = await crawl(site, OTHER_SITE.origin);
  pages = [...found.values()].filter(({ status, type }) => status === 200 && type.includes('text/html'));
});

afterAll(async () => {
  await site.close();
  await content.close();
  await mail.close();
});

const read = async (address: string) => (await site.read(address)).text();
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
/** Visible text of a page, without its markup. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

/** Traces of the demonstration in a response: its words, its colours, or one of its pictures. */
function traces(where: string, text: string, body?: Uint8Array): string[] {
  const word = demonstration.wordIn(text);
  const colour = demonstration.colourIn(text);
  return [
    ...(word
      ? [`${where}: ${word} in ${text.slice(Math.max(0, text.indexOf(word) - 30)).slice(0, 80)}`]
      : []),
    ...(colour ? [`${where}: ${colour}`] : []),
    ...(body && demonstration.isPicture(body) ? [`${where}: a picture`] : []),
  ];
}

test('everything that the home page and the sitemaps lead to is there', () => {
  expect(pages.length).toBeGreaterThan(45);
  const wrong = [...found.values()].filter(({ status }) => status !== 200);
  expect(wrong.map(({ path: page, status, from }) => `${page} ${status} from ${from}`)).toEqual([]);
});

test('no linked resource has a word, a colour or a picture of the demonstration', () => {
  const kinds = new Set([...found.values()].map(({ type }) => type.split(';')[0]));
  for (const kind of [
    'text/html',
    'text/css',
    'text/javascript',
    'application/manifest+json',
    'application/pdf',
    'image/webp',
  ])
    expect(kinds).toContain(kind);
  expect([...found.values()].flatMap((one) => traces(one.path, textOf(one), one.body))).toEqual([]);
});

test('wherever a page names a list, it does so as the vendor calls it', () => {
  const titles = demonstration.listTitles;
  expect(titles.length).toBeGreaterThan(1);
  const pages = [...found.values()].filter(({ type }) => type.startsWith('text/html'));
  const strange = pages.flatMap((one) =>
    titles.filter((title) => textOf(one).includes(title)).map((title) => `${one.path}: ${title}`),
  );
  expect(strange).toEqual([]);
});

test('the built scripts and styles contain no trace of the demonstration', () => {
  const files = globSync('client/**/*.{js,css,html}', { cwd: DIST });
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => traces(file, readFileSync(path.join(DIST, file), 'utf8')))).toEqual([]);
});

test('its API satisfies the contract, without a trace of the demonstration', async () => {
  const bodies = new Map<string, string>();
  const real = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    bodies.set(new URL(String(input)).pathname, await response.clone().text());
    return response;
  });
  const outcomes = await runContractSuite(site.origin);
  spy.mockRestore();
  expect(outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(outcomes.filter(({ skipped }) => !skipped).length).toBeGreaterThan(120);
  bodies.set('/api/openapi.json', await read('/api/openapi.json'));
  expect([...bodies].flatMap(([address, body]) => traces(address, body))).toEqual([]);
});

test('every page has the names, contacts and menus of the vendor', () => {
  for (const { path: page, body } of pages) {
    const html = body.toString('utf8');
    const { title, canonical, meta: named } = parseHead(page, html);
    expect([page, title]).toEqual([page, expect.stringMatching(/ \| アオバカメラ$|^アオバカメラ \| /)]);
    expect([page, named.get('og:site_name')]).toEqual([page, OTHER_SITE.name]);
    expect([page, named.get('theme-color')]).toEqual([page, '#8a1c4a']);
    expect([page, canonical]).toEqual([page, expect.stringContaining(`${OTHER_SITE.origin}/`)]);
    for (const word of ['alt="アオバカメラ"', '>カメラ<', OTHER_SITE.legalName, '022-000-0200', '個人情報'])
      expect([page, html.includes(word) && word]).toEqual([page, word]);
    expect([page, /(?:sales|repair|log|no-reply)@aoba/.exec(html)?.[0]]).toEqual([page, undefined]);
  }
});

test('a form shows the desk that its page names, of more than two', async () => {
  const html = await read('/service/request');
  expect(html).toContain('href="tel:022-000-0300"');
  expect(html).not.toContain('href="tel:0120-000-200"');
});

test('a vendor without firmware reads of none, except in the form for questions after the purchase', () => {
  const named = pages.filter((one) => textOf(one).includes('ファームウェア')).map(({ path }) => path);
  expect(named).toEqual(['/service/post-sales']);
});

test('shared links show a picture that is there: a photograph, or the vendor’s own', async () => {
  const pictures = new Set(pages.map(({ body }) => meta(body.toString('utf8'), 'og:image') ?? ''));
  expect(pictures.size).toBeGreaterThan(6);
  for (const picture of pictures) {
    expect(picture).toMatch(/\/media\/photos\/.*-preview\.jpg$|\/images\/preview\.png$/);
    expect([picture, found.get(new URL(picture).pathname)?.status]).toEqual([picture, 200]);
  }
});

test('its data sheets are its own: its names, its products, its words', () => {
  const sheets = [...found.values()].filter(({ type }) => type.startsWith('application/pdf'));
  expect(sheets.map(({ path: sheet }) => sheet)).toContain('/media/datasheets/ac-70.pdf');
  for (const sheet of sheets)
    expect([sheet.path, textOf(sheet)]).toEqual([sheet.path, expect.stringContaining(OTHER_SITE.legalName)]);
  const camera = textOf(found.get('/media/datasheets/ac-70.pdf')!);
  for (const words of ['AC-70', 'フルサイズ', '有効画素数', '3,300']) expect(camera).toContain(words);
});

test('structured data names the vendor as publisher and manufacturer', () => {
  const records = pages.flatMap(({ path: page, body }) => parseHead(page, body.toString('utf8')).jsonLd);
  const parties = records.flatMap((record) =>
    ['publisher', 'author', 'manufacturer', 'hiringOrganization'].flatMap((role) => {
      const party = record[role] as { name?: string } | undefined;
      return party?.name === undefined ? [] : [party.name];
    }),
  );
  expect(parties.length).toBeGreaterThan(4);
  expect(parties.filter((name) => !/アオバカメラ|青葉カメラ/.test(name))).toEqual([]);
});

test('manifest, feed, security contact, logo and theme are those of the content folder', async () => {
  const manifest = JSON.parse(await read('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'アオバカメラ', theme_color: '#8a1c4a' });
  expect(await read('/news/feed.xml')).toContain(`<author><name>${OTHER_SITE.legalName}</name>`);
  expect(await read('/.well-known/security.txt')).toContain(`mailto:${OTHER_SITE.securityEmail}`);
  for (const address of ['/images/logo.svg', '/images/favicon.svg', '/images/default-product.svg'])
    expect(await read(address)).toContain('<title>Aoba Camera</title>');
  expect(await read('/theme.css')).toContain('--theme-accent:#8a1c4a');
});

test('the home page shows the texts of the content folder, also after a client-side navigation', async () => {
  const html = await read('/');
  const main = wordsOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
  for (const words of [
    '撮りたい時に、',
    '機材の種類',
    'ソフトウェア',
    '現場の作例',
    '0120-000-200',
    '機材選びは、',
  ])
    expect(main).toContain(words);
  expect(JSON.parse(await read('/-/pages?path=/'))).toMatchObject({ categories: { title: '機材の種類' } });
});

test('its finder has the facets that its own categories declare', async () => {
  const all = await read('/products/all-products?category=cameras');
  for (const words of ['撮像素子', 'APS-C', '10こま/秒以上', '屋外での使用'])
    expect(wordsOf(all)).toContain(words);
  const narrowed = await read('/products/all-products?category=cameras&facet=sensor:aps-c');
  const shown = [...narrowed.matchAll(/href="(\/products\/[^"]*_p\d+\.html)"/g)].map(
    ([, address]) => address,
  );
  expect(new Set(shown)).toEqual(new Set(['/products/ac-40_p1002.html']));
});

test('its products are compared and described by their own fields', async () => {
  const compared = wordsOf(await read('/products/cameras/mirrorless_11'));
  for (const words of ['有効画素数', '3,300', '2,600', '15こま/秒', '非対応'])
    expect(compared.replaceAll(' ', '')).toContain(words);
  const page = await read('/products/bc-2_p1012.html');
  for (const words of ['満充電までの時間', 'USB Type-C', 'BC-2-W']) expect(wordsOf(page)).toContain(words);
  expect(page).toMatch(/<source type="image\/avif" srcSet="\/media\/photos\/bc-2-/i);
});

test('its texts follow its settings', async () => {
  expect(wordsOf(await read('/service/product-warranty-policy'))).toContain('出荷日の14日後から数えます');
});

test('its search finds products, questions and pages', async () => {
  const search = (words: string) => read(`/search?value=${encodeURIComponent(words)}`);
  expect(await search('ac70')).toContain('href="/products/ac-70_p1001.html"');
  expect(await search('電池')).toContain('href="/faq/battery-life"');
  expect(await search('レンタル')).toContain('href="/rental"');
  // A kind without results has no tab.
  for (const [words, title] of [
    ['写真館', '作例'],
    ['アルバム', '撮り方'],
    ['年末', '新着'],
    ['撮像素子', '写真の基礎'],
    ['内ポケット', '撮影日記'],
  ] as const) {
    const kinds = /aria-label="検索結果の種類"[\s\S]*?<\/nav>/.exec(await search(words))?.[0] ?? '';
    expect(kinds).toContain(title);
  }
});

test.each([
  [
    '/sales',
    ['sales@aoba-camera.example'],
    '担当者が翌営業日までにメールでご連絡します。',
    { happenContent: '体育館の撮影', timing: '未定' },
  ],
  [
    '/service/request',
    ['repair@aoba-camera.example'],
    '送付先を、翌営業日までにメールでお知らせします。',
    {
      goods: 'AC-70',
      serialNumber: 'A1234567',
      content: '電源が入らない',
      maintenance: '不明',
      ...kanaAndAddress(),
    },
  ],
])('the form of %s is answered by the vendor alone', async (form, recipients, answer, fields) => {
  const before = mail.received.length;
  const person = { corporateName: '若葉写真館', familyName: '若葉', givenName: '春', phone: '022-000-0300' };
  const sender = { mailbox: 'haru@wakaba.example', privacyConsent: 'on' };
  await sendWithoutScript(site.origin, {
    path: form,
    type: '',
    expected: {},
    fields: { ...person, ...sender, ...fields },
  });
  await until('both mails have come', () => mail.received.length === before + 2);
  const mails = mail.received.slice(before);
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([recipients, ['haru@wakaba.example']]));
  expect(mails.map(({ text }) => decodedMail(text)).join()).toContain('若葉写真館');
  for (const { text } of mails) {
    expect(text).toContain('no-reply@aoba-camera.example');
    expect(traces('mail', text + decodedMail(text))).toEqual([]);
  }
  const reply = decodedMail(mails.find(({ to }) => to[0] === 'haru@wakaba.example')?.text ?? '');
  expect(reply).toContain(answer);
});

function kanaAndAddress() {
  const kana = { familyNameKana: 'わかば', givenNameKana: 'はる' };
  return { ...kana, postalCode: '100-0001', prefecture: '東京都', city: '千代田区', street: '千代田1-1' };
}

test.each([
  ['/shashinki', 301, '/products/cameras'],
  ['/try?utm_source=flyer', 301, '/rental?utm_source=flyer'],
  ['/lens/index.asp', 301, '/products/cameras'],
  ['/lens/old-lens', 301, '/products/ac-40_p1002.html'],
  ['/products/old-name_p1002.html', 301, '/products/ac-40_p1002.html'],
  ['/home', 301, '/'],
  ['/campaign/spring-2023', 404, null],
  ['/rita', 404, null],
  ['/solutions/litepon', 404, null],
  ['/seminar', 404, null],
])('%s is answered %i, according to its own table', async (address, status, location) => {
  const response = await site.read(address);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('an unknown address has a not-found page in the vendor’s name', async () => {
  const html = await read('/no-such-page');
  expect(wordsOf(html)).toContain(OTHER_SITE.legalName);
  expect(traces('/no-such-page', html)).toEqual([]);
});

test('no picture was drawn for it, and its content is free of faults', () => {
  const { drawn } = JSON.parse(readFileSync(path.join(OTHER_SETTINGS.MEDIA_DIR, 'manifest.json'), 'utf8'));
  expect(drawn).toEqual([]);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/content-check.ts'], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: OTHER_SETTINGS.CONTENT_DIR },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
