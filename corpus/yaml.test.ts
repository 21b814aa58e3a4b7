import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { CORE_SCHEMA, load } from 'js-yaml';
import { parse } from 'yaml';
import { normalizeText } from './content-text.ts';
import { isYamlFault, parseYaml, readYaml } from './yaml.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Every YAML text of the content folders: files, and what stands above articles. */
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

test('both parsers read the same of every content file, and find the same ones wrong', () => {
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

test('a fault is told in the words of the parser that knows lines', () => {
  const fault = (() => {
    try {
      return readYaml(WRONG);
    } catch (error) {
      return error;
    }
  })();
  expect(isYamlFault(fault)).toBe(true);
  expect(() => parse(WRONG)).toThrow((fault as Error).message);
  expect(parseYaml(WRONG, 10)).toEqual({
    problem: { line: 13, reason: expect.stringContaining('閉じられて') },
  });
});

test('the place of a value, or of what it is missing from, is known when it is asked for', () => {
  const parsed = parseYaml('name: a\nports:\n  - speed: 1\n  - speed: 2\n', 2);
  if ('problem' in parsed) throw new Error(parsed.problem.reason);
  expect(parsed.lineAt(['ports', 1, 'speed'])).toBe(5);
  expect(parsed.lineAt(['ports', 1, 'colour'])).toBe(5);
  expect(parsed.lineAt(['nobody'])).toBe(2);
  expect(parsed.lineAt(['ports'])).toBe(3);
});
