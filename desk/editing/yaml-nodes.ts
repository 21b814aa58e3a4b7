import { isCollection, isNode, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord } from '../../shared/is-record.ts';

/** The text uses YAML syntax that this module cannot edit by values. */
export class YamlEditError extends Error {
  override readonly name = 'YamlEditError';
}

/** Whether a collection keeps its type and is not empty, so that its entries can be edited one by one. */
export function isSameShape(node: unknown, before: unknown, after: unknown): node is YAMLMap | YAMLSeq {
  const isSameKind = Array.isArray(before) === Array.isArray(after) && isRecord(before) === isRecord(after);
  return isCollection(node) && isSameKind && Object.keys(after ?? {}).length > 0;
}

/** Whether a value is the first content of an empty list, and has records: each then begins a line of its own. */
export function isFirstOf(node: unknown, after: unknown): node is YAMLSeq {
  return isSeq(node) && node.items.length === 0 && Array.isArray(after) && after.some(isRecord);
}

/** Start and end of a node in its text. @throws {YamlEditError} for a node without a range */
export function rangeOf(node: unknown): { start: number; end: number } {
  if (!isNode(node) || !node.range) throw new YamlEditError('a value without a place');
  return { start: node.range[0], end: node.range[1] };
}

/** Whether a node is a text within one line. */
export function isOneLine(node: unknown): node is Scalar {
  if (!isScalar(node) || node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') return false;
  return node.range != null && node.range[1] > node.range[0];
}

/** Whether a value can be written within one line. */
export function isOneLineValue(value: unknown): boolean {
  return (typeof value !== 'object' || value === null) && !String(value).includes('\n');
}
