import type { DeclaredFigures, Figures } from './figures.ts';

/** Heat of one watt in an hour (International Table Btu: 1,055.06 J, ISO 80000-5). */
const BTU_PER_WATT_HOUR = 3.412;
/** Height of one rack unit (IEC 60297-3-100). */
const RACK_UNIT_MM = 44.45;

export function btuPerHour(watts: number): number {
  return watts * BTU_PER_WATT_HOUR;
}

function rackUnitsOf(heightMm: number): number {
  return Math.ceil(heightMm / RACK_UNIT_MM);
}

/** The figures of a record with those that follow from them. */
export function withDerivedFigures(figures: DeclaredFigures): Figures {
  const { maxConsumptionW, heightMm, rackMounted } = figures;
  return {
    ...figures,
    ...(maxConsumptionW !== undefined && { maxHeatBtuPerHour: Math.round(btuPerHour(maxConsumptionW)) }),
    ...(rackMounted && heightMm !== undefined && { rackUnits: rackUnitsOf(heightMm) }),
  };
}
