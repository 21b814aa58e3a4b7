import { hunksOf } from './list-changes.ts';

/** A list or a region of it, with the version of each side; equal to `base` if a side has not changed it. */
export interface ListVersions {
  base: unknown[];
  mine: unknown[];
  theirs: unknown[];
}

/**
 * Splits two versions of a list into regions, as small as the changes of both sides allow. Concatenating the `base` of
 * all regions gives the base list; the same holds for both sides.
 */
export function regionsOf({ base, mine, theirs }: ListVersions): ListVersions[] {
  const [inMine, inTheirs] = [placesIn(base, mine), placesIn(base, theirs)];
  const regions: ListVersions[] = [];
  const done = { base: 0, mine: 0, theirs: 0 };
  for (let at = 0; at <= base.length; at += 1) {
    const [ours, others] = [inMine(at), inTheirs(at)];
    if (!ours || !others) continue;
    regions.push(
      {
        base: base.slice(done.base, at),
        mine: mine.slice(done.mine, ours.end),
        theirs: theirs.slice(done.theirs, others.end),
      },
      // What the sides add here.
      { base: [], mine: mine.slice(ours.end, ours.next), theirs: theirs.slice(others.end, others.next) },
    );
    Object.assign(done, { base: at, mine: ours.next, theirs: others.next });
  }
  return regions;
}

/**
 * Maps a place between two items of a list to its version: the end of what precedes the place, and the start of what
 * follows it, with added items between them. Undefined within a change.
 */
function placesIn(base: readonly unknown[], version: readonly unknown[]) {
  const hunks = hunksOf(base, version) ?? [{ start: 0, end: base.length, items: version }];
  const growth = (some: typeof hunks) =>
    some.reduce((sum, { start, end, items }) => sum + items.length - (end - start), 0);
  return (at: number) => {
    if (hunks.some(({ start, end }) => start < at && at < end)) return undefined;
    const before = hunks.filter(({ end }) => end <= at);
    return { end: at + growth(before.filter(({ start }) => start < at)), next: at + growth(before) };
  };
}
