import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { NEWS, type PreviewingSite, startPreviewingSite } from '../../support/sites/previewing-site.ts';
import { until } from '../../support/until.ts';

const CASE = 'ayune.md';
const PHOTOS = 'photos:\n  - file: photos/new one.jpg\n    alt: 試験の写真';

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

test('a preview of another folder is shown by its name, follows its folder, and reports its faults', async () => {
  const state = path.join(folders, 'spring-campaign');
  const cookie = await site.open(site.link({ drafts: true, folder: 'spring-campaign' }));
  const missing = await site.ask('/news', cookie);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('見つかりません');

  cpSync(site.content.folder, state, { recursive: true });
  const file = path.join(state, 'news/only-a-draft.md');
  const source = site.content.read('news/only-a-draft.md');
  writeFileSync(file, source.replace(NEWS.draft.title, '春の見出し'));
  const shows = (what: string) =>
    until(`it shows ${what}`, async () => (await text('/news', cookie)).includes(what));
  await shows('春の見出し');
  expect(await text('/news', cookie)).toContain('プレビュー(spring-campaign): 現在の状態');

  writeFileSync(file, source.replace(/^category: .*$/m, 'category: <b>ない分類</b>'));
  await until('it is refused', async () => (await site.ask('/news', cookie)).status === 422);
  const wrong = await site.ask('/about-us', cookie);
  expect(wrong.headers.get('cache-control')).toBe('private, no-store');
  expect(await wrong.text()).toMatch(/<code>news\/only-a-draft\.md<\/code>\(\d+行目\): category<br>/);
  expect(await (await site.ask('/api/news/hotList', cookie)).json()).toMatchObject({ code: 422 });
  expect((await site.ask('/news')).status).toBe(200);

  writeFileSync(file, source.replace(NEWS.draft.title, '直した見出し'));
  await shows('直した見出し');
  expect(await text('/news')).not.toContain('直した見出し');
});

test('a photograph without generated files is shown as it is in the folder, and no other file of the folder is', async () => {
  const state = path.join(folders, 'photo');
  cpSync(site.content.folder, state, { recursive: true });
  mkdirSync(path.join(state, 'photos'), { recursive: true });
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  writeFileSync(path.join(state, 'photos/new one.jpg'), photo);
  const file = path.join(state, 'case-studies', CASE);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name:/m, `${PHOTOS}\nname:`));
  const cookie = await site.open(site.link({ folder: 'photo' }));
  const [, address] = /"(\/-\/preview\/photos\/[^" ]*)[" ]/.exec(await text('/case-studies', cookie)) ?? [];
  expect(address).toBe('/-/preview/photos/photos/new%20one.jpg-400.avif');
  const shown = await site.ask(address ?? '', cookie);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true);
  expect((await site.ask(address ?? '')).status).toBe(404);
  for (const other of [
    'site.yaml',
    'site.yaml-800.jpg',
    '../content/site.yaml',
    '..%2fphoto%2fsite.yaml',
    'photos/none.jpg',
  ])
    expect((await site.ask(`/-/preview/photos/${other}`, cookie)).status).toBe(404);
});

test('unfinished parts of a draft are only reported to its editor', async () => {
  mkdirSync(path.join(folders, 'half'));
  cpSync(site.content.folder, path.join(folders, 'half'), { recursive: true });
  const file = path.join(folders, 'half', 'news/only-a-draft.md');
  writeFileSync(file, site.content.read('news/only-a-draft.md').replace(/^summary: .*\n/m, ''));
  const cookie = await site.open(site.link({ folder: 'half' }));
  await until('without drafts it is right', async () => (await site.ask('/', cookie)).status === 200);
  const withDrafts = await site.open(site.link({ folder: 'half', drafts: true }));
  await until('with them it is not', async () => (await site.ask('/', withDrafts)).status === 422);
  expect(await text('/', withDrafts)).toContain('summary');
});
