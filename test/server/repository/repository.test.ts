import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { productionStart } from '../../../bench/harness/production-start.ts';
import { type Corpus, loadCorpus } from '../../../corpus/corpus.ts';
import { deskEnvironment } from '../../../desk/server/settings.ts';
import { isAllowed } from '../../../scripts/notices/notices.ts';
import { NOT_SHIPPED } from '../../../scripts/notices/packages.ts';
import { SETTING_NAMES } from '../../../server/settings/settings.ts';
import { drawnElements } from '../../support/browser/drawn-elements.ts';
import { CHECKLIST } from '../../support/browser/page-kinds.ts';
import { REAL_CONTENT } from '../../support/content/fixture-content.ts';
import { ROOT } from '../../support/content/folders.ts';
import { DOCUMENTS, filesIn, read } from '../../support/content/repository-files.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND OFL-1.1', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['FSL-1.1-Apache-2.0', false],
  ['unknown', false],
])('a package under %s may be shipped: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test('packages that the notices leave out are taken out of the image', () => {
  const removed = /rm -rf ([^&]*)/.exec(read('Dockerfile'))?.[1] ?? '';
  expect(NOT_SHIPPED.filter((name) => !removed.includes(`node_modules/${name}`))).toEqual([]);
});

test('no document holds both sides of a merge', () => {
  const documents = globSync('{*.md,docs/**/*.md}', { cwd: ROOT });
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.filter((file) => /^(?:<{7}|>{7}) /m.test(read(file)))).toEqual([]);
});

const NEWEST_VERSION = /^## \[(\d[^\]]*)\]/m;
/** Number of entries that a reader can take in at a glance. */
const MOST_ENTRIES = 12;
const LONGEST_LINE = 160;

test('the changelog has short lists of short lines, the newest first', () => {
  const changelog = read('CHANGELOG.md');
  const [, ...sections] = changelog.split(/^## /m);
  const [first, ...dated] = sections.map((section) => section.split('\n')[0] ?? '');
  expect(first).toBe('[Unreleased]');
  const days = dated.map((heading) => /^(?:\[\d+\.\d+\.\d+\] - )?(\d{4}-\d{2}-\d{2})$/.exec(heading)?.[1]);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days).not.toContain(undefined);
  const lists = changelog.split(/^##/m);
  expect(lists.filter((list) => list.split('\n- ').length - 1 > MOST_ENTRIES)).toEqual([]);
  expect(changelog.split('\n').filter((line) => line.length > LONGEST_LINE)).toEqual([]);
});

test('the walk-through of a new page shows the text of its checklist', () => {
  const shown = [...read('docs/new-page-kind.md').matchAll(/^training (lacks .*)$/gm)].map(
    ([, line]) => line,
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((line) => !CHECKLIST.includes(line ?? ''))).toEqual([]);
});

test('no document has a line that was still to be filled in', () => {
  const open = DOCUMENTS.filter((file) => /^\{[A-Z_]+\}$/m.test(read(file)));
  expect(open).toEqual([]);
});

test('the version is the same wherever it is named', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(NEWEST_VERSION.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  expect(/name: minamo\n.*\n +newTag: (.*)/.exec(read('deploy/kustomization.yaml'))?.[1]).toBe(version);
});

test('licence file, package and lockfile agree', () => {
  const manifest = JSON.parse(read('package.json'));
  const locked = JSON.parse(read('package-lock.json')).packages[''];
  expect(manifest).toMatchObject({ private: true, license: 'SEE LICENSE IN LICENSE' });
  expect([locked.license, locked.version]).toEqual([manifest.license, manifest.version]);
  expect(read('LICENSE')).toContain('All rights reserved');
});

test('Node is the same version wherever it is named', () => {
  const { engines, optionalDependencies } = JSON.parse(read('package.json'));
  const versions = new Set<string>(Object.values(optionalDependencies));
  expect([...versions]).toEqual([read('.nvmrc').trim()]);
  for (const file of ['Dockerfile', '.devcontainer/Dockerfile']) {
    const named = [...read(file).matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect([...new Set(named)]).toEqual([...versions]);
  }
  expect(Number(read('.nvmrc').split('.')[0])).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
});

/** Names of a settings file, including those that are commented out. */
function settingsIn(file: string): string[] {
  return [...read(file).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}

test('.env.example and the manual of operations name every setting, and no other', () => {
  const expected = SETTING_NAMES.filter((name) => name !== 'NODE_ENV').sort();
  expect(settingsIn('.env.example').sort()).toEqual(expected);
  const settings = read('docs/operations.md')
    .split(/^## /m)
    .find((section) => section.startsWith('Settings'));
  const rows = (settings ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(named.sort()).toEqual(expected);
});

/** Settings that the image fixes: port, content and data folder. */
const OF_THE_IMAGE = [
  'PORT',
  'HOST',
  'CONTENT_DIR',
  'CONTENT_PORT',
  'MEDIA_DIR',
  'MEDIA_CACHE_DIR',
  'DATA_DIR',
  'NODE_ENV',
];

test('docker compose hands on every setting that the image does not settle', () => {
  const handedOn = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): \$\{\1:-/gm)].map(([, name]) => name);
  // The desk has a separate image.
  const isForImage = (name: string) => !OF_THE_IMAGE.includes(name) && !(name in deskEnvironment);
  expect(handedOn.sort()).toEqual(SETTING_NAMES.filter(isForImage).sort());
});

test('the image starts the site with the options of npm start, the one that draws as well', () => {
  const { env, args } = productionStart();
  const dockerfile = read('Dockerfile');
  const options = args.slice(0, -1);
  expect(options.length).toBeGreaterThan(0);
  const set = `ENV NODE_OPTIONS="${options.join(' ')}"`;
  // Before the first start: Node loads compiled code only under the options that it was compiled with.
  expect(dockerfile.split('RUN node scripts/warm-start.ts')[0]).toContain(set);
  expect(dockerfile).toContain(`CMD ["node", "${args.at(-1)}"]`);
  expect(dockerfile).toContain(` exec node ${args.at(-1)} --draw"]`);
  for (const [name, value] of Object.entries(env)) expect(dockerfile).toContain(` ${name}=${value}`);
  const others = ['Dockerfile', ...globSync('{compose*.yaml,deploy/**/*.yaml}', { cwd: ROOT })];
  expect(others.length).toBeGreaterThan(3);
  for (const file of others)
    expect(read(file).replace(set, '')).not.toMatch(/--max-|--v8-|MALLOC_(?!ARENA_MAX=1)/);
});

test('no program reads settings from a file in the repository', () => {
  expect(read('.gitignore').split('\n')).toContain('.env');
});

test('the list of commands names every command of the package, and no other', () => {
  const named = [...read('docs/commands.md').matchAll(/`npm (?:run (?:--silent )?)?([a-z][a-z:]*)/g)].map(
    ([, name]) => name,
  );
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  expect([...new Set(named)].sort()).toEqual(scripts.sort());
});

/** `EX2400` of `EX2400-24P4X`. */
function seriesOf(model: string): string[] {
  const [series = ''] = model.split('-');
  return /\d{3}/.test(series) ? [series] : [];
}

/** Names that belong to one vendor and its products. */
function namesOf({ site, products }: Corpus): string[] {
  const { name, legalName, englishName, shortEnglishName, origin, address } = site;
  const host = new URL(origin).hostname.replace(/^www\./, '');
  return [
    ...new Set([
      ...[name, legalName, englishName, shortEnglishName, host, address.street],
      ...products.flatMap(({ model, skus }) => [model, ...seriesOf(model), ...skus.map(({ sku }) => sku)]),
    ]),
  ];
}

test('the code names no product and no vendor of the content', async () => {
  const names = namesOf(await loadCorpus(REAL_CONTENT, []));
  expect(names.length).toBeGreaterThan(100);
  const sources = ['client', 'corpus', 'desk', 'media', 'records', 'scripts', 'server', 'shared']
    .flatMap((folder) => filesIn(folder, /\.(?:m?[jt]sx?|css)$/))
    .filter((file) => !/\.test\.tsx?$|\/fixtures\.ts$/.test(file));
  const found = sources.flatMap((file) => {
    const source = read(file).toLowerCase();
    return names.filter((name) => source.includes(name.toLowerCase())).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

/**
 * Limit on elements of an SVG. Browsers render SVG on the main thread: five thousand elements take a fifth of
 * a second on a phone.
 */
const MOST_ELEMENTS = 2_000;

test('no picture of the content folder makes browsers build thousands of elements', () => {
  const large = filesIn('content/images', /\.svg$/)
    .map((file) => `${file}: ${drawnElements(read(file))}`)
    .filter((line) => Number(line.split(': ')[1]) > MOST_ELEMENTS);
  expect(large).toEqual([]);
});
