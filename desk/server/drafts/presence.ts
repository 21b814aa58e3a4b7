import { LRUCache } from 'lru-cache';
import type { DeskListed, DeskListing } from '../../shared/api.ts';
import type { Person } from '../repository/drafts.ts';

/** An editor counts as away after some missed repetitions of 15 s. */
const HERE_MS = 40_000;
const RECORDS_MAX = 1_000;

/** Editors who have a record open, in memory: after a restart they are known again within seconds. */
export class Presence {
  readonly #now: () => number;
  /** Names by address, with the time at which they count as away; by file. */
  readonly #open = new LRUCache<string, Map<string, { name: string; until: number }>>({ max: RECORDS_MAX });

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Notes that an editor has a record open. */
  note(file: string, { name, email }: Person): void {
    const people = this.#open.get(file) ?? new Map();
    this.#open.set(file, people.set(email, { name, until: this.#now() + HERE_MS }));
  }

  /** Names of others with the record open. */
  others(file: string, { email }: Person): string[] {
    const here = [...(this.#open.get(file) ?? [])].filter(([, { until }]) => until > this.#now());
    return here.flatMap(([one, { name }]) => (one === email ? [] : [name]));
  }

  /** Records with the names of others who have them open. */
  in(records: readonly DeskListed[], editor: Person): DeskListing {
    return { records: records.map((record) => ({ ...record, openBy: this.others(record.file, editor) })) };
  }
}
