import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { MARK, placeOfMark, withoutMarks } from '../shared/marks.ts';
import { FIXTURE_CONTENT } from '../test/support/content/fixture-content.ts';
import { splitFrontMatter } from './content-text.ts';
import { loadCorpus } from './corpus.ts';
import { markBlocks, splitMark, withMarks } from './mark-texts.ts';
import { textsIn } from './texts-in.ts';
import { parseYaml } from './yaml.ts';

const NOW = Date.parse('2026-11-27T00:00:00Z');

function dataOf(file: string): unknown {
  const text = readFileSync(path.join(FIXTURE_CONTENT, file), 'utf8');
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const parsed = parseYaml(parts?.frontMatter ?? text, 1);
  return 'value' in parsed ? { root: parsed.value, body: parts?.body } : undefined;
}

test('marked content is the same content, and each mark names the field that has its text', async () => {
  const plain = await loadCorpus(FIXTURE_CONTENT, [], NOW);
  const { rendered, ...marked } = await loadCorpus(FIXTURE_CONTENT, [], NOW, { marked: true });
  for (const [kind, records] of Object.entries(marked))
    expect([kind, JSON.parse(withoutMarks(JSON.stringify(records)))]).toEqual([
      kind,
      JSON.parse(JSON.stringify(plain[kind as keyof typeof plain])),
    ]);
  expect(JSON.stringify(plain)).not.toMatch(MARK);

  const files = new Map<string, unknown>();
  const places = new Set<string>();
  for (const text of textsIn(marked)) {
    const [mark] = text.match(MARK) ?? [];
    if (!mark) continue;
    const { file, path: keys } = placeOfMark(mark);
    if (!files.has(file)) files.set(file, dataOf(file));
    const from = keys[0] === 'body' ? keys : ['root', ...keys];
    const written = from.reduce(
      (at: unknown, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      files.get(file),
    );
    places.add(`${file.split('/')[0]} ${keys.at(-1)}`);
    // Facts are filled in.
    if (!String(written).includes('{{'))
      expect([file, keys, String(written).trim()]).toEqual([file, keys, withoutMarks(text).trim()]);
  }
  for (const place of [
    'news title',
    'news body',
    'products name',
    'products model',
    'categories name',
    'pages delivery',
  ])
    expect(places).toContain(place);
  const news = marked.news[0]?.body ?? '';
  expect(rendered.markdown.get(news)?.html.match(MARK)?.length).toBeGreaterThan(1);
});

test('a text that the schema accepts only as it is has no mark', () => {
  const schema = z.strictObject({
    title: z.string(),
    kind: z.enum(['製品', '部品']),
    path: z.string().regex(/^\/[ぁ-ん]+$/),
    short: z.string().max(4),
    deep: z.strictObject({ text: z.string(), tone: z.literal('静か') }),
    labels: z.array(z.string()),
  });
  const raw = {
    title: '見出し',
    kind: '製品',
    path: '/ひらがな',
    short: '短い',
    deep: { text: '文', tone: '静か' },
    labels: ['新製品'],
  };
  const marked = withMarks(schema, raw, (at) => `<${at.join('.')}>`);
  expect(marked).toEqual({
    ...raw,
    title: '見出し<title>',
    deep: { text: '文<deep.text>', tone: '静か' },
  });
});

test('Markdown has its mark in every block and picture, and none in its syntax', () => {
  const [text, mark] = splitMark('# 見出し\n\n- 一つ󠁡󠁿');
  expect([text, mark]).toEqual(['# 見出し\n\n- 一つ', '󠁡󠁿']);
  expect(markBlocks('<p>文 <img src="a" alt="絵"></p><hr>', '@')).toBe(
    '<p>文 <img src="a" alt="絵@">@</p><hr>',
  );
  expect(markBlocks('<p>文</p>', '')).toBe('<p>文</p>');
});
