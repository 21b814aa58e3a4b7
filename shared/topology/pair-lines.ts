import { groupBy } from '../group-by.ts';
import type { Box, PlacedTier } from './layout.ts';
import type { Pair } from './links.ts';

/** Height of a line above the pictures; the layout leaves room for it. */
const ABOVE = 7;
/** Half of the width of a line among the devices of one part. */
const LOOP = 14;
/** Distance of the two lines of a ring of two from their middle. */
export const DOUBLE = 4;

interface Placed {
  picture: Box;
  centre: number;
  /** Place in its row. */
  place: number;
}

/** Lines between parts of one tier: beside each other straight, others above the pictures or at the edge of the band. */
export function pairPaths({ parts, band }: PlacedTier, pairs: readonly Pair[]): string {
  const rows = groupBy(parts, ({ picture }) => picture.y);
  const placed = new Map(
    [...rows.values()].flatMap((row) =>
      row.map(({ part, picture, centre }, place): [string, Placed] => [part.key, { picture, centre, place }]),
    ),
  );
  return pairs
    .flatMap(({ keys: [first, second], isDouble }) => {
      const [one, other] = [placed.get(first), placed.get(second)];
      return one && other ? [pathOf(one, other, { isDouble, edge: band.x + band.width - ABOVE })] : [];
    })
    .join('');
}

function pathOf(one: Placed, other: Placed, { isDouble, edge }: { isDouble: boolean; edge: number }): string {
  const [left, right] = one.centre <= other.centre ? [one, other] : [other, one];
  const top = left.picture.y;
  if (left === right) return above(left.centre - LOOP, left.centre + LOOP, top);
  if (left.picture.y !== right.picture.y)
    return `M${tenths(left.centre)} ${tenths(top)}v-${ABOVE}H${tenths(edge)}V${tenths(right.picture.y - ABOVE)}H${tenths(right.centre)}v${ABOVE}`;
  if (right.place - left.place > 1) return above(left.centre, right.centre, top);
  const middle = top + left.picture.height / 2;
  return (isDouble ? [middle - DOUBLE, middle + DOUBLE] : [middle])
    .map((y) => `M${tenths(left.picture.x + left.picture.width)} ${tenths(y)}H${tenths(right.picture.x)}`)
    .join('');
}

function above(from: number, to: number, top: number): string {
  return `M${tenths(from)} ${tenths(top)}v-${ABOVE}H${tenths(to)}v${ABOVE}`;
}

/** Rounded for a path. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
