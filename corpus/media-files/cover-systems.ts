import type { Corpus } from '../corpus.ts';
import { COVER_SYSTEMS, type CoverSystem } from '../schema/cover-system.ts';

interface Covered {
  id: number;
  coverSystem?: CoverSystem | undefined;
  photos: readonly unknown[];
}

/** In a list of three columns, what stands this far back stands above. */
const ABOVE = 3;

/** Takes the order out of numbers that follow one another, so that lists don't fall into a pattern. */
function spread(id: number): number {
  return Math.imul(id, 0x9e3779b1) >>> 20;
}

/**
 * How the cover of each record is drawn; undefined where a photograph is shown. Each differs from the one before it, and
 * as far as it can from the one above it. It depends on older records alone: a new one changes none of theirs.
 *
 * @param records from the oldest place of a list to the newest
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

/** Lists with covers, each from the place where nothing is added to the place where something new appears. */
export function coveredLists({ solutions, cases, blog, technology, webinars }: Corpus) {
  return [
    solutions,
    cases.toReversed(),
    blog.toReversed(),
    technology.toReversed(),
    webinars.toSorted((a, b) => a.date.localeCompare(b.date)),
  ] satisfies Covered[][];
}

/** How the cover of every record is drawn, by record. */
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
