import { createRequire } from 'node:module';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { Document } from 'yaml';

const require = createRequire(import.meta.url);

/** Several times as slow as `js-yaml`, but knows where each value stands: loaded when somebody asks for that. */
function slowParser(): typeof import('yaml') {
  return require('yaml');
}

/** What the fast parser reads; undefined where it finds a fault, or something that it does not know. */
function readFast(source: string): { value: unknown } | undefined {
  try {
    return { value: load(source, { schema: CORE_SCHEMA }) };
  } catch {
    return undefined;
  }
}

/**
 * The value of a YAML text.
 *
 * @throws {YAMLParseError} that names line and column.
 */
export function readYaml(source: string): unknown {
  const fast = readFast(source);
  return fast ? fast.value : slowParser().parse(source);
}

export function isYamlFault(error: unknown): error is Error {
  return error instanceof Error && error.name === 'YAMLParseError';
}

/** What is wrong with a YAML text, and in which line of its file. */
export interface YamlProblem {
  line: number;
  reason: string;
}

/** The parser's faults that editors make, in their words; the rest says what the parser said. */
const REASONS: Record<string, string> = {
  BAD_INDENT: '字下げ(行頭の空白の数)がそろっていません',
  TAB_AS_INDENT: '字下げにタブは使えません。半角の空白を使ってください',
  DUPLICATE_KEY: '同じ項目が2回書かれています',
  MISSING_CHAR: '引用符または括弧が閉じられていません',
  BLOCK_AS_IMPLICIT_KEY: '「: 」の後に、さらに「: 」があります。値を引用符で囲んでください',
  MULTILINE_IMPLICIT_KEY: '項目名が2行にまたがっています。「: 」が抜けていないか確認してください',
  UNEXPECTED_TOKEN: '読み取れない文字があります。記号を含む値は引用符で囲んでください',
  BAD_ALIAS: '「*」で始まる値は引用符で囲んでください',
};

export interface ParsedYaml {
  value: unknown;
  /** The line of the file in which a value stands, or of what it is missing from. */
  lineAt(path: readonly PropertyKey[]): number | undefined;
}

/** A text with the places of its values, and the lines of those places. */
function locate(source: string, firstLine: number) {
  const { LineCounter, parseDocument } = slowParser();
  const lineCounter = new LineCounter();
  const document: Document = parseDocument(source, { lineCounter });
  return { document, lineOf: (offset: number) => lineCounter.linePos(offset).line + firstLine - 1 };
}

function offsetAt(document: Document, path: readonly PropertyKey[]): number | undefined {
  const { isNode } = slowParser();
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

/**
 * Parses YAML.
 *
 * @param firstLine the line of the file in which `source` begins, counted from 1.
 */
export function parseYaml(source: string, firstLine = 1): ParsedYaml | { problem: YamlProblem } {
  let located: ReturnType<typeof locate> | undefined;
  function lineAt(path: readonly PropertyKey[]): number | undefined {
    located ??= locate(source, firstLine);
    const offset = offsetAt(located.document, path);
    return offset === undefined ? undefined : located.lineOf(offset);
  }
  const fast = readFast(source);
  if (fast) return { value: fast.value, lineAt };
  located = locate(source, firstLine);
  const { document, lineOf } = located;
  const [error] = document.errors;
  if (!error) return { value: document.toJS(), lineAt };
  const reason = REASONS[error.code] ?? `YAMLとして読めません(${error.message.split('\n')[0]})`;
  return { problem: { line: lineOf(error.pos[0]), reason } };
}
