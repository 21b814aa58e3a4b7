import { isDeepStrictEqual } from 'node:util';
import { isCollection, isPair, isScalar, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { valueAt } from '../../corpus/problems/place.ts';
import { parseYaml } from '../../corpus/yaml.ts';
import { isRecord } from '../../shared/is-record.ts';
import { alignLists } from './align-lists.ts';
import { isFirstOf, isOneLine, isOneLineValue, isSameShape, rangeOf, YamlEditError } from './yaml-nodes.ts';
import { blockText, flowText, pairText, scalarText } from './yaml-text.ts';

/** Replacement of a text range, by its offsets. */
interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Entry of a list or a mapping: its text range, its index or key, and the node of its value. */
interface Entry {
  start: number;
  end: number;
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

  change(node: unknown, before: unknown, after: unknown): Splice[] {
    if (isCollection(node) && node.flow) return this.replace(node, flowText(after));
    if (!isSameShape(node, before, after)) throw new YamlEditError('a whole text cannot become empty');
    const entries = this.#entriesOf(node);
    const { start } = entryAt(entries, 0);
    const indent = ' '.repeat(start - (this.#source.lastIndexOf('\n', start - 1) + 1));
    const { changed, removed, added } =
      Array.isArray(before) && Array.isArray(after)
        ? alignLists(before, after)
        : alignKeys(entries, before, after);
    if (removed.length === entries.length) return wholeOf(entries, blockText(after, indent));
    const isFlow = entries.some((entry) => isCollection(entry.node) && entry.node.flow);
    return [
      ...this.#removals(entries, removed, indent),
      ...changed.flatMap(({ from, to }) => {
        const entry = entryAt(entries, from);
        return this.#changeEntry(entry, valueAt(before, [entry.key]), valueAt(after, [to]), indent);
      }),
      ...added.map(({ to, follows, movedFrom }) => {
        const text =
          movedFrom === undefined
            ? entryText(to, valueAt(after, [to]), indent, isFlow)
            : this.#textOf(entryAt(entries, movedFrom), indent);
        return this.#insertion(entries, follows, text, indent);
      }),
    ];
  }

  replace(node: unknown, text: string): Splice[] {
    const [start, end] = rangeOf(node);
    return [{ start, end, text }];
  }

  #changeEntry({ start, end, key, node }: Entry, before: unknown, after: unknown, indent: string): Splice[] {
    const whole = [{ start, end, text: entryText(key, after, indent) }];
    // A comment behind an empty list keeps it in its line.
    if (typeof key === 'string' && isFirstOf(node, after) && end === rangeOf(node)[1]) return whole;
    if (isSameShape(node, before, after)) return this.change(node, before, after);
    // Replaced within the line, so that a trailing comment stays.
    return isOneLine(node) && isOneLineValue(after) ? this.replace(node, scalarText(after)) : whole;
  }

  #entriesOf(collection: YAMLMap | YAMLSeq): Entry[] {
    return collection.items.map((item, index) => {
      if (isPair(item)) {
        if (!isScalar(item.key)) throw new YamlEditError('a key that is no text');
        const [start, end] = rangeOf(item.key);
        return { start, end: this.#endOf(item.value, end), key: String(item.key.value), node: item.value };
      }
      const [from, to] = rangeOf(item ?? collection);
      // Items of a list in block style start at their hyphen.
      const start = this.#source.lastIndexOf('-', item && to > from ? from - 1 : from);
      return { start, end: this.#endOf(item, start + 1), key: index, node: item };
    });
  }

  /** End of the last line of a value or its comment. */
  #endOf(node: unknown, otherwise: number): number {
    if (isCollection(node) && !node.flow) {
      const last: unknown = node.items.at(-1);
      return isPair(last) ? this.#endOf(last.value, rangeOf(last.key)[1]) : this.#endOf(last, otherwise);
    }
    const end = node ? rangeOf(node)[1] : otherwise;
    // The range of a multi-line text includes the final line break.
    if (this.#source[end - 1] === '\n') return this.#source.slice(0, end).trimEnd().length;
    const lineEnd = this.#source.indexOf('\n', end);
    return lineEnd === -1 ? this.#source.length : lineEnd;
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

/** Changes of a mapping's fields, as those of a list. New keys follow the last kept key before them (-1 for none). */
function alignKeys(entries: readonly Entry[], before: unknown, after: unknown) {
  const keys = new Set<number | string>(isRecord(after) ? Object.keys(after) : []);
  const old = new Map(entries.map(({ key }, index) => [key, index]));
  const isChanged = (key: number | string) =>
    !isDeepStrictEqual(valueAt(before, [key]), valueAt(after, [key]));
  let follows = -1;
  return {
    changed: [...old].filter(([key]) => keys.has(key) && isChanged(key)).map(([to, from]) => ({ from, to })),
    removed: [...old].filter(([key]) => !keys.has(key)).map(([, index]) => index),
    added: [...keys].flatMap((to) => {
      const index = old.get(to);
      follows = Math.max(follows, index ?? -1);
      return index === undefined ? [{ to, follows, movedFrom: undefined }] : [];
    }),
  };
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

/** Text of an entry: in a mapping with its key, in a list with its hyphen. */
function entryText(key: number | string, value: unknown, indent: string, isFlow = false): string {
  if (typeof key === 'string') return pairText(key, value, indent);
  return `- ${isFlow ? flowText(value) : blockText(value, `${indent}  `)}`;
}
