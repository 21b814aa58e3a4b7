import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { valueAt } from '../../corpus/problems/place.ts';
import { parseYaml } from '../../corpus/yaml.ts';
import { isRecord } from '../../shared/is-record.ts';
import { alignLists } from './list-changes.ts';
import { blockText, flowText, scalarText } from './yaml-text.ts';

/** The text uses YAML syntax that this module cannot edit by values. */
export class YamlEditError extends Error {
  override readonly name = 'YamlEditError';
}

/** Text range, by its offsets. */
interface TextRange {
  start: number;
  end: number;
}

/** Entry of a list or a mapping: its index or key, and the node of its value. */
interface Entry extends TextRange {
  key: number | string;
  node: unknown;
}

/**
 * Edits a YAML text to hold another value. Only lines whose values differ are rewritten: comments, order, quotes and
 * line breaks of all others stay. New keys follow existing ones, in the order of `after`.
 *
 * @param source one YAML document with a mapping or a list at its top
 * @param after plain data: objects, arrays, texts, finite numbers, booleans and null
 * @throws {YamlEditError} if the text is invalid YAML, has aliases, or cannot be given this value
 */
export function editYaml(source: string, after: unknown): string {
  if ('problem' in parseYaml(source)) throw new YamlEditError('the text is no YAML');
  // The fast parser has rejected duplicate keys; this check would take quadratic time.
  const document = parseDocument(source, { uniqueKeys: false });
  visit(document, {
    Alias() {
      throw new YamlEditError('the text has aliases');
    },
  });
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(before, after)) return source;
  if (!isCollection(document.contents)) return `${blockText(after, '')}\n`;
  const editor = new Editor(source);
  const whole = { start: 0, end: source.length };
  const edited = isFirstOf(document.contents, after)
    ? editor.replaced(whole, rangeOf(document.contents), blockText(after, ''))
    : editor.changed(whole, document.contents, before, after);
  const read = parseYaml(edited);
  if ('problem' in read || !isDeepStrictEqual(read.value, after))
    throw new YamlEditError('the text could not be given the value');
  return edited;
}

class Editor {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Text of a range in which a part is replaced. */
  replaced({ start, end }: TextRange, part: TextRange, text: string): string {
    return this.#source.slice(start, part.start) + text + this.#source.slice(part.end, end);
  }

  /** Text of a range in which a collection has another value. */
  changed(range: TextRange, node: unknown, before: unknown, after: unknown): string {
    if (isCollection(node) && node.flow) return this.replaced(range, rangeOf(node), flowText(after));
    if (!isSameShape(node, before, after)) throw new YamlEditError('a whole text cannot become empty');
    const entries = this.#entriesOf(node);
    const [first, last] = [entries.at(0), entries.at(-1)];
    if (!first || !last) throw new YamlEditError('a collection without entries');
    const indent = ' '.repeat(first.start - (this.#source.lastIndexOf('\n', first.start - 1) + 1));
    const text = this.#changedEntries(entries, before, after, indent);
    return this.replaced(range, { start: first.start, end: last.end }, text);
  }

  #changedEntries(entries: readonly Entry[], before: unknown, after: unknown, indent: string): string {
    const { changed, removed, added } =
      Array.isArray(before) && Array.isArray(after) ? alignLists(before, after) : alignKeys(entries, after);
    if (removed.length === entries.length) return blockText(after, indent);
    const isFlow = entries.some(({ node }) => isCollection(node) && node.flow);
    const texts = entries.map(({ start, end }): string | undefined => this.#source.slice(start, end));
    for (const index of removed) texts[index] = undefined;
    for (const { from, to } of changed) {
      const entry = entries[from];
      if (entry)
        texts[from] = this.#changedEntry(entry, valueAt(before, [entry.key]), valueAt(after, [to]), indent);
    }
    let first = '';
    for (const { to, follows, movedFrom } of added) {
      const moved = entries[movedFrom ?? -1];
      const text = moved
        ? this.#source.slice(this.#commentsAbove(moved, indent), moved.end)
        : entryText(to, valueAt(after, [to]), indent, isFlow);
      if (follows === -1) first += `${text}\n${indent}`;
      else texts[follows] += `\n${indent}${text}`;
    }
    return first + this.#joined(entries, texts, indent);
  }

  /** Joins the texts of entries and the separators between them. Comments right above a removed entry go with it. */
  #joined(entries: readonly Entry[], texts: readonly (string | undefined)[], indent: string): string {
    let joined = '';
    // End of the previous entry. The first one may share its line with a hyphen: the next remaining one moves there.
    let end: number | undefined;
    for (const [index, entry] of entries.entries()) {
      const text = texts[index];
      const above = this.#commentsAbove(entry, indent);
      if (text !== undefined)
        joined += this.#source.slice(end ?? (index === 0 ? entry.start : above), entry.start) + text;
      else if (end === undefined) continue;
      else joined += this.#source.slice(end, above - indent.length - 1);
      end = entry.end;
    }
    return joined;
  }

  #changedEntry(entry: Entry, before: unknown, after: unknown, indent: string): string {
    const { start, end, key, node } = entry;
    if (isDeepStrictEqual(before, after)) return this.#source.slice(start, end);
    // A comment behind an empty list keeps it in its line.
    const isOpened = typeof key === 'string' && isFirstOf(node, after) && end === rangeOf(node).end;
    if (!isOpened && isSameShape(node, before, after)) return this.changed(entry, node, before, after);
    // Replaced within the line, so that a trailing comment stays.
    if (isOneLine(node, after)) return this.replaced(entry, rangeOf(node), scalarText(after));
    return entryText(key, after, indent);
  }

  #entriesOf(collection: YAMLMap | YAMLSeq): Entry[] {
    return collection.items.map((item, index) => {
      if (isPair(item)) {
        if (!isScalar(item.key)) throw new YamlEditError('a key that is no text');
        const { start, end } = rangeOf(item.key);
        return { start, end: this.#endOf(item.value, end), key: String(item.key.value), node: item.value };
      }
      const { start: from, end: to } = rangeOf(item ?? collection);
      // Items of a list in block style start at their hyphen.
      const start = this.#source.lastIndexOf('-', item && to > from ? from - 1 : from);
      return { start, end: this.#endOf(item, start + 1), key: index, node: item };
    });
  }

  /** End of the last line of a value or its comment. */
  #endOf(node: unknown, otherwise: number): number {
    if (isCollection(node) && !node.flow) {
      const last: unknown = node.items.at(-1);
      return isPair(last) ? this.#endOf(last.value, rangeOf(last.key).end) : this.#endOf(last, otherwise);
    }
    const end = node ? rangeOf(node).end : otherwise;
    // The range of a multi-line text includes the final line break.
    if (this.#source[end - 1] === '\n') return this.#source.slice(0, end).trimEnd().length;
    const lineEnd = this.#source.indexOf('\n', end);
    return lineEnd === -1 ? this.#source.length : lineEnd;
  }

  /** Start of the comments right above an entry, after their indentation. */
  #commentsAbove({ start }: TextRange, indent: string): number {
    let at = start;
    for (;;) {
      const lineStart = at - indent.length;
      const previousStart = this.#source.lastIndexOf('\n', lineStart - 2) + 1;
      const previous = this.#source.slice(previousStart, Math.max(previousStart, lineStart - 1));
      if (lineStart === 0 || !previous.startsWith(`${indent}#`)) return at;
      at = previousStart + indent.length;
    }
  }
}

/** Changes of a mapping's fields, as those of a list. New keys follow the last kept key before them (-1 for none). */
function alignKeys(entries: readonly Entry[], after: unknown) {
  const keys = new Set<number | string>(isRecord(after) ? Object.keys(after) : []);
  const old = new Map(entries.map(({ key }, index) => [key, index]));
  let follows = -1;
  return {
    changed: [...old].filter(([key]) => keys.has(key)).map(([to, from]) => ({ from, to })),
    removed: [...old].filter(([key]) => !keys.has(key)).map(([, index]) => index),
    added: [...keys].flatMap((to) => {
      const index = old.get(to);
      follows = Math.max(follows, index ?? -1);
      return index === undefined ? [{ to, follows, movedFrom: undefined }] : [];
    }),
  };
}

/** Text of an entry: in a mapping with its key, in a list with its hyphen. */
function entryText(key: number | string, value: unknown, indent: string, isFlow = false): string {
  if (typeof key === 'string') return blockText({ [key]: value }, indent);
  return `- ${isFlow ? flowText(value) : blockText(value, `${indent}  `)}`;
}

/** Whether a collection keeps its type and is not empty, so that its entries can be edited one by one. */
function isSameShape(node: unknown, before: unknown, after: unknown): node is YAMLMap | YAMLSeq {
  const isSameKind = Array.isArray(before) === Array.isArray(after) && isRecord(before) === isRecord(after);
  return isCollection(node) && isSameKind && Object.keys(after ?? {}).length > 0;
}

/** Whether a value is the first content of an empty list, and has records: each then begins a line of its own. */
function isFirstOf(node: unknown, after: unknown): boolean {
  return isSeq(node) && node.items.length === 0 && Array.isArray(after) && after.some(isRecord);
}

/** Whether a text within one line remains one. */
function isOneLine(node: unknown, after: unknown): boolean {
  if (!isScalar(node) || node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') return false;
  const { start, end } = rangeOf(node);
  return end > start && (typeof after !== 'object' || after === null) && !String(after).includes('\n');
}

/** Start and end of a node in its text. @throws {YamlEditError} for a node without a range */
function rangeOf(node: unknown): TextRange {
  if (!isNode(node) || !node.range) throw new YamlEditError('a value without a place');
  return { start: node.range[0], end: node.range[1] };
}
