import { areNeighbours, distanceKm } from '../../../shared/address/prefecture-distances.ts';

/** Distance of an office from a prefecture, in words: 「県内」, 「隣の県(約40km)」, 「約120km」; '' when unknown. */
export function distanceWords(from: string, office: string): string {
  if (from === office) return `${from.slice(-1)}内`;
  const km = distanceKm(from, office);
  if (!Number.isFinite(km)) return '';
  const about = `約${Math.max(Math.round(km / 10), 1) * 10}km`;
  if (!areNeighbours(from, office)) return about;
  return office.endsWith('県') ? `隣の県(${about})` : `隣の${office}(${about})`;
}
