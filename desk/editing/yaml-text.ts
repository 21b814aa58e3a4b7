import { Document, Scalar, type ToStringOptions, visit } from 'yaml';

const OPTIONS = {
  lineWidth: 0,
  singleQuote: true,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
} satisfies ToStringOptions;

/** Texts that require double quotes: leading or trailing spaces, control characters, document separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const UNUSUAL = /^\s|\s$|^(?:---|\.\.\.)|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

function stringify(value: unknown, isFlow = false): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value !== 'string') return;
      if (UNUSUAL.test(node.value) || (isFlow && node.value.includes('\n'))) node.type = Scalar.QUOTE_DOUBLE;
    },
    Collection(_key, node) {
      if (isFlow || node.items.length === 0) node.flow = true;
    },
  });
  return document.toString(OPTIONS).trimEnd();
}

/** Formats a value in block style; lines after the first are indented by `indent`. Without a final line break. */
export function blockText(value: unknown, indent: string): string {
  return stringify(value).replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
}

/** Formats a value in one line: `[a, b]`, `{ key: value }`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return inFlow(value);
  const pairs = Object.entries(value).map(([key, one]) => `${inFlow(key)}: ${flowText(one)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** Formats a text, number, boolean or null in one line, for use after a key. */
export function scalarText(value: unknown): string {
  return stringify({ key: value }).slice('key: '.length);
}

/** Quotes a value for flow style if it contains commas or braces. */
function inFlow(value: unknown): string {
  return stringify([value], true).slice(1, -1);
}
