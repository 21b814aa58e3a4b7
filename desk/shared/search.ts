import type { DeskListed } from './api.ts';

/** GET /search?q= : places with these words, own drafts first; without words the records in work and recent ones. */
export interface DeskFound {
  hits: DeskHit[];
  /** Whether further places were left out. */
  isCut: boolean;
}

export interface DeskHit extends DeskListed {
  /** Title of its kind. */
  kind: string;
  /** Undefined if only the title matches. */
  place?: DeskFoundPlace | undefined;
}

/** A text of a record, around the words found: `before`, `words` and `after` follow each other in it. */
export interface DeskFoundPlace {
  /** Path in the data; `['body']` stands for the text below the fields. */
  at: (string | number)[];
  before: string;
  words: string;
  after: string;
}
