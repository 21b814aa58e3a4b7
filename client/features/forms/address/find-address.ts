/** A place that a postcode stands for. The town is empty where the code covers a whole city. */
export interface Place {
  prefecture: string;
  city: string;
  town: string;
}

/** One file of the data that ships with the site: all postcodes that begin with the same three digits. */
export interface PostalShard {
  /** Prefecture and city by the city's number. */
  cities: Record<string, [prefecture: string, city: string]>;
  /** Number of the city and town, for the last four digits; two digits where all that begin so are one building. */
  places: Record<string, [city: string, town: string][]>;
}

export const POSTAL_FOLDER = '/media/postal';

/** @returns every place of the code, none when no such code is known. */
export function placesOf(shard: PostalShard, code: string): Place[] {
  const found = shard.places[code.slice(3)] ?? shard.places[code.slice(3, 5)] ?? [];
  return found.flatMap(([id, town]) => {
    const names = shard.cities[id];
    return names ? [{ prefecture: names[0], city: names[1], town }] : [];
  });
}

/**
 * Looks a postcode up in this site's own files; nobody else learns of it.
 *
 * @param code seven digits
 * @throws when the file cannot be had.
 */
export async function findAddress(code: string, signal: AbortSignal): Promise<Place[]> {
  const answer = await fetch(`${POSTAL_FOLDER}/${code.slice(0, 3)}.json`, { signal });
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`postal data: ${answer.status}`);
  return placesOf((await answer.json()) as PostalShard, code);
}
