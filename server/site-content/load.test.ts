import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicSite } from '../../shared/site/site.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { copySiteFiles } from '../../test/support/content/site-files.ts';
import { loadSiteContent } from './load.ts';

const CONTENT = FIXTURE_CONTENT;
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'site-content-'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Loads a copy of the web server's content with one changed file. */
async function loadWith(file: string, from: RegExp | string, to: string) {
  copySiteFiles(copy);
  await cp(path.join(CONTENT, 'facts.yaml'), path.join(copy, 'facts.yaml'));
  const source = await readFile(path.join(copy, file), 'utf8');
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  await writeFile(path.join(copy, file), changed);
  return loadSiteContent(copy);
}

test.each([
  ['site.yaml', /^origin: .*$/m, 'origin: https://www.example.jp/', /site\.yaml: origin: /],
  ['site.yaml', /phone: 0\S*/, 'phone: 12345', /site\.yaml: contacts\.sales\.phone: /],
  ['site.yaml', /^email: .*$/m, 'email: nobody', /site\.yaml: email: /],
  ['site.yaml', /^name: .*$/m, '', /site\.yaml: name: /],
  ['site.yaml', /forms: \{\}/, 'forms: { fax: [a@example.jp] }', /site\.yaml: mail\.forms\.fax: .*sales/],
  ['site.yaml', /icon: video/, 'icon: star', /site\.yaml: social\[0\]\.icon: /],
  ['site.yaml', /^tagline: .*$/m, 'tagline: "x', /site\.yaml: \(\d+行目\): /],
])('a wrong %s (%s) stops the start with file, field and reason', async (file, from, to, line) => {
  await expect(loadWith(file, from, to)).rejects.toThrow(line);
});

const CONTACTS = /^contacts:\n(?: .*\n)+/m;

test('a vendor with one contact, under whatever id, gives it for sales and support', async () => {
  const one = 'contacts:\n  office: { name: 窓口, phone: 011-000-0000, hours: 平日 }\n';
  const { site } = await loadWith('site.yaml', CONTACTS, one);
  const { contacts } = publicSite(site);
  expect(contacts.office?.phone).toBe('011-000-0000');
  expect([contacts.sales, contacts.support]).toEqual([contacts.office, contacts.office]);
  const none = loadWith('site.yaml', CONTACTS, 'contacts: {}\n');
  await expect(none).rejects.toThrow('site.yaml: contacts: 窓口を1つ以上書いてください');
});

test('mail recipients stay on the server', async () => {
  const { site } = await loadWith('site.yaml', /recipients: \[.*\]/, 'recipients: [inbox@desk.example]');
  expect(site.mail.recipients).toEqual(['inbox@desk.example']);
  expect(JSON.stringify(publicSite(site))).not.toMatch(/inbox@desk|recipients|sender/);
});

test.each([
  ['an unknown target', '/technology,', '/no-such-page,', /lists\.knowledge\[0\]\.path: \/no-such-page /],
  [
    'a target that is forwarded',
    'path: /contact, icon',
    'path: /solutions/detail0, icon',
    /side\.buttons\[0\]\.path: .*\/solutions\//,
  ],
  ['an unknown list', '{ list: company }', '{ list: nobody }', /main\[5\]\.links\[0\]: nobody /],
  ['a list that every object has', '{ list: company }', '{ list: constructor }', /links\[0\]: constructor /],
  [
    'a list that leads back to itself',
    '  company:\n',
    '  a: [{ list: b }]\n  b: [{ list: a }]\n  company:\n    - list: a\n',
    /lists\.b\[0\]: .*a → b → a/,
  ],
  [
    'a third level',
    'path: /technology, ',
    'path: /technology, links: [{ name: 深い段, path: /blog }], ',
    /lists\.knowledge\[0\]\.links: .*下の段/,
  ],
  [
    'what only the footer can show',
    '{ list: support }',
    '{ list: categories }',
    /main\[4\]\.links: categories /,
  ],
])('a navigation with %s stops the start', async (_what, from, to, line) => {
  await expect(loadWith('navigation.yaml', from, to)).rejects.toThrow(line);
  await expect(loadWith('navigation.yaml', from, to)).rejects.toThrow(/^ {2}navigation\.yaml: /m);
});

test.each([
  ['a pale text', / {2}ink-faint: .*/, "  ink-faint: '#a0aab4'", /colours\["ink-faint"\]: white .*2\.\d+:1/],
  ['a pale button', / {2}accent: .*/, "  accent: '#66bb22'", /colours\.accent: white .*:1/],
  ['no colour', / {2}dark: .*/, '  dark: navy', /colours\.dark: /],
  ['a missing logo', 'brand/logo.svg', 'brand/mark.svg', /files\.logo: brand\/mark\.svg .*ありません/],
  ['an icon of another size', 'brand/icon-192.png', 'brand/icon-512.png', /files\.icon192: .*192×192/],
  ['a logo that is no SVG', 'logo: brand/logo.svg', 'logo: brand/icon-192.png', /files\.logo: .*SVG/],
  ['a file of another folder', 'brand/logo.svg', 'brand/../../secret.svg', /files\.logo: /],
])('a theme with %s stops the start', async (_what, from, to, line) => {
  await expect(loadWith('theme.yaml', from, to)).rejects.toThrow(line);
});

test('a link of the home page that leads nowhere stops the start', async () => {
  const load = loadWith('home.yaml', 'name: サポート, path: /service', 'name: サポート, path: /nowhere');
  await expect(load).rejects.toThrow(/home\.yaml: support\.items\[\d\]\.link\.path: \/nowhere /);
});
