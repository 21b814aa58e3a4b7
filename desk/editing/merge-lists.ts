import { diffLists } from './diff-lists.ts';

/** Items of the base list from `start` up to but not including `end`, and their replacement. */
interface Hunk {
  start: number;
  end: number;
  items: unknown[];
}

interface SidedHunk extends Hunk {
  side: 'mine' | 'theirs';
}

interface Span {
  start: number;
  end: number;
  hunks: SidedHunk[];
}

/** Region of the base list with the version of each side; equal to `base` if a side has not changed it. */
export interface ListRegion {
  base: unknown[];
  mine: unknown[];
  theirs: unknown[];
}

/**
 * Splits two versions of a list into regions: changed by one side, by both, or by neither. Concatenating the `base` of
 * all regions gives the base list; the same holds for both sides.
 */
export function regionsOf(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): ListRegion[] {
  const hunks = [
    ...hunksOf(base, mine).map((hunk): SidedHunk => ({ ...hunk, side: 'mine' })),
    ...hunksOf(base, theirs).map((hunk): SidedHunk => ({ ...hunk, side: 'theirs' })),
  ];
  const regions: ListRegion[] = [];
  let at = 0;
  function keepUntil(end: number): void {
    const kept = base.slice(at, end);
    if (kept.length > 0) regions.push({ base: kept, mine: kept, theirs: kept });
    at = end;
  }
  for (const span of spansOf(hunks)) {
    keepUntil(span.start);
    regions.push({
      base: base.slice(span.start, span.end),
      mine: itemsOf(base, span, 'mine'),
      theirs: itemsOf(base, span, 'theirs'),
    });
    at = span.end;
  }
  keepUntil(base.length);
  return regions;
}

function hunksOf(before: readonly unknown[], after: readonly unknown[]): Hunk[] {
  const parts = diffLists(before, after);
  if (!parts) return [{ start: 0, end: before.length, items: [...after] }];
  const hunks: Hunk[] = [];
  let at = 0;
  let open: Hunk | undefined;
  for (const { value, added, removed, count } of parts) {
    if (!added && !removed) {
      open = undefined;
      at += count;
      continue;
    }
    if (!open) {
      open = { start: at, end: at, items: [] };
      hunks.push(open);
    }
    if (added) open.items.push(...value);
    else at = open.end += count;
  }
  return hunks;
}

/** Merges overlapping hunks, and insertions at the same position, into spans. */
function spansOf(hunks: SidedHunk[]): Span[] {
  const spans: Span[] = [];
  for (const hunk of [...hunks].sort((one, other) => one.start - other.start || one.end - other.end)) {
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
