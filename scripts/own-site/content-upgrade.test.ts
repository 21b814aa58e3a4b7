import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { CONTENT_FORMAT } from '../../corpus/content-format.ts';
import { ContentError, type ContentProblem, loadCorpus } from '../../corpus/corpus.ts';
import { readSite } from '../../corpus/read-site.ts';
import { unquotedPlace } from '../../corpus/yaml.ts';
import { FORMAT_FILE, formatText } from '../../test/support/content/content-format.ts';
import { diffOf } from './upgrade/content-files.ts';
import { STEPS } from './upgrade/steps.ts';
import { upgradeContent } from './upgrade/upgrade-content.ts';

const FORMER = path.resolve(import.meta.dirname, '../../test/fixtures/former-content');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function copyOf(release: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'former-content-'));
  folders.push(folder);
  cpSync(path.join(FORMER, release), folder, { recursive: true });
  return folder;
}

async function problemsIn(folder: string): Promise<ContentProblem[]> {
  const error = await loadCorpus(folder, []).catch((reason: unknown) => reason);
  return error instanceof ContentError ? error.problems : [];
}

const placeOf = ({ file, line }: { file: string; line?: number | undefined }) => `${file}:${line ?? ''}`;

/** Files of the web server alone, which `loadCorpus` does not read. */
const FRAME = ['home.yaml:', 'navigation.yaml:', 'theme.yaml:'];
const isOfFrame = (place: string) => FRAME.some((file) => place.startsWith(file));

test.each([
  ['2026-11-20', ['site.yaml:', ...FRAME, 'categories/cloud.yaml:1', 'webinars.yaml:2']],
  ['2026-11-22', ['webinars.yaml:2']],
  ['2026-11-23', ['site.yaml:41', 'home.yaml:43', 'home.yaml:4']],
])(
  'after the upgrade, content of %s has no problems but those that a person is asked about',
  async (release, asked) => {
    const folder = copyOf(release);
    const { files } = await upgradeContent(folder);
    expect(files.questions().map(placeOf)).toEqual(asked);
    files.write('site.yaml');
    const places = new Set((await problemsIn(folder)).map(placeOf));
    expect([...places].toSorted()).toEqual(asked.filter((place) => !isOfFrame(place)).toSorted());
    expect((await upgradeContent(folder)).files.changes()).toEqual([]);
  },
);

test('an upgrade keeps comments, and prints what it changes', async () => {
  const { files } = await upgradeContent(copyOf('2026-11-22'));
  const diffs = files.changes().map(diffOf);
  expect(diffs.map((diff) => /^\+\+\+ (\S+)/m.exec(diff)?.[1])).toEqual([
    'media.yaml',
    'pages/about-us.yaml',
    'pages/solutions-litepon.yaml',
    'redirects.yaml',
    'site.yaml',
    'tags.yaml',
    'webinars.yaml',
    'blog/2025-07-29-inside-a-fanless-switch.md',
    'solutions/school-campus-network.md',
  ]);
  const lines = diffs.join('\n').split('\n');
  const added = lines.filter((line) => /^\+(?!\+\+)/.test(line));
  expect(added).toContain(`+contentFormat: ${CONTENT_FORMAT}`);
  expect(added).toContain('+draw: [products, previews, datasheets, manuals, firmware]');
  expect(added).toContain('+  - from: /about');
  expect(lines.filter((line) => /^-(?!--)/.test(line))).not.toContainEqual(expect.stringContaining('#'));
});

test.each([
  ['', 'content:upgrade'],
  [`contentFormat: ${CONTENT_FORMAT - 1}\n`, 'content:upgrade'],
  [`contentFormat: ${CONTENT_FORMAT + 1}\n`, '新しいバージョン'],
])('a folder with %j is refused with one problem that names the remedy', async (format, remedy) => {
  const folder = copyOf('2026-11-22');
  const file = path.join(folder, 'site.yaml');
  writeFileSync(file, `${format}${readFileSync(file, 'utf8')}`);
  for (const read of [() => loadCorpus(folder, []), () => readSite(folder)]) {
    const error = await read().catch((reason: unknown) => reason);
    expect((error as ContentError).problems).toEqual([
      expect.objectContaining({ file: 'site.yaml', fix: expect.stringContaining(remedy) }),
    ]);
  }
});

test.each([
  ['site.yaml', `contentFormat: ${CONTENT_FORMAT + 1}\n`, '新しいバージョン'],
  ['site.yaml', 'contentFormat: six\n', '整数'],
  ['tags.yaml', '- name: [\n', 'tags.yaml:2'],
  ['categories.yaml', '- { id: 1, urlName: ../../a }\n', '作れません'],
  ['tags.yaml', Buffer.from([0x8f, 0xe3]), 'UTF-8'],
])('an upgrade of a folder with %s %j is refused and writes no file', async (name, text, reason) => {
  const folder = copyOf('2026-11-22');
  writeFileSync(path.join(folder, name), text);
  await expect(upgradeContent(folder)).rejects.toThrow(reason);
});

test('tiers that were part of the program are listed, with the names that the vendor gave them', async () => {
  const folder = copyOf('2026-11-23');
  const page = path.join(folder, 'pages/solutions.yaml');
  writeFileSync(page, 'path: /solutions\nwords:\n  tier-core: 本線\n  consult: ご相談ください。\n');
  const { files } = await upgradeContent(folder);
  const { tiers } = files.data('site.yaml') as { tiers: object[] };
  expect(tiers).toContainEqual({ id: 'core', name: '本線' });
  expect(tiers).toContainEqual({ id: 'line', name: '回線', role: 'line', sign: 'cloud' });
  expect(files.data('pages/solutions.yaml')).toMatchObject({ words: { consult: 'ご相談ください。' } });
  expect(files.data('pages/solutions.yaml')).not.toHaveProperty('words.tier-core');
});

test.each([
  [
    'items: [{ text: 電話番号は{{phone}}です。, link: { name: 窓口 } }]',
    "text: '電話番号は{{phone}}です。',",
  ],
  ['note: {{phone}} へ', "note: '{{phone}} へ'"],
  ['- {{phone}}\n- {{hours}}', "- '{{phone}}'\n- '{{hours}}'"],
])('a value that cites a fact without quotes gets them: %s', async (source, quoted) => {
  const folder = copyOf('2026-11-22');
  writeFileSync(path.join(folder, 'own.yaml'), `# 覚え書き\n${source}\n`);
  const { files } = await upgradeContent(folder);
  files.write('site.yaml');
  const written = readFileSync(path.join(folder, 'own.yaml'), 'utf8');
  expect(written).toMatch(/^# 覚え書き\n/);
  expect(written).toContain(quoted);
  expect(unquotedPlace(written)).toBeUndefined();
});

test('a file with aliases is left to a person', async () => {
  const folder = copyOf('2026-11-22');
  writeFileSync(path.join(folder, 'tags.yaml'), '- &a { urlName: a, cover: ring }\n- *a\n');
  const { files } = await upgradeContent(folder);
  expect(files.questions().map(placeOf)).toContain('tags.yaml:1');
  expect(files.changes().map(({ file }) => file)).not.toContain('tags.yaml');
});

test('each format has a step', () => {
  expect(STEPS.map(({ format }) => format)).toEqual(STEPS.map((_step, index) => index + 2));
  expect(STEPS.at(-1)?.format).toBe(CONTENT_FORMAT);
});

// `npm run content:guide -- --text` writes the file; the error says what a changed schema needs.
test('the schemas are those of the present format', () => {
  const stored = readFileSync(FORMAT_FILE, 'utf8');
  expect(formatText(stored)).toBe(stored);
});

test.each([
  ['an optional field is removed', /$/, 'news.event.hall\t+string\n', 'news.event.hall: removed'],
  ['a field becomes required', /^(news\.slug\t\+string)\trequired/m, '$1', 'news.slug: required'],
  ['a new required field', /^news\.event\.place\t.*\n/m, '', 'news.event.place: required'],
  [
    'a choice is removed',
    /^(news\.category\t.*)\trequired/m,
    '$1\t+=号外\trequired',
    'news.category: +=号外 removed',
  ],
  ['a text becomes a number', /^news\.id\t\+integer/m, 'news.id\t+string', 'news.id: +string removed'],
  ['a pattern is added', /^(news\.slug\t.*)\tpattern=.*/m, '$1', 'news.slug: pattern='],
])('a schema where %s needs a new format', (_, place, before, narrowed) => {
  const stored = readFileSync(FORMAT_FILE, 'utf8').replace(place, before);
  expect(() => formatText(stored)).toThrow(narrowed);
});

test('a new optional field, choice or kind needs no new format', () => {
  const stored = readFileSync(FORMAT_FILE, 'utf8');
  const former = stored
    .replace(/^news\.event\b.*\n/gm, '')
    .replace(/^webinars\b.*\n/gm, '')
    .replace('\t+=イベント', '');
  expect(formatText(former)).toBe(stored);
});
