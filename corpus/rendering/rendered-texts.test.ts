import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { changedContent } from '../../test/support/content/changed-content.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { ROOT } from '../../test/support/content/folders.ts';
import { type ContentError, type Corpus, loadCorpus } from '../corpus.ts';
import type { ContentProblem } from '../problems/problem.ts';
import { renderMarkdown } from './markdown.ts';
import { MARKDOWN_MAX_BYTES, renderTexts } from './rendered-texts.ts';

const content = changedContent();

/** Unclosed marks: takes some hundred times as long as an ordinary text of this length. */
const TEDIOUS = '_*'.repeat(32_000);
const LONG = 'あ'.repeat(MARKDOWN_MAX_BYTES / 3 + 1);
/**
 * Processor time in ms, measured on this machine: halfway between `TEDIOUS`, which needs seven times as much, and the
 * longest ordinary text, which needs a seventh.
 */
let budgetMs: number;
let corpus: Corpus;
let files: Map<object, string>;

beforeAll(async () => {
  const costs = Array.from({ length: 8 }).map(() => {
    const before = process.threadCpuUsage();
    renderMarkdown(TEDIOUS);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  budgetMs = Math.ceil(Math.min(...costs) / 7);
  corpus = await loadCorpus(FIXTURE_CONTENT, [
    async (read, fileOf) => {
      const records = Object.values(read).filter(Array.isArray).flat();
      files = new Map(records.map((record) => [record, fileOf(record)]));
      return [];
    },
  ]);
});

/** Problems that rendering reports for the corpus with the records of one file changed. */
function problemsWith<List extends 'news' | 'cases' | 'faq' | 'firmware' | 'banners' | 'company' | 'pages'>(
  list: List,
  file: string,
  change: (record: Corpus[List][number]) => object,
) {
  const names = new Map(files);
  const records = corpus[list].map((record) => {
    if (names.get(record) !== file) return record;
    const changed = { ...record, ...change(record) };
    names.set(changed, file);
    return changed;
  });
  expect(records).not.toEqual(corpus[list]);
  return renderTexts({ ...corpus, [list]: records }, (record) => names.get(record) ?? '', budgetMs).problems;
}

const PLACES: [file: string, field: string, problems: (text: string) => ContentProblem[]][] = [
  [
    'news/2025-12-09-ma3331-release.md',
    '本文',
    (body) => problemsWith('news', 'news/2025-12-09-ma3331-release.md', () => ({ body })),
  ],
  [
    'case-studies/ayune.md',
    '本文',
    (body) => problemsWith('cases', 'case-studies/ayune.md', () => ({ body })),
  ],
  [
    'faq/choosing.yaml',
    'entries(id 1).answer',
    (answer) =>
      problemsWith('faq', 'faq/choosing.yaml', ({ entries }) => ({
        entries: entries.map((entry) => (entry.id === 1 ? { ...entry, answer } : entry)),
      })),
  ],
  [
    'firmware/ma2311.yaml',
    'releases(3.7.2).notes',
    (notes) =>
      problemsWith('firmware', 'firmware/ma2311.yaml', ({ releases }) => ({
        releases: releases.map((release) => (release.version === '3.7.2' ? { ...release, notes } : release)),
      })),
  ],
  ['banners.yaml', '[0].details', (details) => problemsWith('banners', 'banners.yaml', () => ({ details }))],
  [
    'company/profile.yaml',
    '(全体)',
    (value) =>
      problemsWith('company', 'company/profile.yaml', () => ({ rows: [{ name: '事業内容', value }] })),
  ],
];

test.each(PLACES)(
  'a text of %s that takes too long to render is refused by name',
  (file, field, problems) => {
    expect(problems(TEDIOUS)).toContainEqual(
      expect.objectContaining({ file, field, reason: expect.stringContaining('時間がかかりすぎます') }),
    );
  },
);

test.each(PLACES)('a text of %s that is too long is refused by name', (file, field, problems) => {
  expect(problems(LONG)).toContainEqual(
    expect.objectContaining({ file, field, reason: expect.stringContaining('64 KB') }),
  );
});

test('a page whose texts take too long to read for the search is refused by name', () => {
  const file = 'pages/service.yaml';
  expect(problemsWith('pages', file, () => ({ lead: TEDIOUS }))).toContainEqual(
    expect.objectContaining({ file, reason: expect.stringContaining('時間がかかりすぎます') }),
  );
});

test('a word that its page does not show is reported with file and line', async () => {
  const file = 'case-studies/ayune.md';
  const load = content.loadWith(file, (source) => `${source}\n測定の条件[^注記]。\n\n[^注記]: 室温\n`, []);
  const { problems } = await load.then(
    () => ({ problems: [] }),
    (error: ContentError) => error,
  );
  expect(problems).toEqual([
    expect.objectContaining({
      file,
      field: '本文',
      reason: '「注記」がページに表示されません',
      line: expect.any(Number),
    }),
  ]);
});

test('of many such texts the first are reported, and the rest is skipped', () => {
  const problems = problemsWith('faq', 'faq/choosing.yaml', ({ entries }) => ({
    entries: entries.map((entry, index) => ({ ...entry, answer: `${TEDIOUS} ${index}` })),
  }));
  expect(problems).toHaveLength(3);
});

test('no module that answers requests can render Markdown', () => {
  const sources = globSync(
    '{client,corpus,desk/{editing,guide,server,shared},media,records,server,shared}/**/*.{ts,tsx}',
    { cwd: ROOT },
  );
  const renders =
    /from '(?:markdown-it|sanitize-html|[./]*(?:rendering\/)?(?:markdown|dialect|plain-text)\.ts)'/;
  const renderers = sources
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => renders.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(renderers.map((file) => path.dirname(file))).toEqual(renderers.map(() => 'corpus/rendering'));
  expect(renderers).toContain('corpus/rendering/markdown.ts');
});
