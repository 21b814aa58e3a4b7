/**
 * Channels of Japan (電波法, 無線設備規則 第49条の20 and the notices of 総務省) and their assignment to access points: neighbours of a
 * honeycomb get different ones.
 */

export type ChannelWidth = 20 | 40 | 80;

export interface ChannelRules {
  outdoor: boolean;
  /** Radars are near: excludes channels on which an access point has to give way (DFS). */
  avoidDfs: boolean;
}

const steps = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** By the centre of each channel. W52 and W53 are for indoor use only; W53 and W56 give way to radars. */
const W52: Record<ChannelWidth, number[]> = { 20: steps(36, 48, 4), 40: [38, 46], 80: [42] };
const W53: Record<ChannelWidth, number[]> = { 20: steps(52, 64, 4), 40: [54, 62], 80: [58] };
const W56: Record<ChannelWidth, number[]> = {
  20: steps(100, 144, 4),
  40: steps(102, 142, 8),
  80: steps(106, 138, 16),
};
/** 5,925 to 6,425 MHz, low power indoors (LPI). */
const LPI: Record<ChannelWidth, number[]> = {
  20: steps(1, 93, 4),
  40: steps(3, 91, 8),
  80: steps(7, 87, 16),
};

export function channels5(width: ChannelWidth, { outdoor, avoidDfs }: ChannelRules): number[] {
  if (outdoor) return avoidDfs ? [] : W56[width];
  return avoidDfs ? W52[width] : [...W52[width], ...W53[width], ...W56[width]];
}

export function channels6(width: ChannelWidth, { outdoor }: ChannelRules): number[] {
  return outdoor ? [] : LPI[width];
}

/** Three that do not overlap. */
export const CHANNELS_24 = [1, 6, 11];

/**
 * Sizes of the groups of cells that repeat over a honeycomb, each with a function that assigns a channel index to the
 * cell at (q, r).
 */
const PATTERNS: [size: number, colour: (q: number, r: number) => number][] = [
  [9, (q, r) => modulo(q, 3) + 3 * modulo(r, 3)],
  [7, (q, r) => modulo(q + 3 * r, 7)],
  [4, (q, r) => modulo(q, 2) + 2 * modulo(r, 2)],
  [3, (q, r) => modulo(q - r, 3)],
  [2, (q) => modulo(q, 2)],
  [1, () => 0],
];

function modulo(value: number, base: number): number {
  return ((value % base) + base) % base;
}

export interface ChannelPlan {
  /** The channel of an access point, by its index in the row-by-row order of the honeycomb. */
  channelOf(index: number): number;
  /** Number of cells after which a channel is used again. */
  reuse: number;
  /** Pairs of neighbours that share a channel. */
  conflicts: number;
}

/** Assigns channels to access points in a honeycomb; undefined without available channels. */
export function planChannels(count: number, available: readonly number[]): ChannelPlan | undefined {
  const [size, colour] = PATTERNS.find(([wanted]) => wanted <= available.length) ?? [];
  if (!size || !colour) return undefined;
  const columns = columnsOf(count);
  return {
    channelOf(index) {
      const row = Math.floor(index / columns);
      // Rows of a honeycomb are offset by half a cell: every second row begins one step earlier.
      return available[colour((index % columns) - Math.floor(row / 2), row)] as number;
    },
    reuse: size,
    conflicts: conflictsOf(size, count),
  };
}

function columnsOf(count: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(count)));
}

/**
 * Pairs of neighbours that share a channel, counted row by row: none with three or more channels, those of the same
 * column of the honeycomb with two, all with one.
 */
function conflictsOf(size: number, count: number): number {
  if (size > 2) return 0;
  const columns = columnsOf(count);
  let conflicts = 0;
  for (let row = 0; row * columns < count; row += 1) {
    const cells = Math.min(columns, count - row * columns);
    const above = row > 0;
    // A row with an even number is half a cell to the left of the one above it.
    const isLeft = row % 2 === 0;
    const sameColumn = above ? (isLeft ? cells - 1 : cells) : 0;
    const nextColumn = above ? (isLeft ? cells : Math.min(cells, columns - 1)) : 0;
    conflicts += sameColumn + (size === 1 ? nextColumn + cells - 1 : 0);
  }
  return conflicts;
}
