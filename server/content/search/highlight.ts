import type { MarkedText } from '../../../records/search/wire.ts';
import { searchText, searchTextWithOffsets } from './spelling.ts';

const SNIPPET_LENGTH = 120;
/** Length of the text before the first match. */
const BEFORE = 30;
const ELLIPSIS = '…';

interface Range {
  from: number;
  to: number;
}

/** Ranges of matches in the original text. */
function rangesIn(source: string, patterns: RegExp[]): Range[] {
  const { text, starts, ends } = searchTextWithOffsets(source);
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: match }): Range => ({ from: starts[index]!, to: ends[index + match.length - 1]! }),
    ),
  );
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const merged: Range[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push(range);
  }
  return merged;
}

function mark(source: string, ranges: Range[], from = 0, to = source.length): MarkedText {
  const parts: MarkedText = [];
  let position = from;
  for (const range of ranges) {
    if (range.to <= from || range.from >= to) continue;
    const start = Math.max(range.from, from);
    const end = Math.min(range.to, to);
    if (start > position) parts.push({ text: source.slice(position, start), hit: false });
    parts.push({ text: source.slice(start, end), hit: true });
    position = end;
  }
  if (position < to) parts.push({ text: source.slice(position, to), hit: false });
  return parts;
}

export function highlight(source: string, patterns: RegExp[]): MarkedText {
  return mark(source, rangesIn(source, patterns));
}

/**
 * The most relevant part of a text: from the start of the sentence with the first match, or the beginning of the text
 * without one. The body is searched only if the lead does not match all patterns.
 */
export function snippet(lead: string, body: string, patterns: RegExp[]): MarkedText {
  const says = searchText(lead);
  const isWhole = patterns.every((pattern) => says.search(pattern) >= 0);
  const source = isWhole ? lead : `${lead}\n${body}`;
  const lines = source.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const text = lines.filter((line) => line !== '').join('\n');
  const ranges = rangesIn(text, patterns);
  const from = startOfSnippet(text, densest(ranges));
  const to = outsidePair(text, Math.min(text.length, from + SNIPPET_LENGTH));
  const parts = mark(text.replaceAll('\n', ' '), ranges, from, to);
  if (to < text.length) parts.push({ text: ELLIPSIS, hit: false });
  return from > 0 && !startsSentence(text, from) ? [{ text: ELLIPSIS, hit: false }, ...parts] : parts;
}

/** Start of the first range from which a snippet has the most matching characters. Ranges must not overlap. */
function densest(ranges: Range[]): number {
  let best = { from: 0, matching: 0 };
  let matching = 0;
  let after = 0;
  for (const { from, to } of ranges) {
    for (let next = ranges[after]; next && next.to <= from + SNIPPET_LENGTH - BEFORE; next = ranges[after]) {
      matching += next.to - next.from;
      after += 1;
    }
    if (matching > best.matching) best = { from, matching };
    // A range longer than a snippet was never counted.
    if (to <= from + SNIPPET_LENGTH - BEFORE) matching -= to - from;
    else after += 1;
  }
  return best.from;
}

function startsSentence(text: string, position: number): boolean {
  return position === 0 || /[。\n]/.test(text[position - 1]!);
}

function startOfSnippet(text: string, hit: number): number {
  const earliest = Math.max(0, hit - BEFORE);
  for (let position = hit; position >= earliest; position -= 1)
    if (startsSentence(text, position)) return position;
  return outsidePair(text, earliest);
}

/** Moves a position out of a surrogate pair. */
function outsidePair(text: string, position: number): number {
  return /[\uDC00-\uDFFF]/.test(text[position] ?? '') ? position + 1 : position;
}
