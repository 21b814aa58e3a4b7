import { createRequire } from 'node:module';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { Document, ErrorCode } from 'yaml';

const require = createRequire(import.meta.url);

/** Several times as slow as `js-yaml`, but knows the position of each value: loaded when a position is requested. */
function slowParser(): typeof import('yaml') {
  return require('yaml');
}

const ANY_NUMBER = -1;

/** Parses with the fast parser. Returns the 0-based line of the first fault or unsupported construct instead; aliases (`*name`) count as one by default. */
function readFast(source: string, maxAliases = 0): { value: unknown } | { line: number } {
  try {
    return { value: load(source, { schema: CORE_SCHEMA, maxAliases }) };
  } catch (error) {
    return { line: error instanceof YAMLException ? (error.mark?.line ?? 0) : 0 };
  }
}

/** Limit for the expanded size of a text with aliases: a few bytes of them can stand for gigabytes. */
const WRITTEN_OUT_MAX = 1_000_000;

/** Expanded size of a value, in characters and values; NaN for a cyclic one. Visits each shared part once. */
function writtenOut(value: unknown, known = new Map<object, number>()): number {
  if (typeof value === 'string') return value.length + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  known.set(value, Number.NaN);
  let length = 1;
  for (const [key, inner] of Object.entries(value)) length += key.length + writtenOut(inner, known);
  known.set(value, length);
  return length;
}

/**
 * Parses YAML.
 *
 * @throws {Error} with line and reason
 */
export function readYaml(source: string): unknown {
  const parsed = parseYaml(source);
  if ('problem' in parsed) throw new Error(`${parsed.problem.line}行目: ${parsed.problem.reason}`);
  return parsed.value;
}

/** A fault of a YAML text, with its line in the file. */
export interface YamlProblem {
  line: number;
  reason: string;
  fix?: string;
}

/** The parser's faults that editors make, in their words; others keep the parser's message. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: '字下げ(行頭の空白の数)がそろっていません',
  TAB_AS_INDENT: '字下げにタブは使えません。半角の空白を使ってください',
  DUPLICATE_KEY: '同じ項目が2回書かれています',
  MISSING_CHAR: '引用符または括弧が閉じられていません',
  BLOCK_AS_IMPLICIT_KEY: '「: 」の後に、さらに「: 」があります。値を引用符で囲んでください',
  MULTILINE_IMPLICIT_KEY: '項目名が2行にまたがっています。「: 」が抜けていないか確認してください',
  UNEXPECTED_TOKEN: '読み取れない文字があります。記号を含む値は引用符で囲んでください',
  BAD_ALIAS: '「*」で始まる値は引用符で囲んでください',
  BAD_DQ_ESCAPE: '二重引用符の中の「\\」の後に、使えない文字があります。単引用符で囲んでください',
  BAD_SCALAR_START: '「@」や「`」で始まる値は引用符で囲んでください',
  BAD_DIRECTIVE: '「%」で始まる行は書けません。引用符で囲んでください',
  BLOCK_IN_FLOW: '[ ] や { } の中では、「- 」で始まる一覧は書けません',
  MULTIPLE_DOCS: '「---」だけの行で、ファイルが2つに分かれています。その行を消してください',
  TAG_RESOLVE_FAILED: '「!」で始まる値は引用符で囲んでください',
  NON_STRING_KEY: '項目名は文字で書いてください',
  KEY_OVER_1024_CHARS: '項目名が長すぎます。「: 」の位置を確認してください',
  RESOURCE_EXHAUSTION: '入れ子が深すぎます',
};
const TOO_MANY_ALIASES = '「*名前」で繰り返す内容が多すぎます。値をそのまま書いてください';
const CONTAINS_ITSELF = 'が自分自身を含んでいます。値をそのまま書いてください';
const ALIAS_REASON = '「*名前」に当たる「&名前」がありません。「*」で始まる値は引用符で囲んでください';
const OTHER_REASON = 'YAMLとして読めません';
const OTHER_FIX = 'この行の字下げ、「: 」や「- 」の後の空白、引用符と括弧の対応を確認してください';

/** Whether aliases make a value too large or infinite, which no program may process. */
export function isTooMuch({ reason }: YamlProblem): boolean {
  return reason === TOO_MANY_ALIASES || reason.endsWith(CONTAINS_ITSELF);
}

interface ParsedYaml {
  value: unknown;
  /** The line of the file with a value, or with the parent that lacks it. */
  lineAt(path: readonly PropertyKey[]): number | undefined;
}

/** Parses with positions. `uniqueKeys` detects duplicate keys, in quadratic time. */
function locate(source: string, firstLine: number, uniqueKeys: boolean) {
  const { LineCounter, parseDocument } = slowParser();
  const lineCounter = new LineCounter();
  const document: Document = parseDocument(source, { lineCounter, uniqueKeys });
  return { document, lineOf: (offset: number) => lineCounter.linePos(offset).line + firstLine - 1 };
}

function offsetAt(document: Document, path: readonly PropertyKey[]): number | undefined {
  const { isMap, isNode } = slowParser();
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = isMap(parent) && parent.items.find((pair) => String(pair.key) === path[length - 1])?.key;
    const node = key || document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0];
}

/** Resolves aliases; undefined for an unknown anchor or an excessive expansion. */
function resolveAliases(document: Document): { value: unknown } | undefined {
  try {
    return { value: document.toJS() };
  } catch {
    return undefined;
  }
}

/** The first alias within the value of its own anchor. */
function findCycle(document: Document): { name: string; offset: number } | undefined {
  let found: { name: string; offset: number } | undefined;
  const { isNode, visit } = slowParser();
  visit(document, {
    Alias(_key, { source, range }, parents) {
      if (!parents.some((parent) => isNode(parent) && 'anchor' in parent && parent.anchor === source)) return;
      found = { name: source, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

/**
 * The line of the first `{{…}}` without quotes, which YAML reads as a mapping and not as text; undefined without one.
 *
 * @param source text that is valid YAML once its places are filled in
 */
export function unquotedPlace(source: string, firstLine = 1): number | undefined {
  const read = readFast(source, ANY_NUMBER);
  if ('value' in read) return undefined;
  if (source.length > EXPLAINED_MAX) return read.line + firstLine;
  const { document, lineOf } = locate(source, firstLine, true);
  const { isMap, visit } = slowParser();
  let offset = document.errors[0]?.pos[0] ?? 0;
  visit(document, {
    Pair(_key, { key }) {
      if (!isMap(key)) return;
      offset = Math.min(offset || Number.POSITIVE_INFINITY, key.range?.[0] ?? 0);
      return visit.BREAK;
    },
  });
  return lineOf(offset);
}

/** Limit in characters for explaining a fault with the slow parser: some texts of this length take it a second, longer ones minutes. */
const EXPLAINED_MAX = 48 * 1_024;

/**
 * Parses YAML.
 *
 * @param firstLine the line of the file in which `source` begins, counted from 1.
 */
export function parseYaml(source: string, firstLine = 1): ParsedYaml | { problem: YamlProblem } {
  let located: ReturnType<typeof locate> | undefined;
  function lineAt(path: readonly PropertyKey[]): number | undefined {
    // The fast parser has refused duplicate keys.
    located ??= locate(source, firstLine, false);
    const offset = offsetAt(located.document, path);
    return offset === undefined ? undefined : located.lineOf(offset);
  }
  const plain = readFast(source);
  if ('value' in plain) return { value: plain.value, lineAt };
  const problemAt = plain.line + firstLine;
  function bounded(value: unknown): ReturnType<typeof parseYaml> {
    const size = writtenOut(value);
    if (size <= WRITTEN_OUT_MAX) return { value, lineAt };
    if (!Number.isNaN(size)) return { problem: { line: problemAt, reason: TOO_MANY_ALIASES } };
    if (source.length <= EXPLAINED_MAX) located ??= locate(source, firstLine, false);
    const cycle = located && findCycle(located.document);
    return {
      problem: {
        line: located && cycle ? located.lineOf(cycle.offset) : problemAt,
        reason: `「&${cycle?.name ?? '名前'}」${CONTAINS_ITSELF}`,
      },
    };
  }
  const aliased = readFast(source, ANY_NUMBER);
  if ('value' in aliased) return bounded(aliased.value);
  if (source.length > EXPLAINED_MAX)
    return { problem: { line: aliased.line + firstLine, reason: OTHER_REASON, fix: OTHER_FIX } };
  located = locate(source, firstLine, true);
  const { document, lineOf } = located;
  const [error] = document.errors;
  if (!error) {
    const read = resolveAliases(document);
    return read ? bounded(read.value) : { problem: { line: firstLine, reason: ALIAS_REASON } };
  }
  const line = lineOf(error.pos[0]);
  const reason = REASONS[error.code];
  return {
    problem: reason === undefined ? { line, reason: OTHER_REASON, fix: OTHER_FIX } : { line, reason },
  };
}
