import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** The text uses YAML syntax that this module cannot edit by values. */
export class YamlEditError extends Error {
  override readonly name = 'YamlEditError';
}

/** Whether a document refers to parts of itself, which cannot be edited by values. */
export function hasAliases(document: Document): boolean {
  let found = false;
  visit(document, (_key, node) => {
    if (isAlias(node)) {
      found = true;
      return visit.BREAK;
    }
    return undefined;
  });
  return found;
}

/** Whether a collection keeps its type and is not empty, so that its entries can be edited one by one. */
export function isSameShape(node: Node | null, before: unknown, after: unknown): node is YAMLMap | YAMLSeq {
  const isSameKind = Array.isArray(before) === Array.isArray(after) && isObject(before) === isObject(after);
  return isCollection(node) && isSameKind && !isEmpty(after);
}

/** Whether a value is the first content of an empty list, and has records: each then begins a line of its own. */
export function isFirstOf(node: Node | null, after: unknown): node is YAMLSeq {
  return isSeq(node) && node.items.length === 0 && Array.isArray(after) && after.some(isObject);
}

/** Start and end of a node in its text. @throws {YamlEditError} for a node without a range */
export function rangeOf(node: Node): [number, number] {
  if (!node.range) throw new YamlEditError('a value without a place');
  return [node.range[0], node.range[1]];
}

/** Key of a mapping's entry. @throws {YamlEditError} unless it is a scalar */
export function keyOf(key: unknown): string {
  if (!isScalar(key)) throw new YamlEditError('a key that is no text');
  return String(key.value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}

/** Whether a node is a text within one line. */
export function isOneLine(node: Node | null): node is Node {
  return (
    isScalar(node) &&
    node.type !== 'BLOCK_LITERAL' &&
    node.type !== 'BLOCK_FOLDED' &&
    node.range != null &&
    node.range[1] > node.range[0]
  );
}

/** Whether a value can be written within one line. */
export function isOneLineValue(value: unknown): boolean {
  return (typeof value !== 'object' || value === null) && !String(value).includes('\n');
}
