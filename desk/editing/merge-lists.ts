import { type Hunk, hunksOf } from './diff-lists.ts';

interface SidedHunk extends Hunk {
  side: 'mine' | 'theirs';
}

/** Items of the base list from `start` up to but not including `end`, with the changes of both sides. */
interface Span {
  start: number;
  end: number;
  hunks: SidedHunk[];
}

/** A list or a region of it, with the version of each side; equal to `base` if a side has not changed it. */
export interface ListVersions {
  base: unknown[];
  mine: unknown[];
  theirs: unknown[];
}

/**
 * Splits two versions of a list into regions: changed by one side, by both, or by neither. Concatenating the `base` of
 * all regions gives the base list; the same holds for both sides.
 */
export function regionsOf(versions: ListVersions): ListVersions[] {
  const { base } = versions;
  const hunks = (['mine', 'theirs'] as const).flatMap((side) => {
    const whole = { start: 0, end: base.length, to: 0, items: versions[side] };
    return (hunksOf(base, versions[side]) ?? [whole]).map((hunk) => ({ ...hunk, side }));
  });
  const end = { start: base.length, end: base.length, hunks: [] };
  let at = 0;
  return [...spansOf(hunks), end].flatMap((span) => {
    const unchanged = { start: at, end: span.start, hunks: [] };
    at = span.end;
    return [unchanged, span].map((each) => ({
      base: base.slice(each.start, each.end),
      mine: itemsOf(base, each, 'mine'),
      theirs: itemsOf(base, each, 'theirs'),
    }));
  });
}

/** Merges overlapping hunks, and insertions at the same position, into spans. */
function spansOf(hunks: SidedHunk[]): Span[] {
  const spans: Span[] = [];
  for (const hunk of hunks.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = spans.at(-1);
    const isSameInsertion = last?.end === hunk.start && last.start === hunk.end;
    if (last && (hunk.start < last.end || isSameInsertion)) {
      last.end = Math.max(last.end, hunk.end);
      last.hunks.push(hunk);
    } else spans.push({ start: hunk.start, end: hunk.end, hunks: [hunk] });
  }
  return spans;
}

/** Version that a side has of a span: its hunks and the unchanged items between them. */
function itemsOf(base: readonly unknown[], { start, end, hunks }: Span, side: SidedHunk['side']): unknown[] {
  const items: unknown[] = [];
  let at = start;
  for (const hunk of hunks.filter((one) => one.side === side)) {
    items.push(...base.slice(at, hunk.start), ...hunk.items);
    at = hunk.end;
  }
  return [...items, ...base.slice(at, end)];
}
