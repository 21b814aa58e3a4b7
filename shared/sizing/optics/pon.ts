import type { OpticsClass, PonTechnology } from '../../products/figures.ts';
import { onSale, type SizedProduct } from '../result.ts';
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

export interface PonChoice {
  /** At the exchange, and at the subscribers. */
  olt: SizedProduct;
  onu: SizedProduct | undefined;
  olts: number;
  ports: number;
  opticsClass: OpticsClass;
  budgetDb: number;
  /** For the nearest subscriber; 0 where none is needed. */
  attenuatorDb: number;
}

function ponPorts({ figures }: SizedProduct): number {
  return (figures.linePorts ?? [])
    .filter(({ media }) => media === 'pon')
    .reduce((sum, { count }) => sum + count, 0);
}

/** The class of the device that leaves the margin, with the smallest attenuator and then the highest budget. */
function classFor({ figures }: SizedProduct, { lossDb, leastDb, marginDb }: PonWanted) {
  const fitting = (figures.opticsClasses ?? []).flatMap((opticsClass) => {
    const { min, max } = CLASS_LOSS_DB[opticsClass];
    if (max - lossDb < marginDb) return [];
    return [{ opticsClass, budgetDb: max, attenuatorDb: attenuatorDb(leastDb, min) }];
  });
  return fitting.toSorted((a, b) => a.attenuatorDb - b.attenuatorDb || b.budgetDb - a.budgetDb)[0];
}

/** PON ports for a number of subscribers behind splitters with this many branches. */
function portsFor(onus: number, branches: number, splitMax: number): number {
  return Math.ceil(onus / Math.min(branches, splitMax));
}

/** Devices of the exchange that satisfy reach and capacity, the fewest first, with a matching subscriber device. */
export function choosePon(products: readonly SizedProduct[], wanted: PonWanted): PonChoice[] {
  const fitting = onSale(products).filter(
    ({ figures }) => figures.ponTechnology === wanted.technology && (figures.ponReachKm ?? 0) >= wanted.km,
  );
  const onus = fitting.filter(({ figures }) => figures.ponSplitMax === undefined);
  return fitting
    .flatMap((olt): PonChoice[] => {
      const { ponSplitMax } = olt.figures;
      const optics = classFor(olt, wanted);
      const own = ponPorts(olt);
      if (ponSplitMax === undefined || optics === undefined || own === 0) return [];
      if (wanted.branches > ponSplitMax) return [];
      const ports = portsFor(wanted.onus, wanted.branches, ponSplitMax);
      const onu = onus.find(({ figures }) => figures.opticsClasses?.includes(optics.opticsClass));
      return [{ olt, onu, olts: Math.ceil(ports / own), ports, ...optics }];
    })
    .sort((a, b) => a.olts - b.olts || ponPorts(a.olt) - ponPorts(b.olt) || a.olt.id - b.olt.id);
}
