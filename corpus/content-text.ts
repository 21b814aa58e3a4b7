import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

/** A file's text without what editors on Windows add: a byte order mark, and carriage returns at the ends of lines. */
export function normalizeText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/**
 * Puts values in the places that a source names. `place` is a global pattern whose first group is the name; a name that
 * stands for nothing stays as it is and is told.
 */
export function fillPlaces(
  source: string,
  place: RegExp,
  lookUp: (name: string) => string | undefined,
): { source: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = source.replace(place, (whole, name: string) => {
    const value = lookUp(name);
    if (value === undefined) unknown.push(name);
    return value ?? whole;
  });
  return { source: filled, unknown };
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

function offsetAt(document: Document, path: readonly PropertyKey[]): number | undefined {
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
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [error] = document.errors;
  if (!error) {
    return {
      value: document.toJS(),
      lineAt(path) {
        const offset = offsetAt(document, path);
        return offset === undefined ? undefined : lineCounter.linePos(offset).line + firstLine - 1;
      },
    };
  }
  const { line } = lineCounter.linePos(error.pos[0]);
  return {
    problem: {
      line: line + firstLine - 1,
      reason: REASONS[error.code] ?? `YAMLとして読めません(${error.message.split('\n')[0]})`,
    },
  };
}
