import { z } from 'zod';
import { MARK, type Place } from '../shared/marks.ts';

/* Marks for the desk's page editor, which finds the field of a text by them. Public content has none. */

type Path = readonly PropertyKey[];

/** Fields whose texts are compared with those of other records. */
const COMPARED = /^(?:labels|category|industry|region|functions)$/;
/** Files of texts that become parts of others or are compared with them, and declarations of products. */
const BASES = /^(?:facts|choices|functions|synonyms|words)\.yaml$|^specifications\//;
const DECLARATIONS = /^(?:fields|sheet|comparison|facets|figures|rules)$/;
/** Fields whose texts people read even where they look like a name for programs. */
const NAMES = /^(?:title|name|model|eyebrow|label)$/;
/** A schema reports a few faults at a time. */
const ATTEMPTS_MAX = 8;
const BLOCK_END = /<\/(?:p|li|h[2-4]|dt|dd|th|td|pre|figcaption)>/g;
const PICTURE_TEXT = /(?<=\salt=")[^"<>]*(?=")/g;

/** Whether texts at a place and below it may have marks. */
export function hasMarks({ file, path: [first] }: Place): boolean {
  return !BASES.test(file) && !(file.startsWith('categories/') && DECLARATIONS.test(String(first)));
}

/**
 * Appends a mark to every text of a parsed file that people read. A text that the schema accepts only without a mark is
 * an id, a path or a choice and stays as it is.
 */
export function withMarks(schema: z.core.$ZodType, raw: unknown, markAt: (path: Path) => string): unknown {
  const left = new Set<string>();
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const marked = markedValue(raw, [], (path) => (left.has(JSON.stringify(path)) ? '' : markAt(path)));
    const issues = z.safeParse(schema, marked).error?.issues;
    if (!issues) return marked;
    for (const { path } of issues) left.add(JSON.stringify(path));
  }
  return raw;
}

/** @param markAt returns an empty string for a value that stays as it is, with everything below it */
function markedValue(value: unknown, path: Path, markAt: (path: Path) => string): unknown {
  const inner = (child: unknown, key: PropertyKey) => markedValue(child, [...path, key], markAt);
  if (typeof value === 'string') return isForPeople(value, path) ? value + markAt(path) : value;
  if (typeof value !== 'object' || value === null || !markAt(path) || isScreen(value)) return value;
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inner(child, key)]));
}

/** Whether a text is compared with those of other records. */
export function isCompared(path: Path): boolean {
  return path.some((key) => COMPARED.test(String(key)));
}

function isForPeople(text: string, path: Path): boolean {
  if (isCompared(path)) return false;
  return /[^\x21-\x7e]/.test(text) || (text !== '' && NAMES.test(String(path.at(-1))));
}

/** A drawn screen, which calculates with the names of its columns. */
function isScreen(value: object): boolean {
  return 'kind' in value && value.kind === 'screen';
}

/** Splits a Markdown text and the mark at its end, which is empty in public content. */
export function splitMark(source: string): [text: string, mark: string] {
  const mark = source.match(MARK)?.at(-1) ?? '';
  return mark && source.endsWith(mark) ? [source.slice(0, -mark.length), mark] : [source, ''];
}

/** Appends a mark to the text of every block and picture of rendered Markdown. */
export function markBlocks(html: string, mark: string): string {
  if (!mark) return html;
  return html.replace(BLOCK_END, (end) => mark + end).replace(PICTURE_TEXT, (text) => text + mark);
}
