import type { RadioFigure } from '../../products/figures.ts';

/** Reach and capacity of a radio: values for planning, no site survey. */

/** Planned powers (EIRP), 3 dB below the limits of Japan: 200 mW (23 dBm) indoors, 1 W (30 dBm) for W56 outdoors. */
const INDOOR_DBM = 20;
const OUTDOOR_DBM = 27;
/** Signal required for voice and video calls. */
const NEEDED_DBM = -67;
/** Margin for people, furniture and fading. */
const FADING_DB = 10;
/** Access points of one channel above this level wait for each other (IEEE 802.11, preamble detection at 20 MHz). */
const HEARD_DBM = -82;
/**
 * 5 GHz, offices: power loss coefficient N (table 2, 5.2 GHz) and constant of equation (1) of Recommendation ITU-R
 * P.1238-8, on one floor: L = 20 log f + N log d − 28. Later editions fit other curves.
 */
const OFFICE = { coefficient: 31, constantDb: 28 };
/**
 * Free space: L = 20 log f + 20 log d − 27.55 (ITU-R P.525). It is the median of ITU-R P.1411 for paths with line of
 * sight, up to the break point (150 m and more for antennas of 2 m and devices of 1 m).
 */
const FREE_SPACE = { coefficient: 20, constantDb: 27.55 };
const MEGAHERTZ = 5_500;
/** Height of devices above the floor. */
const DEVICE_HEIGHT_M = 1;
/** Minimum distance between a person and an access point. */
const LEAST_RADIUS_M = 2;

/** Loss of partitions within a room at 5 GHz (from the material properties of Recommendation ITU-R P.2040-3). */
export const PARTITIONS_DB = { none: 0, board: 4, brick: 8, concrete: 13 } as const;
export type Partition = keyof typeof PARTITIONS_DB;
/** Shelves filled with goods: as measured between two aisles. */
const SHELVES_DB = 20;

export const PLACES = ['indoor', 'outdoor', 'guest', 'warehouse'] as const;
type Place = (typeof PLACES)[number];

/** Propagation in a room or area. @param wall a hall has neither partitions nor low furniture */
export function propagationOf(place: Place, wall: Partition | 'hall') {
  return {
    eirpDbm: place === 'outdoor' ? OUTDOOR_DBM : INDOOR_DBM,
    partitionDb: wall === 'hall' ? 0 : PARTITIONS_DB[wall],
    freeSpace: place === 'outdoor' || wall === 'hall',
    /** Loss between two access points in addition to partitions. */
    betweenDb: place === 'warehouse' ? SHELVES_DB : 0,
  };
}
export type Propagation = ReturnType<typeof propagationOf>;

/** Distance at which a signal has lost `lossDb`, in m. */
function distanceM(lossDb: number, freeSpace: boolean): number {
  const { coefficient, constantDb } = freeSpace ? FREE_SPACE : OFFICE;
  return 10 ** ((lossDb - 20 * Math.log10(MEGAHERTZ) + constantDb) / coefficient);
}

/** Distance up to which the signal is strong enough, in m. */
export function reachM({ eirpDbm, partitionDb, freeSpace }: Propagation): number {
  return distanceM(eirpDbm - NEEDED_DBM - FADING_DB - partitionDb, freeSpace);
}

/** Area within which access points hear each other, so that they share their channels, in m². */
export function hearingM2({ eirpDbm, partitionDb, freeSpace, betweenDb }: Propagation): number {
  return Math.PI * distanceM(eirpDbm - HEARD_DBM - partitionDb - betweenDb, freeSpace) ** 2;
}

/**
 * Floor area that one access point covers from above, in m²: the hexagon within its circle of reach, or within the
 * beam of a directional antenna.
 */
export function coverageM2(ceilingM: number, propagation: Propagation, beamDegrees?: number): number {
  const above = Math.max(0, ceilingM - DEVICE_HEIGHT_M);
  const squared = reachM(propagation) ** 2 - above ** 2;
  const beam = beamDegrees ? (above * Math.tan((beamDegrees * Math.PI) / 360)) ** 2 : Infinity;
  return ((3 * Math.sqrt(3)) / 2) * Math.max(Math.min(squared, beam), LEAST_RADIUS_M ** 2);
}

/** Data subcarriers by channel width: IEEE 802.11ac, and from 802.11ax on. */
const SUBCARRIERS_AC: Readonly<Record<number, number>> = { 20: 52, 40: 108, 80: 234 };
const SUBCARRIERS_AX: Readonly<Record<number, number>> = { 20: 234, 40: 468, 80: 980 };
/** Bits of a symbol at MCS 7 (64-QAM, rate 5/6), which most devices of a room reach. */
const BITS = 6 * (5 / 6);
const DEVICE_STREAMS = 2;

/** Combined throughput of the devices around one radio, in Mbps. @param share of the physical rate for data */
export function radioMbps(
  { streams, channelWidthMhz }: RadioFigure,
  { generation, widthMhz, share }: { generation: number; widthMhz: number; share: number },
): number {
  const width = Math.min(channelWidthMhz, widthMhz);
  const [subcarriers, symbolUs] = generation < 6 ? [SUBCARRIERS_AC, 4] : [SUBCARRIERS_AX, 13.6];
  const rate = ((subcarriers[width] ?? 0) * BITS * Math.min(streams, DEVICE_STREAMS)) / symbolUs;
  return rate * share;
}
