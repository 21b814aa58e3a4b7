import type { RadioFigure } from '../products/figures.ts';

/** How far a radio reaches indoors and what it carries: values for planning on a desk, not a survey. */

/** Power that is planned with, below the 200 mW (23 dBm) that Japan allows indoors. */
const EIRP_DBM = 20;
/** Signal that voice and video calls need. */
const NEEDED_DBM = -67;
/** Left for people, furniture and fading. */
const FADING_DB = 10;
/**
 * 5 GHz, offices: power loss coefficient N (table 2, 5.2 GHz) and constant of equation (1) of Recommendation ITU-R P.1238-8, on
 * one floor: L = 20 log f + N log d − 28. Later editions fit other curves.
 */
const MEGAHERTZ = 5_500;
const LOSS_COEFFICIENT = 31;
const CONSTANT_DB = 28;
/** Where devices are held above the floor. */
const DEVICE_HEIGHT_M = 1;
/** Nobody stands closer to an access point than this. */
const LEAST_RADIUS_M = 2;

/** Loss at 5 GHz of what stands within a room (from the material properties of Recommendation ITU-R P.2040-3). */
export const PARTITIONS_DB = { none: 0, board: 4, brick: 8, concrete: 13 } as const;
export type Partition = keyof typeof PARTITIONS_DB;

/** Distance at which the signal is as strong as it has to be, m. */
export function reachM(partitionDb: number): number {
  const lossDb = EIRP_DBM - NEEDED_DBM - FADING_DB - partitionDb;
  return 10 ** ((lossDb - 20 * Math.log10(MEGAHERTZ) + CONSTANT_DB) / LOSS_COEFFICIENT);
}

/** Floor that one access point on the ceiling covers, m²: the hexagon within the circle that it reaches. */
export function coverageM2(ceilingM: number, partition: Partition): number {
  const reach = reachM(PARTITIONS_DB[partition]);
  const squared = reach ** 2 - (ceilingM - DEVICE_HEIGHT_M) ** 2;
  return ((3 * Math.sqrt(3)) / 2) * Math.max(squared, LEAST_RADIUS_M ** 2);
}

/** Subcarriers that carry data, by channel width: IEEE 802.11ac, and from 802.11ax on. */
const SUBCARRIERS_AC: Readonly<Record<number, number>> = { 20: 52, 40: 108, 80: 234 };
const SUBCARRIERS_AX: Readonly<Record<number, number>> = { 20: 234, 40: 468, 80: 980 };
/** Bits of a symbol at MCS 7 (64-QAM, rate 5/6), which most devices of a room reach. */
const BITS = 6 * (5 / 6);
const DEVICE_STREAMS = 2;
/** Of the physical rate what is left for data when many devices share the channel. */
export const AIRTIME = 0.5;

/** What the devices around one radio can send and receive together, Mbps. */
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
