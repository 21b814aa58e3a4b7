import type { OpticsClass, PonTechnology } from '../../products/figures.ts';

/** Maximum loss that the optics of a class allow, in dB: ITU-T G.984.2 with amendments (B+, C+), G.9807.1 (N and E). */
export const CLASS_BUDGET_DB: Readonly<Record<OpticsClass, number>> = {
  'B+': 28,
  'C+': 32,
  N1: 29,
  N2: 31,
  E1: 33,
  E2: 35,
};

export const PON_NAMES: Readonly<Record<PonTechnology, { label: string; waves: string; source: string }>> = {
  gpon: { label: 'GPON', waves: '下り1490nm、上り1310nm', source: 'ITU-T G.984.2' },
  'xgs-pon': { label: 'XGS-PON', waves: '下り1577nm、上り1270nm', source: 'ITU-T G.9807.1' },
};

/** Losses of the parts of a line and the reserve for later, in dB: the vendor's planning values. */
export interface PartLosses {
  perKm: number;
  connector: number;
  splice: number;
  margin: number;
  /** By the number of branches. */
  splitters: ReadonlyMap<number, number>;
}

export interface OpticalLine {
  km: number;
  connectors: number;
  splices: number;
  /** Branches of the first and of the second splitter; 1 means no splitter. */
  splits: readonly number[];
}

/** Ideal loss of a splitter in dB, for splitters without a value of the vendor. */
function idealSplitDb(branches: number): number {
  return 10 * Math.log10(branches);
}

function splitDb(branches: number, { splitters }: PartLosses): number {
  return branches <= 1 ? 0 : (splitters.get(branches) ?? idealSplitDb(branches));
}

/** Losses of one line in dB, by type of part. */
export function lossesOf({ km, connectors, splices, splits }: OpticalLine, parts: PartLosses) {
  const fibre = km * parts.perKm;
  const split = splits.reduce((sum, branches) => sum + splitDb(branches, parts), 0);
  const joints = connectors * parts.connector + splices * parts.splice;
  return { fibre, split, joints, total: fibre + split + joints };
}

/** Maximum reach of these PONs, whatever their budget (ITU-T G.984.2, G.9807.1: differential and physical reach). */
export const PON_REACH_MAX_KM = 20;

/** Length in km at which the losses of a line use up its budget, with all other parts unchanged; never negative. */
export function reachKm(budgetDb: number, line: OpticalLine, parts: PartLosses): number {
  const { split, joints } = lossesOf(line, parts);
  return Math.max(0, (budgetDb - split - joints - parts.margin) / parts.perKm);
}

/** Interfaces over single-mode or multi-mode fibre, with the loss that IEEE 802.3 allows for the channel. */
export const INTERFACES = [
  {
    name: '1000BASE-SX',
    mbps: 1_000,
    fibre: 'multi',
    maxKm: 0.55,
    lossDb: 3.56,
    source: 'IEEE 802.3 38章(OM2)',
  },
  {
    name: '10GBASE-SR',
    mbps: 10_000,
    fibre: 'multi',
    maxKm: 0.3,
    lossDb: 2.6,
    source: 'IEEE 802.3 52章(OM3)',
  },
  { name: '1000BASE-LX', mbps: 1_000, fibre: 'single', maxKm: 5, lossDb: 4.57, source: 'IEEE 802.3 38章' },
  { name: '1000BASE-LX10', mbps: 1_000, fibre: 'single', maxKm: 10, lossDb: 6, source: 'IEEE 802.3 59章' },
  { name: '10GBASE-LR', mbps: 10_000, fibre: 'single', maxKm: 10, lossDb: 6.2, source: 'IEEE 802.3 52章' },
  { name: '10GBASE-ER', mbps: 10_000, fibre: 'single', maxKm: 40, lossDb: 10.9, source: 'IEEE 802.3 52章' },
  { name: '25GBASE-LR', mbps: 25_000, fibre: 'single', maxKm: 10, lossDb: 6.3, source: 'IEEE 802.3 114章' },
  { name: '100GBASE-LR4', mbps: 100_000, fibre: 'single', maxKm: 10, lossDb: 6.3, source: 'IEEE 802.3 88章' },
] as const;
