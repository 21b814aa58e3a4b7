import type { OpticsClass, PonTechnology } from '../../products/figures.ts';
import { sumOf } from '../result.ts';
import { plannedValue, type Say } from '../tool.ts';

/**
 * Least and greatest loss between the two ends for the optics of a class, in dB: ITU-T G.984.2 with amendments (B+, C+),
 * G.9807.1 (N and E). Below the least, the light overloads a receiver.
 */
export const CLASS_LOSS_DB: Readonly<Record<OpticsClass, { min: number; max: number }>> = {
  'B+': { min: 13, max: 28 },
  'C+': { min: 17, max: 32 },
  N1: { min: 14, max: 29 },
  N2: { min: 16, max: 31 },
  E1: { min: 18, max: 33 },
  E2: { min: 20, max: 35 },
};

export const PON_NAMES: Readonly<Record<PonTechnology, { label: string; waves: string; source: string }>> = {
  gpon: { label: 'GPON', waves: '下り1490nm、上り1310nm', source: 'ITU-T G.984.2' },
  'xgs-pon': { label: 'XGS-PON', waves: '下り1577nm、上り1270nm', source: 'ITU-T G.9807.1' },
};

export interface OpticalLine {
  km: number;
  connectors: number;
  splices: number;
  /** Branches of the first and of the second splitter; 1 means no splitter. */
  splits: readonly number[];
}

/** Ideal loss of a splitter in dB: no splitter has less, and one without a value of the vendor is assumed to have it. */
function idealSplitDb(branches: number): number {
  return 10 * Math.log10(branches);
}

function splitDb(branches: number, { splitters }: PartLosses): number {
  return branches <= 1 ? 0 : (splitters.get(branches) ?? idealSplitDb(branches));
}

/** Removes the binary remainder of a sum: 28.000000000000004 dB must not miss a limit of 28. */
function exact(sum: number): number {
  return Number(sum.toFixed(6));
}

/** Losses of one line in dB, by type of part, and their sum where every joint has its limit. */
export function lossesOf(line: OpticalLine, parts: PartLosses, wave: Wave = 1310) {
  const { km, connectors, splices, splits } = line;
  const fibre = km * parts.perKm[wave];
  const split = sumOf(splits, (branches) => splitDb(branches, parts));
  const joints = connectors * parts.connector + splices * parts.splice;
  const jointsMax = connectors * parts.connectorMax + splices * parts.spliceMax;
  const totalWith = (own: number) => exact(fibre + split + own);
  const totals = { total: totalWith(joints), totalMax: totalWith(jointsMax) };
  return { wave, fibre, split, joints, jointsMax, ...totals };
}
export type Losses = ReturnType<typeof lossesOf>;

/** Least loss of the nearest subscriber in dB: behind the same joints and splitters, the splitters ideal. */
export function nearestDb(line: OpticalLine, nearKm: number, parts: PartLosses): number {
  const { fibre, joints } = lossesOf({ ...line, km: Math.min(nearKm, line.km) }, parts);
  const splits = line.splits.map((branches) => Math.min(splitDb(branches, parts), idealSplitDb(branches)));
  return exact(splits.reduce((sum, split) => sum + split, fibre + joints));
}

/** Deviation of a fixed attenuator from its value, in dB. */
const ATTENUATOR_TOLERANCE_DB = 0.5;

/** The fixed attenuator in whole dB that raises a loss to the minimum of a receiver; 0 where none is needed. */
export function attenuatorDb(lossDb: number, minDb: number): number {
  return lossDb >= minDb ? 0 : Math.ceil(minDb - lossDb + ATTENUATOR_TOLERANCE_DB - 1e-9);
}

/** Maximum reach of these PONs, whatever their budget (ITU-T G.984.2, G.9807.1: differential and physical reach). */
export const PON_REACH_MAX_KM = 20;

/** Length in km at which the losses of a line use up its budget, with all other parts unchanged; never negative. */
export function reachKm(budgetDb: number, line: OpticalLine, parts: PartLosses): number {
  const { split, joints } = lossesOf(line, parts);
  return Math.max(0, (budgetDb - split - joints - parts.margin) / parts.perKm[1310]);
}

const SPLITTERS = [2, 4, 8, 16, 32, 64];

/**
 * Parses the losses of the parts of a line and the reserve for later in the page's content, in dB: `0.3dB`. Without one,
 * a usual value counts.
 */
export function partLosses(say: Say) {
  const read = (name: string, usual: number) => plannedValue(say, name, usual);
  return {
    /** In the fibre, by wavelength in nm: single-mode at 1310 and 1550, multi-mode at 850 and 1300. */
    perKm: {
      1310: read('fibreLoss', 0.4),
      1550: read('fibreLoss1550', 0.25),
      850: read('fibreLoss850', 3.5),
      1300: read('fibreLoss1300', 1.5),
    },
    /** Mean of a joint, and its limit at acceptance. */
    connector: read('connectorLoss', 0.3),
    connectorMax: read('connectorMax', 0.5),
    splice: read('spliceLoss', 0.1),
    spliceMax: read('spliceMax', 0.3),
    margin: read('margin', 3),
    /** By the number of branches; near the limit. */
    splitters: new Map(
      SPLITTERS.map((branches) => [branches, read(`split${branches}`, 3.5 * Math.log2(branches))] as const),
    ),
  };
}
export type PartLosses = ReturnType<typeof partLosses>;
export type Wave = keyof PartLosses['perKm'];
