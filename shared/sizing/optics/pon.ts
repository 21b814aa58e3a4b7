import type { PonTechnology } from '../../products/figures.ts';
import { byKeys, onSale, type Products, type SizedProduct, sumOf } from '../result.ts';
import { attenuatorDb, CLASS_LOSS_DB } from './optical-loss.ts';

/** Requirements of a PON. */
export interface PonWanted {
  technology: PonTechnology;
  km: number;
  /** Of the farthest subscriber, and the least of the nearest one. */
  lossDb: number;
  leastDb: number;
  marginDb: number;
  /** Branches behind one port. */
  branches: number;
  onus: number;
}

function ponPorts({ figures: { linePorts = [] } }: SizedProduct): number {
  return sumOf(linePorts, ({ media, count }) => (media === 'pon' ? count : 0));
}

/** The class of the device that leaves the margin, with the smallest attenuator and then the highest budget. */
function classFor({ figures }: SizedProduct, { lossDb, leastDb, marginDb }: PonWanted) {
  const fitting = (figures.opticsClasses ?? []).flatMap((opticsClass) => {
    const { min, max } = CLASS_LOSS_DB[opticsClass];
    // The attenuator is for the nearest subscriber; 0 where none is needed.
    const optics = { opticsClass, budgetDb: max, attenuatorDb: attenuatorDb(leastDb, min) };
    return max - lossDb < marginDb ? [] : [optics];
  });
  return fitting.toSorted(byKeys((optics) => [optics.attenuatorDb, -optics.budgetDb]))[0];
}

/** Devices of the exchange that satisfy reach and capacity, the fewest first, with a matching subscriber device. */
export function choosePon(products: Products, wanted: PonWanted) {
  const fitting = onSale(products).filter(
    ({ figures }) => figures.ponTechnology === wanted.technology && (figures.ponReachKm ?? 0) >= wanted.km,
  );
  const onus = fitting.filter(({ figures }) => figures.ponSplitMax === undefined);
  return fitting
    .flatMap((olt) => {
      const { ponSplitMax = 0 } = olt.figures;
      const optics = classFor(olt, wanted);
      const own = ponPorts(olt);
      if (wanted.branches > ponSplitMax || optics === undefined || own === 0) return [];
      const ports = Math.ceil(wanted.onus / wanted.branches);
      const onu = onus.find(({ figures }) => figures.opticsClasses?.includes(optics.opticsClass));
      return [{ olt, onu, olts: Math.ceil(ports / own), ports, ...optics }];
    })
    .sort(byKeys(({ olts, olt }) => [olts, ponPorts(olt), olt.id]));
}
export type PonChoice = ReturnType<typeof choosePon>[number];
