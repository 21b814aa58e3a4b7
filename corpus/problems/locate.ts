import { z } from 'zod';
import { placeIn, valueAt } from './place.ts';
import type { ContentProblem } from './problem.ts';

type Path = (string | number)[];

/** A file that was read. */
export interface ReadFile {
  source: string;
  /** Of YAML, or of the front matter. */
  value: unknown;
  /** The line of a value, or of the parent that lacks it. */
  lineAt(path: readonly PropertyKey[]): number | undefined;
  schema: z.core.$ZodType;
}

/** Completes a problem with path, line and the field's title for editors, as far as these are known. */
export function locate(problem: ContentProblem, file: ReadFile | undefined): ContentProblem {
  if (!file) return problem;
  const { value, schema } = file;
  const named = problem.path ?? resolveField(file, problem.field);
  const path = problem.text === undefined ? named : pathOfText(value, named ?? [], problem.text);
  const line = problem.line ?? lineOf(file, path ?? named, problem.text);
  const title = path && path.length > 0 ? placeIn(schema, path, value)?.title : undefined;
  return {
    ...problem,
    ...(path && path.length > 0 && { path, field: fieldName(problem.field, path) }),
    ...(title !== undefined && { title }),
    ...(line !== undefined && { line }),
  };
}

/** A check's own name for a field is more precise than its path, unless it only names a part of the file. */
function fieldName(field: string, path: Path): string {
  return /^\w/.test(field) ? field : z.core.toDotPath(path);
}

function lineOf(file: ReadFile, path: Path | undefined, text: string | undefined): number | undefined {
  const line = path && file.lineAt(path);
  if (text === undefined) return line;
  const lines = file.source.split('\n');
  const from = (line ?? 1) - 1;
  const found = lines.findIndex((one, index) => index >= from && one.includes(text));
  return found < 0 ? line : found + 1;
}

/** Path of the first value below a path that contains the text; undefined for text below front matter. */
function pathOfText(value: unknown, below: Path, text: string): Path | undefined {
  const found = search(valueAt(value, below), text);
  return found && [...below, ...found];
}

function search(value: unknown, text: string): Path | undefined {
  if (typeof value === 'string') return value.includes(text) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = search(inner, text);
    if (found) return [Array.isArray(value) ? Number(key) : key, ...found];
  }
  return undefined;
}

/** `name`, `[3]`, `[role=uplink]`, `(id 5)`, `(1.2.0)`. */
const STEP = /([^.[\]()|]+)|\[(\d+)\]|\[(\w+)=([^\]]+)\]|\((?:id )?([^()]*)\)/g;
/** Fields that identify an item of a list. */
const NAMES = ['id', 'date', 'serial', 'name', 'term', 'urlName', 'path', 'from', 'version', 'key'];

/**
 * Resolves a field as checks write it (`sections(id support)`, `releases[0].publishedOn`) to a path; undefined for a
 * field that is not in the file.
 */
function resolveField(
  { value, schema }: Pick<ReadFile, 'value' | 'schema'>,
  field: string,
): Path | undefined {
  if (!/^[\w]/.test(field) && !Array.isArray(value)) return undefined;
  const path: Path = [];
  if (Array.isArray(value)) {
    const named = /\((?:id )?([^()]*)\)/.exec(field)?.[1] ?? field;
    const index = indexOf(value, named);
    if (index < 0) return undefined;
    path.push(index);
    if (named === field) return path;
  } else path.push(...listWith(value, field));
  for (const [, name, index, key, wanted, item] of withoutFilter(field).matchAll(STEP)) {
    const here = valueAt(value, path);
    if (name !== undefined) path.push(Array.isArray(here) && /^\d+$/.test(name) ? Number(name) : name);
    else if (index !== undefined) path.push(Number(index));
    else if (!Array.isArray(here)) continue;
    else {
      const found = key === undefined ? indexOf(here, item ?? '') : indexOf(here, wanted ?? '', [key]);
      if (found < 0) break;
      path.push(found);
    }
  }
  // A derived value is located where its source is.
  const isKnown = () => valueAt(value, path) !== undefined || placeIn(schema, path, value) !== undefined;
  while (path.length > 0 && !isKnown()) path.pop();
  return path.length > 0 ? path : undefined;
}

/** Path of the list item that a field such as `tags(id 5)` belongs to, if the record has no such field itself. */
function listWith(value: unknown, field: string): Path {
  const [, name = '', id = ''] = /^(\w+)\(id ([^)]*)\)/.exec(field) ?? [];
  if (typeof value !== 'object' || value === null || name in value) return [];
  for (const [key, list] of Object.entries(value)) {
    const index = Array.isArray(list) ? indexOf(list, id, ['id']) : -1;
    if (index >= 0) return [key, index];
  }
  return [];
}

function withoutFilter(field: string): string {
  return field.split('|')[0] ?? '';
}

function indexOf(list: readonly unknown[], name: string, keys: readonly string[] = NAMES): number {
  // Of two items with one name the later is the wrong one.
  return list.findLastIndex((item) => keys.some((key) => String(valueAt(item, [key])) === name));
}
