import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { changedContent } from '../../test/support/changed-content.ts';
import { ROOT } from '../../test/support/folders.ts';
import { contentChecks } from '../checks/index.ts';
import { ContentError } from '../corpus.ts';
import { renderMarkdown } from './markdown.ts';
import { MARKDOWN_MAX_BYTES, renderTexts } from './rendered-texts.ts';

const content = changedContent();

/** Marks that nothing closes take some hundred times as long as an ordinary text of this length. */
const TEDIOUS = '_*'.repeat(20_000);
/** In milliseconds of processor time, by what this machine needs: ordinary texts need less, `TEDIOUS` three times as much. */
let smallBudget: number;

beforeAll(() => {
  const costs = Array.from({ length: 8 }).map(() => {
    const before = process.threadCpuUsage();
    renderMarkdown(TEDIOUS);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  smallBudget = Math.ceil(Math.min(...costs) / 3);
});
const LONG = 'あ'.repeat(MARKDOWN_MAX_BYTES / 3 + 1);

async function problemsOf(file: string, change: (source: string) => string) {
  try {
    await content.loadWith(file, change, contentChecks);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

/** What a small budget finds in the folder with one file changed. */
async function problemsWithinBudget(file: string, change: (source: string) => string) {
  let fileOf: (record: object) => string = () => '';
  const corpus = await content.loadWith(file, change, [
    async (_corpus, of) => {
      fileOf = of;
      return [];
    },
  ]);
  return renderTexts(corpus, fileOf, smallBudget).problems;
}

const into = (pattern: RegExp) => (text: string) => (source: string) =>
  source.replace(pattern, (start) => `${start}${text} `);

const PLACES: [file: string, field: string, write: (text: string) => (source: string) => string][] = [
  ['news/2025-12-09-ma3331-release.md', '本文', (text) => (source) => `${source}\n${text}\n`],
  ['case-studies/ayune.md', '本文', (text) => (source) => `${source}\n${text}\n`],
  ['faq/choosing.yaml', 'entries(id 1).answer', into(/answer: (?:\|-?\n\s+)?/)],
  ['firmware/ma2311.yaml', 'releases(3.7.2).notes', into(/notes: \|-\n\s+/)],
  ['banners.yaml', '[0].details', into(/details: \|-\n\s+/)],
  ['company/profile.yaml', '(全体)', into(/value: '/)],
];

test.each(PLACES)(
  'a text of %s that takes too long to render is refused by name',
  async (file, field, write) => {
    const problems = await problemsWithinBudget(file, write(TEDIOUS));
    expect(problems).toContainEqual(
      expect.objectContaining({ file, field, reason: expect.stringContaining('時間がかかりすぎます') }),
    );
  },
);

test.each(PLACES)('a text of %s that is too long is refused by name', async (file, field, write) => {
  const problems = await problemsOf(file, write(LONG));
  expect(problems).toContainEqual(
    expect.objectContaining({ file, field, reason: expect.stringContaining('64 KB') }),
  );
});

test('a page whose texts take too long to read for the search is refused by name', async () => {
  const file = 'pages/service.yaml';
  const problems = await problemsWithinBudget(file, into(/lead: /)(TEDIOUS));
  expect(problems).toContainEqual(
    expect.objectContaining({ file, reason: expect.stringContaining('時間がかかりすぎます') }),
  );
});

test('a word that its page does not show is named with its file and line', async () => {
  const file = 'case-studies/ayune.md';
  const problems = await problemsOf(file, (source) => `${source}\n測定の条件[^注記]。\n\n[^注記]: 室温\n`);
  expect(problems).toEqual([
    expect.objectContaining({
      file,
      field: '本文',
      reason: '「注記」がページに表示されません',
      line: expect.any(Number),
    }),
  ]);
});

test('of many such texts the first are named, and the reading ends', async () => {
  const problems = await problemsWithinBudget('faq/choosing.yaml', (source) =>
    source.replace(/answer: (?:\|-?\n\s+)?/g, (start, at: number) => `${start}${TEDIOUS} ${at} `),
  );
  expect(problems).toHaveLength(3);
});

test('nothing that answers requests can render Markdown', () => {
  const sources = globSync('{client,corpus,desk,media,records,server,shared}/**/*.{ts,tsx}', { cwd: ROOT });
  const renders =
    /from '(?:markdown-it|sanitize-html|[./]*(?:rendering\/)?(?:markdown|dialect|plain-text)\.ts)'/;
  const renderers = sources
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => renders.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(renderers.map((file) => path.dirname(file))).toEqual(renderers.map(() => 'corpus/rendering'));
  expect(renderers).toContain('corpus/rendering/markdown.ts');
});
