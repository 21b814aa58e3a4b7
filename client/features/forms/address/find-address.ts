import { POSTAL_FOLDER, type PostalShard } from '../../../../shared/address/postal.ts';

/** Place of a postcode. The town is empty where the code covers a whole city. */
export interface Place {
  prefecture: string;
  city: string;
  town: string;
}

/** @returns all places of the code; empty for an unknown code. */
export function placesOf(shard: PostalShard, code: string): Place[] {
  const found = shard.places[code.slice(3)] ?? shard.places[code.slice(3, 5)] ?? [];
  return found.flatMap(([id, town]) => {
    const names = shard.cities[id];
    return names ? [{ prefecture: names[0], city: names[1], town }] : [];
  });
}

/**
 * Looks a postcode up in this site's files, without sending it to a third party.
 *
 * @param code seven digits
 * @throws when the file cannot be loaded.
 */
export async function findAddress(code: string, signal: AbortSignal): Promise<Place[]> {
  const response = await fetch(`${POSTAL_FOLDER}/${code.slice(0, 3)}.json`, { signal });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`postal data: ${response.status}`);
  return placesOf((await response.json()) as PostalShard, code);
}
