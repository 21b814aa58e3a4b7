import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { diffLines } from 'diff';
import fc from 'fast-check';
import { isMap, isNode, isScalar, parse, parseDocument } from 'yaml';
import { editYaml, YamlEditError } from './edit-yaml.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../test/fixtures/content');

const SOURCE = `# お知らせ
id: 7          # 通し番号
title: '夏季休業のお知らせ'
labels: [新製品, 販売終了]   # 一覧に出る
figures:
  # 一番大きな数字
  - { label: ポート数, value: '24' }
  - { label: 電力, value: '370' }
  # 最後
  - { label: 重さ, value: '4' }
sections:
  - title: 概要
    blocks:
      - kind: paragraphs
        items:
          - 一つ目の段落です。
          - 二つ目の段落です。

  - title: 詳細
    text: |
      1行目
      2行目
end: true
`;

const value = () => parse(SOURCE);

/** Removed and added lines. */
function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const parts = diffLines(before, after);
  return {
    gone: parts.filter(({ removed }) => removed).flatMap(({ value: text }) => lines(text)),
    come: parts.filter(({ added }) => added).flatMap(({ value: text }) => lines(text)),
  };
}

test('a value that stays leaves the text as it is', () => {
  expect(editYaml(SOURCE, value())).toBe(SOURCE);
});

test.each([
  ['# 一覧\n[]\n', [{ id: 1, name: 'a' }], '# 一覧\n- id: 1\n  name: a\n'],
  ['rows: []\ngone: []\n', { rows: [{ from: '/a' }], gone: [] }, 'rows:\n  - from: /a\ngone: []\n'],
  ['rows: [] # まだない\n', { rows: [{ from: '/a' }] }, 'rows: [{ from: /a }] # まだない\n'],
  ['labels: []\n', { labels: ['a', 'b'] }, 'labels: [a, b]\n'],
  ['- []\n- [1]\n', [[{ a: 1 }], [1]], '- [{ a: 1 }]\n- [1]\n'],
  ['a: { rows: [] }\n', { a: { rows: [{ b: 1 }] } }, 'a: { rows: [{ b: 1 }] }\n'],
])('the first records of an empty list %j begin lines of their own', (source, after, edited) => {
  expect(editYaml(source, after)).toBe(edited);
});

test('one word is one line, and comments stay', () => {
  const edited = editYaml(SOURCE, { ...value(), id: 8 });
  expect(changedLines(SOURCE, edited)).toEqual({
    gone: ['id: 7          # 通し番号'],
    come: ['id: 8          # 通し番号'],
  });
});

test('a list in one line stays in one line', () => {
  const edited = editYaml(SOURCE, { ...value(), labels: ['新製品'] });
  expect(changedLines(SOURCE, edited).come).toEqual(['labels: [新製品]   # 一覧に出る']);
});

test('an item in the midst goes with its comment', () => {
  const after = value();
  after.figures.splice(2, 1);
  expect(changedLines(SOURCE, editYaml(SOURCE, after))).toEqual({
    gone: ['  # 最後', "  - { label: 重さ, value: '4' }"],
    come: [],
  });
});

test('an item that moves takes its comment along', () => {
  const after = value();
  after.figures.unshift(...after.figures.splice(2, 1));
  const edited = editYaml(SOURCE, after);
  expect(edited).toContain("  # 最後\n  - { label: 重さ, value: '4' }\n  - { label: ポート数");
  expect(edited.split('\n').sort()).toEqual(SOURCE.split('\n').sort());
});

test('a new item is written as those beside it', () => {
  const after = value();
  after.figures.push({ label: '幅', value: '440' });
  expect(changedLines(SOURCE, editYaml(SOURCE, after))).toEqual({
    gone: [],
    come: ["  - { label: 幅, value: '440' }"],
  });
});

test('a new field follows the one before it', () => {
  const { id, title, ...rest } = value();
  const edited = editYaml(SOURCE, { id, title, summary: '休業します', ...rest });
  expect(edited).toContain("title: '夏季休業のお知らせ'\nsummary: 休業します\nlabels:");
});

test('the first field of an item can go', () => {
  const after = value();
  after.sections[0] = { blocks: after.sections[0].blocks };
  expect(parse(editYaml(SOURCE, after))).toEqual(after);
});

test('a text of several lines becomes one of one line', () => {
  const after = value();
  after.sections[1].text = '1行だけ';
  expect(changedLines(SOURCE, editYaml(SOURCE, after))).toEqual({
    gone: ['    text: |', '      1行目', '      2行目'],
    come: ['    text: 1行だけ'],
  });
});

test('what YAML could take for something else is quoted', () => {
  const after = { ...value(), title: 'はい: #1 "引用" \'単\' {a} [b] 2026-11-20' };
  expect(parse(editYaml(SOURCE, after))).toEqual(after);
});

test.each(['a: *b\nb: &b 1\n', 'a: [\n', ''])(
  'a text that cannot be edited so is refused or made anew: %j',
  (source) => {
    if (source === '') expect(parse(editYaml(source, { a: 1 }))).toEqual({ a: 1 });
    else expect(() => editYaml(source, { a: 2 })).toThrow(YamlEditError);
  },
);

interface Change {
  after: unknown;
  /** Path of the part that is gone, moved or another value. */
  place: (string | number)[];
}

/** Changes a random part of a value; the value determines the meaning of each number in `choices`. */
function changed(target: unknown, choices: number[], text: string): Change {
  const [choice = 0, ...rest] = choices;
  if (Array.isArray(target)) return changedList(target, choice, rest, text);
  if (typeof target === 'object' && target !== null) return changedObject(target, choice, rest, text);
  return { after: typeof target === 'number' ? target + choice : text, place: [] };
}

function changedList(list: unknown[], choice: number, rest: number[], text: string): Change {
  if (list.length === 0) return { after: [text], place: [] };
  const index = choice % list.length;
  const item = list[index];
  const place = [index];
  switch (Math.floor(choice / list.length) % 5) {
    case 0:
      return { after: list.length > 1 ? list.toSpliced(index, 1) : list, place };
    case 1:
      return { after: list.toSpliced(index, 0, JSON.parse(JSON.stringify(list.at(-1)))), place };
    case 2:
      return { after: [...list.toSpliced(index, 1), item], place };
    default: {
      const inner = changed(item, rest, text);
      return { after: list.with(index, inner.after), place: [...place, ...inner.place] };
    }
  }
}

function changedObject(target: object, choice: number, rest: number[], text: string): Change {
  const entries = Object.entries(target);
  const index = choice % Math.max(entries.length, 1);
  const kind = Math.floor(choice / Math.max(entries.length, 1)) % 6;
  const [key, value] = entries[index] ?? ['', undefined];
  if (kind === 0 && entries.length > 1)
    return { after: Object.fromEntries(entries.toSpliced(index, 1)), place: [key] };
  if (kind === 1 && !('added' in target)) {
    const added: [string, unknown] = ['added', [text, { a: text, b: [1] }]];
    return { after: Object.fromEntries(entries.toSpliced(index, 0, added)), place: [key] };
  }
  const inner = changed(value, rest, text);
  return { after: { ...target, [key]: inner.after }, place: [key, ...inner.place] };
}

function commentsOf(source: string): string[] {
  return source.split('\n').filter((line) => /^\s*#/.test(line));
}

/** Comments of a file but those within a part of it and right above that. */
function commentsBeside(source: string, place: (string | number)[]): string[] {
  const document = parseDocument(source);
  const parent = document.getIn(place.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === place.at(-1));
  const node = document.getIn(place, true);
  const [from, , to] = (isNode(node) && node.range) || [0, 0, source.length];
  const start = pair && isNode(pair.key) && pair.key.range ? pair.key.range[0] : from;
  const above = source.slice(0, start).replace(/(?:(?<![^\n]) *#.*\n)+.*$/, '');
  return [...commentsOf(above), ...commentsOf(source.slice(to))];
}

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));

test('any change of any record leaves its lines but those of the values', () => {
  const choices = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 8 });
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('はい', '1行目\n2行目', '  前後  ', '# 注', '- x', 'a: b', '令和', 'yes', '1e3'),
  );
  const source = fc.oneof(
    fc.constantFrom(...sources),
    fc.constantFrom(...sources.filter((one) => commentsOf(one).length > 2)),
  );
  fc.assert(
    fc.property(source, choices, text, (source, path, word) => {
      const before: unknown = parse(source);
      const { after, place } = changed(before, path, word);
      const edited = editYaml(source, after);
      expect(parse(edited)).toEqual(after);
      if (isDeepStrictEqual(before, after)) expect(edited).toBe(source);
      expect(commentsOf(edited)).toEqual(expect.arrayContaining(commentsBeside(source, place)));
    }),
    { numRuns: 200 },
  );
});

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'a field named %s is removed like any other',
  (name) => {
    const source = `title: a\n${name}: b\n`;
    expect(editYaml(source, { title: 'a' })).toBe('title: a\n');
  },
);
