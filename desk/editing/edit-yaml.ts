import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseYaml } from '../../corpus/yaml.ts';
import { alignLists } from './align-lists.ts';
import {
  hasAliases,
  isFirstOf,
  isObject,
  isOneLine,
  isOneLineValue,
  isSameShape,
  keyOf,
  rangeOf,
  YamlEditError,
} from './yaml-nodes.ts';
import { blockText, flowText, pairText, scalarText } from './yaml-text.ts';

/** Replacement of a text range, by its offsets. */
interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Text range of an entry of a list or a mapping. */
interface Entry {
  start: number;
  end: number;
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
  if (hasAliases(document)) throw new YamlEditError('the text has aliases');
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(before, after)) return source;
  if (!document.contents || !isCollection(document.contents)) return `${blockText(after, '')}\n`;
  const editor = new Editor(source);
  const splices = isFirstOf(document.contents, after)
    ? editor.replace(document.contents, blockText(after, ''))
    : editor.change(document.contents, before, after);
  const edited = applySplices(source, splices);
  const read = parseYaml(edited);
  if ('problem' in read || !isDeepStrictEqual(read.value, after))
    throw new YamlEditError('the text could not be given the value');
  return edited;
}

/** Applies splices. They never overlap; those of one offset keep their order. */
function applySplices(source: string, splices: readonly Splice[]): string {
  let text = '';
  let at = 0;
  for (const splice of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  return text + source.slice(at);
}

class Editor {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  change(node: Node | null, before: unknown, after: unknown): Splice[] {
    if (isDeepStrictEqual(before, after)) return [];
    if (isCollection(node) && node.flow) return this.replace(node, flowText(after));
    if (isMap(node) && isObject(before) && isObject(after) && Object.keys(after).length > 0)
      return this.#changeMap(node, before, after);
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && after.length > 0)
      return this.#changeList(node, before, after);
    throw new YamlEditError('a whole text cannot become empty');
  }

  replace(node: Node, text: string): Splice[] {
    const [start, end] = rangeOf(node);
    return [{ start, end, text }];
  }

  #changeMap(map: YAMLMap, before: Record<string, unknown>, after: Record<string, unknown>): Splice[] {
    const pairs = map.items as Pair<Node, Node | null>[];
    const entries = pairs.map((pair) => this.#entryOf(pair.key, pair.value));
    const indent = this.#indentOf(entryAt(entries, 0));
    const keys = pairs.map(({ key }) => keyOf(key));
    const removed = keys.flatMap((key, index) => (Object.hasOwn(after, key) ? [] : [index]));
    if (removed.length === keys.length) return wholeOf(entries, blockText(after, indent));
    return [
      ...this.#removals(entries, removed, indent),
      ...pairs.flatMap((pair, index) => {
        const key = keyOf(pair.key);
        if (!Object.hasOwn(after, key) || isDeepStrictEqual(before[key], after[key])) return [];
        return this.#changePair(pair, entryAt(entries, index), {
          before: before[key],
          after: after[key],
          indent,
        });
      }),
      ...addedKeys(keys, after).map(({ key, follows }) =>
        this.#insertion(entries, follows, pairText(key, after[key], indent), indent),
      ),
    ];
  }

  #changePair(
    pair: Pair<Node, Node | null>,
    entry: Entry,
    { before, after, indent }: { before: unknown; after: unknown; indent: string },
  ): Splice[] {
    const { value } = pair;
    // A comment behind the list keeps it in its line.
    const isAtEnd = value !== null && entry.end === rangeOf(value)[1];
    if (isFirstOf(value, after))
      return isAtEnd
        ? [{ ...entry, text: pairText(keyOf(pair.key), after, indent) }]
        : this.replace(value, flowText(after));
    if (isSameShape(value, before, after)) return this.change(value, before, after);
    // Replaced within the line, so that a trailing comment stays.
    if (isOneLine(value) && isOneLineValue(after)) return this.replace(value, scalarText(after));
    return [{ ...entry, text: pairText(keyOf(pair.key), after, indent) }];
  }

  #changeList(list: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): Splice[] {
    const nodes = list.items as (Node | null)[];
    const entries = nodes.map((node) => this.#itemOf(list, node));
    const indent = this.#indentOf(entryAt(entries, 0));
    const isFlow = nodes.some((node) => isCollection(node) && node.flow);
    const { changed, removed, added } = alignLists(before, after);
    if (removed.length === before.length) return wholeOf(entries, blockText(after, indent));
    return [
      ...this.#removals(entries, removed, indent),
      ...changed.flatMap(({ from, to }) =>
        this.#changeItem(nodes[from] ?? null, entryAt(entries, from), {
          before: before[from],
          after: after[to],
          indent,
        }),
      ),
      ...added.map(({ index, follows, movedFrom }) => {
        const text =
          movedFrom === undefined
            ? itemText(after[index], indent, isFlow)
            : this.#textOf(entryAt(entries, movedFrom), indent);
        return this.#insertion(entries, follows, text, indent);
      }),
    ];
  }

  #changeItem(
    node: Node | null,
    entry: Entry,
    { before, after, indent }: { before: unknown; after: unknown; indent: string },
  ): Splice[] {
    if (isSameShape(node, before, after)) return this.change(node, before, after);
    if (isOneLine(node) && isOneLineValue(after)) return this.replace(node, scalarText(after));
    return [{ ...entry, text: itemText(after, indent, false) }];
  }

  #entryOf(key: Node, value: Node | null): Entry {
    const [start, keyEnd] = rangeOf(key);
    return { start, end: this.#endOf(value, keyEnd) };
  }

  /** Items of a list in block style start at their hyphen. */
  #itemOf(list: YAMLSeq, node: Node | null): Entry {
    const from = node ? rangeOf(node)[0] : rangeOf(list)[0];
    const start = this.#source.lastIndexOf('-', node && rangeOf(node)[1] > from ? from - 1 : from);
    return { start, end: this.#endOf(node, start + 1) };
  }

  /** End of the last line of a value or its comment. */
  #endOf(node: Node | null, otherwise: number): number {
    if (isCollection(node) && !node.flow) {
      const last: unknown = node.items.at(-1);
      if (isMap(node) && last) {
        const pair = last as Pair<Node, Node | null>;
        return this.#endOf(pair.value, rangeOf(pair.key)[1]);
      }
      return this.#endOf(last as Node | null, otherwise);
    }
    const end = node ? rangeOf(node)[1] : otherwise;
    // The range of a multi-line text includes the final line break.
    if (this.#source[end - 1] === '\n') return this.#source.slice(0, end).trimEnd().length;
    const lineEnd = this.#source.indexOf('\n', end);
    return lineEnd === -1 ? this.#source.length : lineEnd;
  }

  #indentOf({ start }: Entry): string {
    return ' '.repeat(start - (this.#source.lastIndexOf('\n', start - 1) + 1));
  }

  /** Removes entries, each with the comments right above it. At least one entry must remain. */
  #removals(entries: readonly Entry[], removed: readonly number[], indent: string): Splice[] {
    const isGone = new Set(removed);
    const first = entries.findIndex((_entry, index) => !isGone.has(index));
    const later = removed
      .filter((index) => index > first)
      .map((index) => {
        const { start, end } = entryAt(entries, index);
        return { start: this.#commentsAbove(start, indent) - indent.length - 1, end, text: '' };
      });
    if (first === 0) return later;
    // The first entry may share its line with a hyphen: the next remaining entry moves to its position.
    const end = this.#commentsAbove(entryAt(entries, first).start, indent);
    return [{ start: entryAt(entries, 0).start, end, text: '' }, ...later];
  }

  /** Text of an entry with the comments right above it. */
  #textOf({ start, end }: Entry, indent: string): string {
    return this.#source.slice(this.#commentsAbove(start, indent), end);
  }

  /** Start of the comments right above an entry, after their indentation. */
  #commentsAbove(start: number, indent: string): number {
    let at = start;
    for (;;) {
      const lineStart = at - indent.length;
      const previousStart = this.#source.lastIndexOf('\n', lineStart - 2) + 1;
      const previous = this.#source.slice(previousStart, Math.max(previousStart, lineStart - 1));
      if (lineStart === 0 || !previous.startsWith(`${indent}#`)) return at;
      at = previousStart + indent.length;
    }
  }

  /** @param follows index of the unchanged entry before the new text; -1 for the start */
  #insertion(entries: readonly Entry[], follows: number, text: string, indent: string): Splice {
    const previous = entries[follows];
    if (previous) return { start: previous.end, end: previous.end, text: `\n${indent}${text}` };
    const { start } = entryAt(entries, 0);
    return { start, end: start, text: `${text}\n${indent}` };
  }
}

/** New keys in order, each with the index of the last kept key before it (-1 for none). */
function addedKeys(keys: readonly string[], after: object): { key: string; follows: number }[] {
  const places = new Map(keys.map((key, index) => [key, index]));
  let follows = -1;
  return Object.keys(after).flatMap((key) => {
    const place = places.get(key);
    if (place === undefined) return { key, follows };
    follows = Math.max(follows, place);
    return [];
  });
}

function entryAt(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (!entry) throw new YamlEditError('a collection without entries');
  return entry;
}

/** Replaces all entries of a collection. */
function wholeOf(entries: readonly Entry[], text: string): Splice[] {
  return [{ start: entryAt(entries, 0).start, end: entryAt(entries, entries.length - 1).end, text }];
}

function itemText(value: unknown, indent: string, isFlow: boolean): string {
  return `- ${isFlow ? flowText(value) : blockText(value, `${indent}  `)}`;
}
