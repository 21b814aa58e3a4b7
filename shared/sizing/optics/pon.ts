import type { OpticsClass, PonTechnology } from '../../products/figures.ts';
import { onSale, type SizedProduct } from '../result.ts';
import { CLASS_BUDGET_DB } from './optical-loss.ts';

/** Requirements of a PON. */
export interface PonWanted {
  technology: PonTechnology;
  km: number;
  lossDb: number;
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
}

function ponPorts({ figures }: SizedProduct): number {
  return (figures.linePorts ?? [])
    .filter(({ media }) => media === 'pon')
    .reduce((sum, { count }) => sum + count, 0);
}

/** The class with the highest budget among those that the device supports. */
function bestClass({ figures }: SizedProduct): OpticsClass | undefined {
  return figures.opticsClasses?.toSorted((a, b) => CLASS_BUDGET_DB[b] - CLASS_BUDGET_DB[a])[0];
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
      const opticsClass = bestClass(olt);
      const own = ponPorts(olt);
      if (ponSplitMax === undefined || opticsClass === undefined || own === 0) return [];
      const budgetDb = CLASS_BUDGET_DB[opticsClass];
      if (wanted.branches > ponSplitMax || budgetDb - wanted.lossDb < wanted.marginDb) return [];
      const ports = portsFor(wanted.onus, wanted.branches, ponSplitMax);
      const onu = onus.find(({ figures }) => figures.opticsClasses?.includes(opticsClass));
      return [{ olt, onu, olts: Math.ceil(ports / own), ports, opticsClass, budgetDb }];
    })
    .sort((a, b) => a.olts - b.olts || ponPorts(a.olt) - ponPorts(b.olt) || a.olt.id - b.olt.id);
}
