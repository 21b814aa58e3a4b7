/**
 * Channels of Japan (電波法, 無線設備規則 第49条の20 and the notices of 総務省) and their assignment to access points: neighbours of a
 * honeycomb get different ones.
 */

export type ChannelWidth = 20 | 40 | 80;

interface ChannelRules {
  outdoor: boolean;
  /** Radars are near: excludes channels on which an access point has to give way (DFS). */
  avoidDfs: boolean;
}

const steps = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

type Channels = Readonly<Record<ChannelWidth, number[]>>;

/** By the centre of each channel. W52 and W53 are for indoor use only; W53 and W56 give way to radars. */
const W52: Channels = { 20: steps(36, 48, 4), 40: [38, 46], 80: [42] };
const W53: Channels = { 20: steps(52, 64, 4), 40: [54, 62], 80: [58] };
const W56: Channels = { 20: steps(100, 144, 4), 40: steps(102, 142, 8), 80: steps(106, 138, 16) };
/** 5,925 to 6,425 MHz, low power indoors (LPI). */
const LPI: Channels = { 20: steps(1, 93, 4), 40: steps(3, 91, 8), 80: steps(7, 87, 16) };

/** Channels by groups that two radios in one device can use at the same time: W52 with W53, and W56. */
export function channelGroups5(width: ChannelWidth, { outdoor, avoidDfs }: ChannelRules): number[][] {
  const low = outdoor ? [] : [...W52[width], ...(avoidDfs ? [] : W53[width])];
  return [low, avoidDfs ? [] : W56[width]].filter((group) => group.length > 0);
}

/** Whether an access point on this channel of 5 GHz gives way to radars: all but W52. */
export function isDfs(channel: number): boolean {
  return channel > 50;
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

/** Assigns channels to access points in a honeycomb; undefined without available channels. */
export function planChannels(count: number, available: readonly number[]) {
  const [size, colour] = PATTERNS.find(([wanted]) => wanted <= available.length) ?? [];
  if (!size || !colour) return undefined;
  const columns = Math.max(1, Math.ceil(Math.sqrt(count)));
  return {
    /** The channel of an access point, by its index in the row-by-row order of the honeycomb. */
    channelOf(index: number): number {
      const row = Math.floor(index / columns);
      // Rows of a honeycomb are offset by half a cell: every second row begins one step earlier.
      return available[colour((index % columns) - Math.floor(row / 2), row)] as number;
    },
    /** Some neighbours share a channel: three channels keep all neighbours of a honeycomb apart. */
    isShort: size < 3 && count > size,
  };
}
export type ChannelPlan = NonNullable<ReturnType<typeof planChannels>>;
