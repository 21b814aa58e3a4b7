import type { Corpus } from '../corpus.ts';
import { COVER_SYSTEMS, type CoverSystem } from '../schema/cover-system.ts';

interface Covered {
  id: number;
  coverSystem?: CoverSystem | undefined;
  photos: readonly unknown[];
}

/** Distance to the card above in a list of three columns. */
const ABOVE = 3;

/** Hashes consecutive numbers, so that lists show no pattern. */
function spread(id: number): number {
  return Math.imul(id, 0x9e3779b1) >>> 20;
}

/**
 * Chooses the drawing of each record's cover; undefined where a photograph is shown. Each differs from the previous one
 * and, where possible, from the one above. The choice depends on older records only, so that a new record changes no
 * existing cover.
 *
 * @param records from the oldest to the newest
 */
export function chooseSystems(records: readonly Covered[]): (CoverSystem | undefined)[] {
  const chosen: (CoverSystem | undefined)[] = [];
  for (const { id, coverSystem, photos } of records) {
    const [beside, above] = [chosen.at(-1), chosen.at(-ABOVE)];
    const others = COVER_SYSTEMS.filter((system) => system !== beside);
    const fresh = others.filter((system) => system !== above);
    const from = fresh.length > 0 ? fresh : others;
    chosen.push(photos.length > 0 ? undefined : (coverSystem ?? from[spread(id) % from.length]));
  }
  return chosen;
}

/** Lists with covers, each ordered from the oldest record to the newest. */
export function coveredLists({ solutions, cases, blog, technology, webinars }: Corpus) {
  return [
    solutions,
    cases.toReversed(),
    blog.toReversed(),
    technology.toReversed(),
    webinars.toSorted((a, b) => a.date.localeCompare(b.date)),
  ] satisfies Covered[][];
}

/** The drawing of every record's cover, by record. */
export function coverSystems(corpus: Corpus): Map<object, CoverSystem> {
  return new Map(
    coveredLists(corpus).flatMap((records) => {
      const systems = chooseSystems(records);
      return records.flatMap((record, place): [object, CoverSystem][] => {
        const system = systems[place];
        return system ? [[record, system]] : [];
      });
    }),
  );
}
