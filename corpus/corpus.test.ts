import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkPictures } from '../media/check-pictures.ts';
import { DRAWINGS } from '../media/drawings.ts';
import { readSiteRecords } from '../server/site-content/load.ts';
import { type Change, changedContent } from '../test/support/content/changed-content.ts';
import { FIXTURE_CONTENT } from '../test/support/content/fixture-content.ts';
import { fixtureCorpus } from '../test/support/content/fixture-corpus.ts';
import { contentChecks } from './checks/index.ts';
import { checkUnreadFiles } from './checks/unread-files.ts';
import { type ContentError, loadCorpus } from './corpus.ts';
import { NO_PLAIN_FILE } from './plain-files.ts';

const content = changedContent();
const loadWith = (file: string, change: Change) => content.loadWith(file, change, contentChecks);

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'content-'));
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

test('the fixture is right and has records of every kind, products of every category', async () => {
  const corpus = await loadCorpus(FIXTURE_CONTENT, [
    checkUnreadFiles(FIXTURE_CONTENT),
    ...contentChecks,
    checkPictures(FIXTURE_CONTENT, new Set(DRAWINGS)),
  ]);
  const empty = Object.entries(corpus).filter(([, records]) => records.length === 0);
  expect(empty).toEqual([]);
  const categories = corpus.categories.map(({ id }) => id);
  expect(new Set(corpus.products.map(({ categoryId }) => categoryId))).toEqual(new Set(categories));
});

test('a wrong field stops the load with file, field and reason', async () => {
  const load = loadWith('products/wireless/ma3511.yaml', (source) =>
    source.replace(/^weightKg|^ {2}weightKg: .*$/m, '  weightKg: heavy'),
  );
  await expect(load).rejects.toThrow(/products\/wireless\/ma3511\.yaml: spec\.weightKg: \S+/);
});

test.each(['products/wireless/ma2311.yaml', 'choices.yaml', 'news/2024-07-09-20240709-exhibition.md'])(
  'a file of more than 4 MB is refused by name: %s',
  async (file) => {
    const load = loadWith(file, (source) => `${source}\n# ${'あ'.repeat(1_500_000)}\n`);
    await expect(load).rejects.toThrow(`${file}: (全体): ファイルが大きすぎます`);
  },
);

test.each([
  ['choices.yaml', 'labels: [屋外対応, {{legalName}}の製品]', 1],
  ['tags.yaml', '- urlName: stage\n  name: {{phone}}\n  description: 説明', 2],
  ['news/2024-07-09-20240709-exhibition.md', '---\ntitle: {{legalName}}の展示\n---\n本文', 2],
])('a placeholder without quotes is refused with its line: %s', async (file, text, line) => {
  const load = loadWith(file, () => `${text}\n`);
  await expect(load).rejects.toThrow(`${file}: (${line}行目): {{…}} を含む値に引用符がありません`);
});

test.each([
  ['x: 120, y: 0', 'x', /0から100までの整数/],
  ['x: 0, y: -1', 'y', /0から100までの整数/],
  ['x: 33.3, y: 0', 'x', /整数/],
  ['x: 33', 'y', /./],
])('a focus outside of a photograph is refused with its line: %s', async (focus, field, reason) => {
  const photos = `photos:\n  - file: photos/a.jpg\n    alt: 会場\n    focus: { ${focus} }\n`;
  const load = loadWith('news/2024-07-09-20240709-exhibition.md', (source) =>
    source.replace(/^---\n/, `---\n${photos}`),
  );
  const { problems } = (await load.catch((error: unknown) => error)) as ContentError;
  expect(problems).toMatchObject([
    { field: expect.stringContaining(`photos[0].focus`), line: 5, reason: expect.stringMatching(reason) },
  ]);
  expect(problems[0]?.field + problems[0]!.reason).toContain(field);
});

test('an unknown field is refused, so that a typing error never passes silently', async () => {
  const load = loadWith('products/wireless/ma2311.yaml', (source) => `${source}\ncolour: white\n`);
  await expect(load).rejects.toThrow(/ma2311\.yaml: .*colour/s);
});

test.each([
  ['banners.yaml', (source: string) => `${source}- id: [1\n`],
  ['careers/partner-sales.md', (source: string) => source.replace(/^title: .*$/m, 'title: "閉じない引用符')],
])('in %s a fault of YAML is named with its line in the file, in Japanese', async (file, change) => {
  const source = await readFile(path.join(FIXTURE_CONTENT, file), 'utf8');
  const lines = change(source).split('\n').length;
  const { problems } = (await loadWith(file, change).catch((error: unknown) => error)) as ContentError;
  const [problem] = problems.filter((one) => one.file === file);
  const line = Number(/^\((\d+)行目\)$/.exec(problem?.field ?? '')?.[1]);
  expect(line).toBeGreaterThan(1);
  expect(line).toBeLessThanOrEqual(lines);
  expect(problem?.reason).toMatch(/[ぁ-ん]/);
});

test('a file as Windows writes it reads like any other', async () => {
  const windows = (source: string) => `\uFEFF${source.replaceAll('\n', '\r\n')}`;
  const file = 'news/2026-11-18-20261118-holiday.md';
  const { news } = await loadWith(file, windows);
  const usual = await fixtureCorpus();
  expect(news).toEqual(usual.news);
  const { banners } = await loadWith('banners.yaml', windows);
  expect(banners).toEqual(usual.banners);
});

test.each(['site.yaml', 'banners.yaml', 'news/2026-11-18-20261118-holiday.md'])(
  'a file in another encoding is named once, with that encoding: %s',
  async (file) => {
    const folder = await mkdtemp(path.join(scratch, 'encoding-'));
    await cp(FIXTURE_CONTENT, folder, { recursive: true });
    const source = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), Buffer.from(`\uFEFF${source}`, 'utf16le'));
    const { problems } = (await loadCorpus(folder, []).catch((error: unknown) => error)) as ContentError;
    expect(problems.filter((one) => one.file === file)).toEqual([
      expect.objectContaining({
        reason: expect.stringContaining('UTF-16'),
        fix: expect.stringContaining('UTF-8'),
      }),
    ]);
  },
);

test('a file with voiced sound marks of their own reads like any other', async () => {
  const { partners, products } = await loadWith('products/wireless/ma3511.yaml', (source) =>
    source.normalize('NFD'),
  );
  const usual = await fixtureCorpus();
  expect({ partners, products }).toEqual({ partners: usual.partners, products: usual.products });
});

test('a missing folder is reported by name, and so is a missing file', async () => {
  const root = path.join(scratch, 'no-such-folder');
  await expect(loadCorpus(root, [])).rejects.toThrow(`${root}: (フォルダー): フォルダーがありません`);
  await mkdir(root);
  await expect(loadCorpus(root, [])).rejects.toThrow('site.yaml: (ファイル): ファイルがありません');
});

test('files that nobody reads are named, and what programs leave behind is not', async () => {
  const root = path.join(scratch, 'unread');
  await cp(FIXTURE_CONTENT, root, { recursive: true });
  await mkdir(path.join(root, 'newz'));
  for (const file of [
    'news/a.markdown',
    'products/b.yml',
    'newz/c.md',
    'faq/d.txt',
    '.DS_Store',
    'faq/e.yaml~',
  ])
    await writeFile(path.join(root, file), 'x');
  const { problems } = (await loadCorpus(root, [checkUnreadFiles(root)]).catch(
    (error: unknown) => error,
  )) as ContentError;
  expect(problems.map(({ file, reason }) => [file, reason])).toEqual([
    ['faq/d.txt', expect.stringContaining('読み込まれないファイル')],
    ['news/a.markdown', expect.stringContaining('a.md に変えて')],
    ['newz/c.md', expect.stringContaining('newz というフォルダーは読み込まれません')],
    ['products/b.yml', expect.stringContaining('b.yaml に変えて')],
  ]);
});

test('an article without a body is refused', async () => {
  const file = 'case-studies/ayune.md';
  await expect(loadWith(file, (source) => source.split('\n---\n')[0] ?? '')).rejects.toThrow(
    `${file}: (全体): `,
  );
});

test('an unknown fact of the brand is refused, in fields and in texts', async () => {
  const inField = loadWith('company/profile.yaml', (source) => source.replace('{{phone}}', '{{fax}}'));
  await expect(inField).rejects.toThrow(
    /company\/profile\.yaml: rows\[\d+\]\.value: \{\{fax\}\} .*\(\d+行目\)/,
  );
  const inText = loadWith('single/privacy-policy.md', (source) => source.replaceAll('{{phone}}', '{{fax}}'));
  await expect(inText).rejects.toThrow(/single\/privacy-policy\.md: \(全体\): \{\{fax\}\} .*\(\d+行目\)/);
});

test('a vendor without lists of names chooses them freely', async () => {
  const load = loadWith('choices.yaml', () => '{}');
  await expect(load).resolves.toMatchObject({ choices: {} });
});

test('an unknown fact is refused, in records and in articles', async () => {
  for (const [file, field] of [
    ['faq/choosing.yaml', 'lead'],
    ['single/privacy-policy.md', 'lead'],
  ] as const) {
    const load = loadWith(file, (source) => source.replace(/。/, '{{fact:pon.none}}。'));
    await expect(load).rejects.toThrow(`${file}: ${field}: {{fact:pon.none}}`);
  }
});

test.each([
  ['a record', 'news/2099-01-01-linked.md', (place: string, elsewhere: string) => symlink(elsewhere, place)],
  [
    'a folder of records',
    'blog',
    async (place: string, elsewhere: string) => {
      await rm(place, { recursive: true });
      await symlink(path.dirname(elsewhere), place);
    },
  ],
  [
    'a folder in a folder of records',
    'news/more',
    (place: string, elsewhere: string) => symlink(path.dirname(elsewhere), place),
  ],
  [
    'the file of the site',
    'site.yaml',
    async (place: string, elsewhere: string) => {
      await rename(place, elsewhere);
      await symlink(elsewhere, place);
    },
  ],
  [
    'a picture of the brand',
    'brand/logo.svg',
    async (place: string, elsewhere: string) => {
      await rm(place);
      await symlink(elsewhere, place);
    },
  ],
  ['a pipe', 'news/2099-01-01-pipe.md', async (place: string) => void execFileSync('mkfifo', [place])],
])('%s that leads out of the folder is not read, and named', async (_what, file, put) => {
  const folder = await mkdtemp(path.join(scratch, 'links-'));
  await cp(FIXTURE_CONTENT, path.join(folder, 'content'), { recursive: true });
  const [template = ''] = (await readdir(path.join(FIXTURE_CONTENT, 'news'))).filter((name) =>
    name.endsWith('.md'),
  );
  const elsewhere = path.join(folder, 'elsewhere', 'secret.md');
  await mkdir(path.dirname(elsewhere));
  await cp(path.join(FIXTURE_CONTENT, 'news', template), elsewhere);
  await put(path.join(folder, 'content', file), elsewhere);
  const loading = Promise.all([
    loadCorpus(path.join(folder, 'content'), []),
    readSiteRecords(path.join(folder, 'content')),
  ]);
  const { problems } = (await loading.catch((error: unknown) => error)) as ContentError;
  expect(problems).toContainEqual({ file, field: '(全体)', reason: NO_PLAIN_FILE });
});
