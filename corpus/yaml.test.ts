import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { CORE_SCHEMA, load } from 'js-yaml';
import { parse } from 'yaml';
import { normalizeText } from './content-text.ts';
import { isTooMuch, parseYaml, readYaml } from './yaml.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Every YAML text of the content folders: files, and front matter of articles. */
function texts(): { file: string; source: string }[] {
  const pattern = '{content,test/fixtures/content,test/fixtures/other-vendor}/**/*.{yaml,md}';
  return globSync(pattern).flatMap((file) => {
    const text = normalizeText(readFileSync(file, 'utf8'));
    const source = file.endsWith('.md') ? FRONT_MATTER.exec(text)?.[1] : text;
    return source === undefined ? [] : [{ file, source }];
  });
}

function outcome(read: (source: string) => unknown, source: string): unknown {
  try {
    return read(source);
  } catch {
    return 'a fault';
  }
}

test('both parsers agree on the values and faults of every content file', () => {
  const all = texts();
  expect(all.length).toBeGreaterThan(200);
  for (const { file, source } of all) {
    const fast = outcome((text) => load(text, { schema: CORE_SCHEMA }), source);
    expect({ file, value: fast }).toEqual({ file, value: outcome(parse, source) });
  }
});

describe('a text as editors write it', () => {
  it.each([
    ['a date', 'day: 2026-11-22'],
    ['a word that other versions take for a truth', 'answer: no\nother: yes'],
    ['a number with a leading zero', 'code: 0120\nphone: 03-1234-5678'],
    ['a number with underscores', 'count: 1_000'],
    ['times', 'opens: 9:00\ncloses: 17:30'],
    ['nothing', ''],
    ['a comment alone', '# later'],
    ['a field without a value', 'note:'],
    ['a merge', 'a: &a { b: 1 }\nc: { <<: *a }'],
    ['a text over several lines', 'text: >-\n  one\n  two\n\n  three\nrest: |\n  a\n   b\n'],
    ['full-width marks', 'text: 「高さ:1U」、幅は440 mm。'],
    ['text behind a full-width space', 'text: 高さ #1'],
  ])('means the same to both parsers: %s', (_what, source) => {
    expect(readYaml(source)).toEqual(parse(source));
  });
});

const WRONG = 'name: a\nport:\n  - x: 1\n   y: 2\n';

test('a fault is reported with its line', () => {
  const problem = { line: 13, reason: expect.stringContaining('閉じられて') };
  expect(parseYaml(WRONG, 10)).toEqual({ problem });
  expect(() => readYaml(WRONG)).toThrow(/^4行目: .*閉じられて/);
});

test('the line of a value, or of its missing parent, is available on request', () => {
  const parsed = parseYaml('name: a\nports:\n  - speed: 1\n  - speed: 2\n', 2);
  if ('problem' in parsed) throw new Error(parsed.problem.reason);
  expect(parsed.lineAt(['ports', 1, 'speed'])).toBe(5);
  expect(parsed.lineAt(['ports', 1, 'colour'])).toBe(5);
  expect(parsed.lineAt(['nobody'])).toBe(2);
  expect(parsed.lineAt(['ports'])).toBe(3);
});

/** Each line references the previous one this many times. */
function aliases(levels: number, width: number): string {
  const line = (at: number) => `a${at + 1}: &a${at + 1} [${Array(width).fill(`*a${at}`).join(', ')}]`;
  return ['a0: &a0 x', ...Array.from({ length: levels }, (_, at) => line(at))].join('\n');
}

test('aliases are resolved as long as the expanded text has a plausible size', () => {
  expect(readYaml('base: &base { speed: 1 }\nports: [*base, *base]')).toEqual({
    base: { speed: 1 },
    ports: [{ speed: 1 }, { speed: 1 }],
  });
  expect(JSON.stringify(readYaml(aliases(3, 9))).length).toBeGreaterThan(9 ** 3);
});

const flat = (text: string, count: number) => `a: &a "${text}"\nb: [${Array(count).fill('*a').join(', ')}]`;

it.each([
  ['nine times nine, and so on', aliases(9, 9)],
  ['two times two, very often', aliases(90, 2)],
  ['a long text, often', flat('x'.repeat(50_000), 3_000)],
  ['a fault beside them', `? [key]\n: 1\n${aliases(9, 9)}`],
])('an excessive expansion of aliases is refused without expanding it: %s', (_what, source) => {
  const parsed = parseYaml(source, 5);
  expect('problem' in parsed && parsed.problem.line).toBeGreaterThanOrEqual(5);
  expect('problem' in parsed && parsed.problem.reason).toMatch(/「\*名前」/);
});

test('a refusal because of aliases is recognizable', () => {
  const problem = { line: 2, reason: '「*名前」で繰り返す内容が多すぎます。値をそのまま書いてください' };
  expect(parseYaml(aliases(7, 9))).toEqual({ problem });
  expect(isTooMuch(problem)).toBe(true);
  // More than numbers can count is no circle.
  expect(parseYaml(aliases(1_100, 2))).toEqual({ problem });
});

it.each([
  ['a list', 'name: x\na: &a [*a]', 2, 'a'],
  ['a record', 'a: &a { b: [*a] }', 1, 'a'],
  ['a record over several lines', 'a: &x\n  b: 1\n  c:\n    - *x\n', 4, 'x'],
  ['the whole file', '&all\na: *all', 2, 'all'],
  ['an alias of a part beside it', 'x: &long [1]\ny: &b\n  z: [*long]\n  w: *b', 4, 'b'],
  ['a name in Japanese', '製品: &製品\n  - *製品', 2, '製品'],
  ['a long text', `a: &a\n  - *a\nb: ${'x'.repeat(50_000)}`, 2, '名前'],
])('a value that contains itself is refused with its line and its name: %s', (_what, source, line, name) => {
  const parsed = parseYaml(source, 5);
  const problem = {
    line: line + 4,
    reason: `「&${name}」が自分自身を含んでいます。値をそのまま書いてください`,
  };
  expect(parsed).toEqual({ problem });
  expect(isTooMuch(problem)).toBe(true);
});
