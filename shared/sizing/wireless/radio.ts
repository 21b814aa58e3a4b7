import type { RadioFigure } from '../../products/figures.ts';

/** Reach and capacity of a radio indoors: values for planning, no site survey. */

/** Planned power, below the 200 mW (23 dBm) that Japan allows indoors. */
const EIRP_DBM = 20;
/** Signal required for voice and video calls. */
const NEEDED_DBM = -67;
/** Margin for people, furniture and fading. */
const FADING_DB = 10;
/**
 * 5 GHz, offices: power loss coefficient N (table 2, 5.2 GHz) and constant of equation (1) of Recommendation ITU-R
 * P.1238-8, on one floor: L = 20 log f + N log d − 28. Later editions fit other curves.
 */
const MEGAHERTZ = 5_500;
const LOSS_COEFFICIENT = 31;
const CONSTANT_DB = 28;
/** Height of devices above the floor. */
const DEVICE_HEIGHT_M = 1;
/** Minimum distance between a person and an access point. */
const LEAST_RADIUS_M = 2;

/** Loss of partitions within a room at 5 GHz (from the material properties of Recommendation ITU-R P.2040-3). */
export const PARTITIONS_DB = { none: 0, board: 4, brick: 8, concrete: 13 } as const;
export type Partition = keyof typeof PARTITIONS_DB;

/** Distance up to which the signal is strong enough, in m. */
export function reachM(partitionDb: number): number {
  const lossDb = EIRP_DBM - NEEDED_DBM - FADING_DB - partitionDb;
  return 10 ** ((lossDb - 20 * Math.log10(MEGAHERTZ) + CONSTANT_DB) / LOSS_COEFFICIENT);
}

/** Floor area that one access point on the ceiling covers, in m²: the hexagon within its circle of reach. */
export function coverageM2(ceilingM: number, partition: Partition): number {
  const reach = reachM(PARTITIONS_DB[partition]);
  const squared = reach ** 2 - (ceilingM - DEVICE_HEIGHT_M) ** 2;
  return ((3 * Math.sqrt(3)) / 2) * Math.max(squared, LEAST_RADIUS_M ** 2);
}

/** Data subcarriers by channel width: IEEE 802.11ac, and from 802.11ax on. */
const SUBCARRIERS_AC: Readonly<Record<number, number>> = { 20: 52, 40: 108, 80: 234 };
const SUBCARRIERS_AX: Readonly<Record<number, number>> = { 20: 234, 40: 468, 80: 980 };
/** Bits of a symbol at MCS 7 (64-QAM, rate 5/6), which most devices of a room reach. */
const BITS = 6 * (5 / 6);
const DEVICE_STREAMS = 2;
/** Share of the physical rate that is left for data when many devices share the channel. */
export const AIRTIME = 0.5;

/** Combined throughput of the devices around one radio, in Mbps. */
export function radioMbps(
  { streams, channelWidthMhz }: RadioFigure,
  generation: number,
  widthMhz: number,
): number {
  const width = Math.min(channelWidthMhz, widthMhz);
  const [subcarriers, symbolUs] = generation < 6 ? [SUBCARRIERS_AC, 4] : [SUBCARRIERS_AX, 13.6];
  const rate = ((subcarriers[width] ?? 0) * BITS * Math.min(streams, DEVICE_STREAMS)) / symbolUs;
  return rate * AIRTIME;
}
